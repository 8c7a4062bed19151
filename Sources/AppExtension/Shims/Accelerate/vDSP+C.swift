import Foundation

// vDSP's functions of C: pointers, strides and counts.
public typealias vDSP_Stride = Int
public typealias vDSP_Length = UInt

private func numbers<T>(_ from: UnsafePointer<T>, _ stride: vDSP_Stride, _ count: vDSP_Length) -> [T] {
  (0..<Int(count)).map { from[$0 * stride] }
}
private func put<T>(_ values: [T], _ to: UnsafeMutablePointer<T>, _ stride: vDSP_Stride) {
  for (index, value) in values.enumerated() { to[index * stride] = value }
}

// MARK: Float

public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.sum(numbers(a, ia, n))
}
public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.sumOfSquares(numbers(a, ia, n))
}
public func vDSP_svemg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.sumOfMagnitudes(numbers(a, ia, n))
}
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.mean(numbers(a, ia, n))
}
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.meanMagnitude(numbers(a, ia, n))
}
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.meanSquare(numbers(a, ia, n))
}
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.rootMeanSquare(numbers(a, ia, n))
}
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.maximum(numbers(a, ia, n))
}
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.minimum(numbers(a, ia, n))
}
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = vDSP.maximumMagnitude(numbers(a, ia, n))
}
public func vDSP_maxvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ index: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let found = vDSP.indexOfMaximum(numbers(a, ia, n))
  (index.pointee, c.pointee) = (found.0 * UInt(ia), found.1)
}
public func vDSP_minvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ index: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let found = vDSP.indexOfMinimum(numbers(a, ia, n))
  (index.pointee, c.pointee) = (found.0 * UInt(ia), found.1)
}
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.add(numbers(a, ia, n), numbers(b, ib, n)), c, ic) }
/// The second less the first.
public func vDSP_vsub(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.subtract(numbers(b, ib, n), numbers(a, ia, n)), c, ic) }
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.multiply(numbers(a, ia, n), numbers(b, ib, n)), c, ic) }
/// The second divided by the first.
public func vDSP_vdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.divide(numbers(b, ib, n), numbers(a, ia, n)), c, ic) }
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.add(b.pointee, numbers(a, ia, n)), c, ic) }
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.multiply(b.pointee, numbers(a, ia, n)), c, ic) }
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.divide(numbers(a, ia, n), b.pointee), c, ic) }
public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.absolute(numbers(a, ia, n)), c, ic) }
public func vDSP_vneg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.negative(numbers(a, ia, n)), c, ic) }
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.square(numbers(a, ia, n)), c, ic) }
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length
) { c.pointee = vDSP.dot(numbers(a, ia, n), numbers(b, ib, n)) }
public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ low: UnsafePointer<Float>, _ high: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.clip(numbers(a, ia, n), to: low.pointee...max(low.pointee, high.pointee)), c, ic) }
/// Mean and standard deviation of all numbers; what is written has mean 0 and deviation 1.
public func vDSP_normalize(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>?, _ ic: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Float>,
  _ deviation: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let all = numbers(a, ia, n)
  mean.pointee = vDSP.mean(all)
  let centered = vDSP.add(-mean.pointee, all)
  deviation.pointee = vDSP.rootMeanSquare(centered)
  if let c { put(vDSP.divide(centered, deviation.pointee), c, ic) }
}

// MARK: Double

public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.sum(numbers(a, ia, n))
}
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.sumOfSquares(numbers(a, ia, n))
}
public func vDSP_svemgD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.sumOfMagnitudes(numbers(a, ia, n))
}
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.mean(numbers(a, ia, n))
}
public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.meanMagnitude(numbers(a, ia, n))
}
public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.meanSquare(numbers(a, ia, n))
}
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.rootMeanSquare(numbers(a, ia, n))
}
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.maximum(numbers(a, ia, n))
}
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.minimum(numbers(a, ia, n))
}
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  c.pointee = vDSP.maximumMagnitude(numbers(a, ia, n))
}
public func vDSP_maxviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ index: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let found = vDSP.indexOfMaximum(numbers(a, ia, n))
  (index.pointee, c.pointee) = (found.0 * UInt(ia), found.1)
}
public func vDSP_minviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ index: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let found = vDSP.indexOfMinimum(numbers(a, ia, n))
  (index.pointee, c.pointee) = (found.0 * UInt(ia), found.1)
}
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.add(numbers(a, ia, n), numbers(b, ib, n)), c, ic) }
/// The second less the first.
public func vDSP_vsubD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.subtract(numbers(b, ib, n), numbers(a, ia, n)), c, ic) }
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.multiply(numbers(a, ia, n), numbers(b, ib, n)), c, ic) }
/// The second divided by the first.
public func vDSP_vdivD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.divide(numbers(b, ib, n), numbers(a, ia, n)), c, ic) }
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.add(b.pointee, numbers(a, ia, n)), c, ic) }
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.multiply(b.pointee, numbers(a, ia, n)), c, ic) }
public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.divide(numbers(a, ia, n), b.pointee), c, ic) }
public func vDSP_vabsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.absolute(numbers(a, ia, n)), c, ic) }
public func vDSP_vnegD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.negative(numbers(a, ia, n)), c, ic) }
public func vDSP_vsqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { put(vDSP.square(numbers(a, ia, n)), c, ic) }
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length
) { c.pointee = vDSP.dot(numbers(a, ia, n), numbers(b, ib, n)) }
public func vDSP_vclipD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ low: UnsafePointer<Double>, _ high: UnsafePointer<Double>,
  _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { put(vDSP.clip(numbers(a, ia, n), to: low.pointee...max(low.pointee, high.pointee)), c, ic) }
/// Mean and standard deviation of all numbers; what is written has mean 0 and deviation 1.
public func vDSP_normalizeD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?, _ ic: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Double>,
  _ deviation: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let all = numbers(a, ia, n)
  mean.pointee = vDSP.mean(all)
  let centered = vDSP.add(-mean.pointee, all)
  deviation.pointee = vDSP.rootMeanSquare(centered)
  if let c { put(vDSP.divide(centered, deviation.pointee), c, ic) }
}
