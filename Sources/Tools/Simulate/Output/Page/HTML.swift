/// Numbers as a page wants them.
enum HTML {
  /// A number with at most two digits behind the point.
  static func decimal(_ value: Double) -> String {
    let text = percent(value / 100)
    return String(text.dropLast())
  }

  /// A length as a share of a hundred, with two digits.
  static func percent(_ share: Double) -> String {
    let hundredths = Int((max(0, min(1, share.isFinite ? share : 0)) * 10_000).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(whole)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
  }
}
