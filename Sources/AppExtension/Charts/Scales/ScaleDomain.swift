import Foundation

/// The values that a scale holds.
public struct _ScaleDomainOutputs {
  var domain: DomainSpec
}

/// What was said about a domain.
package struct DomainSpec {
  package enum Values {
    case automatic
    case interval(ChartValue, ChartValue)
    case list([ChartValue])
  }
  package var values = Values.automatic
  var includesZero: Bool?
  var reversed = false
  var modify: (([ChartValue]) -> [ChartValue])?
  package init() {}
}

public protocol ScaleDomain {
  func _makeScaleDomain() -> _ScaleDomainOutputs
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    var domain = DomainSpec()
    domain.values = .interval(lowerBound.chartValue, upperBound.chartValue)
    return _ScaleDomainOutputs(domain: domain)
  }
}
extension Collection where Element: Plottable {
  fileprivate var listed: _ScaleDomainOutputs {
    var domain = DomainSpec()
    let values = prefix(_MarkCollector.most).map(\.chartValue)
    domain.values = .list(values)
    return _ScaleDomainOutputs(domain: domain)
  }
}
extension Array: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { listed }
}
extension ArraySlice: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { listed }
}

/// The domain of the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let domain: DomainSpec
  public func _makeScaleDomain() -> _ScaleDomainOutputs { _ScaleDomainOutputs(domain: domain) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(domain: DomainSpec()) }
  /// The domain of the data, with zero or without, the other way round.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    var domain = DomainSpec()
    domain.includesZero = includesZero
    domain.reversed = reversed ?? false
    return AutomaticScaleDomain(domain: domain)
  }
  /// The domain of the data, changed.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = automatic(includesZero: includesZero, reversed: reversed).domain
    domain.modify = { values in
      var typed = values.compactMap { DataValue($0) }
      modifyInferredDomain(&typed)
      return typed.map(\.chartValue)
    }
    return AutomaticScaleDomain(domain: domain)
  }
}
