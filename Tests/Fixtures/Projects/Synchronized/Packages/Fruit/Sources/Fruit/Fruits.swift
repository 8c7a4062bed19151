import Foundation

public enum Fruits {
  /// Of a resource of the package.
  public static var names: [String] {
    guard let url = Bundle.module.url(forResource: "fruits", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}
