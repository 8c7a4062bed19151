import ActivityKit
import Archive
import Foundation
import SwiftUI

/// What an `ActivityConfiguration` hands to the extension's server: how to read attributes and state, and the views to draw.
@MainActor final class ActivityDriver {
  /// The bare name of the attributes' type.
  let attributesType: String
  /// What JSON attributes and state are read from. Found out when it is first asked for.
  private(set) lazy var shapes = makeShapes()
  private let makeShapes: @MainActor () -> (attributes: JSONShape, state: JSONShape)
  private let read: @MainActor (ActivityRequest, ActivityDriver) -> Result<LoadedActivity, ExtensionFailure>

  init<Attributes: ActivityAttributes, Content: View>(
    _ type: Attributes.Type, content: @escaping (ActivityViewContext<Attributes>) -> Content,
    island: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    attributesType = String(describing: type)
    makeShapes = {
      (ShapeProbe.shape(of: Attributes.self), ShapeProbe.shape(of: Attributes.ContentState.self))
    }
    read = { request, driver in
      let attributes: Attributes
      let state: Attributes.ContentState
      do {
        attributes = try JSONDecoder().decode(Attributes.self, from: request.attributes)
      } catch {
        return .failure(driver.attributesFailure(error, request.attributes))
      }
      do {
        state = try JSONDecoder().decode(Attributes.ContentState.self, from: request.state)
      } catch {
        return .failure(driver.stateFailure(error, request.state))
      }
      let context = ActivityViewContext(
        activityID: request.activityID, attributes: attributes, state: state, isStale: request.isStale)
      return .success(
        LoadedActivity(
          content: AnyView(ActivityContentView(context: context, content: content)), island: island(context)))
    }
  }

  /// Attributes and state read as `JSONDecoder`'s defaults do.
  func load(_ request: ActivityRequest) -> Result<LoadedActivity, ExtensionFailure> { read(request, self) }

  private func attributesFailure(_ error: any Error, _ json: Data) -> ExtensionFailure {
    DecodingSentence(subject: "the attributes of \(attributesType)", json: json, shape: shapes.attributes)
      .failure(error, code: .attributesNotDecoded)
  }
  private func stateFailure(_ error: any Error, _ json: Data) -> ExtensionFailure {
    DecodingSentence(subject: "the content state of \(attributesType)", json: json, shape: shapes.state)
      .failure(error, code: .contentNotDecoded)
  }
}

/// An activity whose attributes and state were read.
@MainActor struct LoadedActivity {
  let content: AnyView
  let island: DynamicIsland
}

/// Calls the configuration's content closure inside an evaluation, so that it sees the environment.
private struct ActivityContentView<Context, Content: View>: View {
  let context: Context
  let content: (Context) -> Content
  var body: some View { content(context) }
}
