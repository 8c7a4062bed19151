import Foundation
internal import SessionSettings

/// What describes where a container keeps its objects.
public protocol DataStoreConfiguration: Hashable {
  var name: String { get }
  var schema: Schema? { get set }
}

/// Where a container keeps its objects: a file of the App Group's container, of the process's own, or memory.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Sendable {
  public struct GroupContainer: Hashable, Sendable {
    enum Kind: Hashable { case automatic, none, identifier(String) }
    let kind: Kind
    /// The first App Group of the target's entitlements; without one, the process's own folder.
    public static var automatic: GroupContainer { GroupContainer(kind: .automatic) }
    public static var none: GroupContainer { GroupContainer(kind: .none) }
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(kind: .identifier(groupName))
    }
  }
  /// A store is never synchronised here.
  public struct CloudKitDatabase: Hashable, Sendable {
    public static var automatic: CloudKitDatabase { CloudKitDatabase() }
    public static var none: CloudKitDatabase { CloudKitDatabase() }
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public let name: String
  public var schema: Schema?
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public var groupAppContainerIdentifier: String? {
    if case .identifier(let name) = groupContainer.kind { return name }
    return nil
  }
  public var cloudKitContainerIdentifier: String? { nil }
  public var id: String { url.absoluteString }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    url = StoreFolder.url(of: groupContainer.kind).appendingPathComponent("\(self.name).store")
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupContainer = .none
  }
  public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// Folders of stores.
enum StoreFolder {
  static func url(of kind: ModelConfiguration.GroupContainer.Kind) -> URL {
    let group: URL? =
      switch kind {
      case .none: nil
      case .automatic: AppGroups.firstEntitled
      case .identifier(let name): AppGroups.container(name)
      }
    let library = group?.appendingPathComponent("Library", isDirectory: true) ?? AppGroups.ownLibrary
    return library.appendingPathComponent("Application Support", isDirectory: true)
  }
}
