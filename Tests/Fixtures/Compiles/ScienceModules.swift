// language modes: 5 6
// Modules that shared files import for a few functions.
import Accelerate
import CloudKit
import JavaScriptCore
import SwiftUI
import simd

struct Blend {
  var from: simd_float3
  var to: SIMD3<Float>

  func color(at t: Float) -> Color {
    let eased = simd_smoothstep(0, 1, t)
    let mixed = simd_clamp(simd_mix(from, to, simd_float3(repeating: eased)), .zero, simd_float3(1, 1, 1))
    let length = simd_length(to - from)
    guard length > 0, simd_distance(from, to) > 0.001 else { return .black }
    return Color(red: Double(mixed.x), green: Double(mixed.y), blue: Double(mixed.z))
  }
}

func meshPoints(_ time: Double) -> [SIMD2<Float>] {
  let turn = float2x2([SIMD2(Float(cos(time)), Float(sin(time))), SIMD2(Float(-sin(time)), Float(cos(time)))])
  return [simd_float2(0, 0), simd_float2(0.5, 0), simd_make_float2(1, 0)].map {
    simd_normalize(turn * $0 + 0.5)
  }
}

func transform() -> simd_float4x4 {
  var matrix = matrix_identity_float4x4
  matrix.columns.3 = SIMD4<Float>(1, 2, 3, 1)
  let turn = simd_quatf(angle: .pi / 2, axis: SIMD3<Float>(0, 1, 0))
  let point = turn.act([1, 0, 0])
  let other = simd_float4x4(turn)
  let scaled = simd_float4x4(diagonal: [2, 2, 2, 1])
  return simd_mul(matrix, other) * scaled.inverse * Float(dot(point, point) + max(point, .zero).x)
}

func level(_ samples: [Float], _ steps: [Double]) -> Double {
  var mean: Float = 0
  vDSP_meanv(samples, 1, &mean, vDSP_Length(samples.count))
  var scaled = [Float](repeating: 0, count: samples.count)
  vDSP.multiply(2, samples, result: &scaled)
  vDSP.add(-6, steps, result: &scaled.doubles)
  let peak = vDSP.maximum(vDSP.absolute(samples))
  let total: Double = vDSP.sum(steps) / vDSP.mean(steps)
  return total + Double(vDSP.rootMeanSquare(scaled) + peak + mean)
}
extension [Float] {
  var doubles: [Double] {
    get { map(Double.init) }
    set { self = newValue.map(Float.init) }
  }
}

final class Cloud: ObservableObject {
  private lazy var database = CKContainer(identifier: "iCloud.org.example").privateCloudDatabase

  func titles() async -> [String] {
    do {
      guard try await CKContainer.default().accountStatus() == .available else { return [] }
      let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
      query.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
      let (matches, _) = try await database.records(matching: query, resultsLimit: 5)
      return matches.compactMap { try? $0.1.get() }.compactMap { $0["title"] as? String }
    } catch let error as CKError where error.code == .notAuthenticated {
      return []
    } catch {
      return [error.localizedDescription]
    }
  }

  func save(_ title: String) {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
    record["title"] = title
    record["date"] = Date()
    record["done"] = true
    record.setValue(3, forKey: "count")
    database.save(record) { saved, error in
      if let error = error as? CKError { print(error.code, saved?.recordID.recordName ?? "-") }
    }
  }
}

func evaluate(_ script: String) -> Double? {
  guard let context = JSContext() else { return nil }
  context.exceptionHandler = { _, exception in print(exception?.toString() ?? "-") }
  context.setObject(3, forKeyedSubscript: "count" as NSString)
  guard let result = context.evaluateScript(script), !result.isUndefined else { return nil }
  return result.toDouble() + (context.objectForKeyedSubscript("count")?.toDouble() ?? 0)
}
