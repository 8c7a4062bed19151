// language modes: 6
import ActivityKit
import Foundation

// What Apple's SDK refuses of ActivityKit, and, without a mark, what it only warns of.

struct NotHashable: ActivityAttributes {  // refused: does not conform to protocol 'ActivityAttributes'
  struct ContentState: Codable { var value: [Int] }
}

struct WithoutState: ActivityAttributes {  // refused: does not conform to protocol 'ActivityAttributes'
  var name: String
}

struct NotCodable: ActivityAttributes {  // refused: does not conform to protocol
  struct ContentState: Codable, Hashable {}
  var thread: Thread
}

struct Score: ActivityAttributes {
  struct ContentState: Codable, Hashable { var home: Int }
  var team: String
}

func wrong(_ activity: Activity<Score>, _ state: Score.ContentState) async throws {
  _ = ActivityContent(state: state)  // refused: missing argument for parameter 'staleDate'
  await activity.update(state)  // refused: missing argument label 'using:'
  activity.update(ActivityContent(state: state, staleDate: nil))  // refused: expression is 'async'
  activity.attributes = Score(team: "B")  // refused: 'attributes' is a 'let' constant
  activity.content.state.home = 1  // refused: cannot assign to property
  await activity.end(nil, dismissalPolicy: .after(3600))  // refused: cannot convert value of type 'Int'
  _ = Activity<Score>()  // refused: initializer is inaccessible
  _ = AlertConfiguration(title: "T", body: "B")  // refused: missing argument for parameter 'sound'
}

// The forms of iOS 16.1, and the names that no SDK has.
func old(_ activity: Activity<Score>, _ state: Score.ContentState, _ date: Date) async throws {
  _ = try Activity.request(attributes: Score(team: "A"), contentState: state, pushType: .token)
  _ = try Activity.request(
    attributes: Score(team: "A"), content: ActivityContent(state: state, staleDate: nil), style: .standard,
    alertConfiguration: AlertConfiguration(title: "T", body: "B", sound: .default), startDate: date)
  await activity.update(using: activity.contentState)
  await activity.update(using: state, alertConfiguration: nil)
  for await state in activity.contentStateUpdates { print(state) }
  await activity.end(dismissalPolicy: .immediate)
  await activity.end(using: state, dismissalPolicy: .default)
  do { throw ActivityError.notEnabled } catch let error as ActivityError {
    switch error {
    case .dataTooLarge, .tooManyActivities: break
    default: throw error
    }
  }
}
