import Archive
import Foundation

extension RandomValues {
  mutating func value(depth: Int = 0) -> IntentValue {
    switch int(0...(depth < 3 ? 13 : 12)) {
    case 0: .nothing
    case 1: .bool(bool())
    case 2: .integer(Int64.random(in: .min ... .max, using: &random))
    case 3: .number(number() * 1e9)
    case 4: .string(string())
    case 5: .date(date())
    case 6: .dateComponents(["year": 2026, "month": Int64(int(1...12))])
    case 7: .url(string())
    case 8: .measurement(number(), unit: string())
    case 9: .file(name: string(), type: maybe { $0.string() }, data: data())
    case 10: .choice(string())
    case 11: .entity(string())
    case 12: .coded(string())
    default: .list(list(0...3) { $0.value(depth: depth + 1) })
    }
  }

  mutating func values() -> IntentValues {
    Dictionary(list(0...3) { ("p\($0.int(0...9))", $0.value()) }) { first, _ in first }
  }

  mutating func subject() -> ConfigurationSubject {
    ConfigurationSubject(kind: string(), family: maybe { $0.choice(WidgetFamily.self) })
  }

  mutating func parameter() -> ParameterDescription {
    let kind: ParameterDescription.Kind =
      switch int(0...11) {
      case 0: .bool
      case 1:
        .integer(
          lowest: maybe { Int64($0.int(-9...0)) }, highest: maybe { Int64($0.int(1...9)) },
          style: choice(ParameterDescription.NumberStyle.self))
      case 2:
        .number(
          lowest: maybe { $0.number() }, highest: maybe { $0.number() },
          style: choice(ParameterDescription.NumberStyle.self))
      case 3: .string(isMultiline: bool())
      case 4: .date(choice(ParameterDescription.DateStyle.self))
      case 5: .dateComponents
      case 6: .url
      case 7: .measurement(units: list(0...3) { $0.string() })
      case 8: .file(types: list(0...3) { $0.string() })
      case 9: .choice
      case 10: .entity
      default: .other(string())
      }
    return ParameterDescription(
      name: string(), title: string(), summary: maybe { $0.string() }, prompt: maybe { $0.string() },
      kind: kind, isOptional: bool(), isList: bool(), fewest: maybe { $0.int(0...9) },
      most: maybe { $0.int(0...9) }, defaultValue: maybe { $0.value() }, hasOptions: bool(),
      isSearchable: bool(), dependsOn: list(0...3) { $0.string() })
  }

  mutating func intent() -> IntentDescription {
    IntentDescription(
      name: string(), title: string(), summary: maybe { $0.string() },
      parameters: list(0...3) { $0.parameter() })
  }

  mutating func display() -> ValueDisplay {
    let pictures: [ValueDisplay.Picture?] = [nil, .symbol(string()), .data(data())]
    return ValueDisplay(title: string(), subtitle: maybe { $0.string() }, picture: pictures[int(0...2)])
  }

  mutating func sheet() -> ConfigurationSheet {
    ConfigurationSheet(
      title: string(), summary: maybe { $0.string() },
      rows: list(0...3) {
        ConfigurationSheet.Row(
          parameter: $0.parameter(), value: $0.maybe { $0.value() }, displays: $0.list(0...2) { $0.display() }
        )
      },
      sentence: list(0...3) { $0.bool() ? .text($0.string()) : .parameter($0.string()) }, values: values(),
      findings: list(0...2) { $0.diagnostic() })
  }

  mutating func options() -> OptionList {
    OptionList(
      prompt: maybe { $0.string() },
      sections: list(0...3) {
        OptionList.Section(
          title: $0.maybe { $0.string() }, subtitle: $0.maybe { $0.string() },
          options: $0.list(0...3) { OptionList.Option(value: $0.value(), display: $0.display()) })
      }, total: int(0...9), findings: list(0...2) { $0.diagnostic() })
  }

  mutating func outcome() -> PerformOutcome {
    let endings: [PerformOutcome.Ending] = [
      .done, .needsAuthentication,
      .failed(ExtensionFailure(code: choice(ExtensionFailure.Code.self), message: string())),
    ]
    return PerformOutcome(
      ending: endings[int(0...2)], intent: string(), dialog: maybe { $0.string() },
      opens: maybe { $0.string() }, opensApp: bool(), appProcess: maybe { $0.string() },
      value: maybe { $0.string() }, seconds: fraction(), findings: list(0...2) { $0.diagnostic() })
  }

  mutating func controlDescription() -> ControlDescription {
    ControlDescription(
      kind: string(), displayName: maybe { $0.string() }, summary: maybe { $0.string() },
      intent: maybe { $0.intent() }, promptsForConfiguration: bool())
  }

  mutating func words() -> ControlState.Words {
    ControlState.Words(
      title: string(), value: maybe { $0.string() }, hint: string(), status: maybe { $0.string() },
      symbol: maybe { $0.string() })
  }

  mutating func control() -> ControlState {
    ControlState(
      template: choice(ControlState.Template.self), isOn: bool(), isDisabled: bool(),
      isPrivacySensitive: bool(), tint: maybe { $0.color() }, action: string(), opensApp: bool(),
      off: words(), on: words(),
      faces: list(0...2) {
        ControlState.Face(size: $0.choice(ControlSpan.self), isOn: $0.bool(), scene: $0.scene())
      }, seconds: fraction(), findings: list(0...2) { $0.diagnostic() })
  }

  mutating func hostAnswer() -> HostAnswer {
    HostAnswer(
      placed: list(0...3) {
        HostAnswer.Placed(
          kind: $0.string(), family: $0.maybe { $0.choice(WidgetFamily.self) }, values: $0.values(),
          token: $0.maybe { $0.token() })
      }, token: maybe { $0.token() })
  }
}
