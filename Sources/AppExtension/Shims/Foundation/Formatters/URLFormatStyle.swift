import Foundation

extension URL {
  /// An address as it is shown: `https://example.com/path` without user, query and fragment, unless asked for.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }
    /// Whether a part is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate enum Rule: Codable, Hashable {
        case always, never
        case when(Component, Set<String>, isShown: Bool)
      }
      fileprivate let rule: Rule
      public static let always = Self(rule: .always)
      public static let never = Self(rule: .never)
      /// Only where another part is one of these.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: .when(component, requirements, isShown: true))
      }
      /// Not where another part is one of these.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: .when(component, requirements, isShown: false))
      }
      public static func omitIfHTTPFamily() -> Self { omitWhen(.scheme, matches: ["http", "https"]) }
    }
    /// Which part of a host's name is shown.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate var display = ComponentDisplayOption.always
      fileprivate var subdomains: Set<String> = []
      fileprivate var isLeastOnly = false
      public static let always = Self()
      public static let never = Self(display: .never)
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(display: .displayWhen(component, matches: requirements))
      }
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(display: .omitWhen(component, matches: requirements))
      }
      public static func omitIfHTTPFamily() -> Self { Self(display: .omitIfHTTPFamily()) }
      /// Without these names in front, such as `www`; with `includeMultiLevelSubdomains` without all but the last two names, too.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self { Self(subdomains: subdomainsToOmit, isLeastOnly: omitMultiLevelSubdomains) }
    }

    private var parts: [Component: ComponentDisplayOption]
    private var hostOption: HostDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily(), path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      parts = [
        .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
        .fragment: fragment,
      ]
      hostOption = host
    }

    private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
      var copy = self
      copy.parts[component] = option
      return copy
    }
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(.user, strategy) }
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(.password, strategy) }
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(.port, strategy) }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(.query, strategy) }
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(.fragment, strategy) }
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      var copy = self
      copy.hostOption = strategy
      return copy
    }

    public func format(_ value: URL) -> String {
      guard let components = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      var text = ""
      func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
        guard let part = Self.text(component, of: components) else { return nil }
        switch option.rule {
        case .always: return part
        case .never: return nil
        case .when(let other, let values, let isShown):
          return (Self.text(other, of: components).map(values.contains) ?? false) == isShown ? part : nil
        }
      }
      func shown(_ component: Component) -> String? { shown(component, parts[component] ?? .never) }
      let host = shown(.host, hostOption.display).map(shortened)
      if let scheme = shown(.scheme) { text = scheme + (components.host == nil ? ":" : "://") }
      if let user = shown(.user) { text += user + (shown(.password).map { ":" + $0 } ?? "") + "@" }
      if let host { text += host }
      if let port = shown(.port) { text += ":" + port }
      if let path = shown(.path) { text += path }
      if let query = shown(.query) { text += "?" + query }
      if let fragment = shown(.fragment) { text += "#" + fragment }
      return text
    }

    private func shortened(_ host: String) -> String {
      var names = host.split(separator: ".").map(String.init)
      while names.count > 2, hostOption.isLeastOnly || hostOption.subdomains.contains(names[0]) {
        names.removeFirst()
      }
      return names.joined(separator: ".")
    }

    private static func text(_ component: Component, of url: URLComponents) -> String? {
      switch component {
      case .scheme: url.scheme
      case .user: url.user
      case .password: url.password
      case .host: url.host
      case .port: url.port.map(String.init)
      case .path: url.path.isEmpty ? nil : url.path
      case .query: url.query
      case .fragment: url.fragment
      }
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
    format.format(self)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { Self() }
}
