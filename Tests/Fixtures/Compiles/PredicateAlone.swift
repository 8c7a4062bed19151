// language modes: 5 6
import Foundation

struct Bird {
  var name: String
  var weight: Double?
}

/// The macros of Foundation come with `import Foundation` alone.
func light(than most: Double) -> Predicate<Bird> {
  #Predicate<Bird> { bird in
    if let weight = bird.weight {
      return weight < most
    } else {
      return bird.name.localizedStandardContains("wren")
    }
  }
}

func some(in birds: [Bird], called name: String) throws -> [Bird] {
  try birds.filter(#Predicate { $0.name.localizedStandardContains(name) && !$0.name.isEmpty })
}
