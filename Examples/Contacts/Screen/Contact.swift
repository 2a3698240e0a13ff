/// A person to call or to write to.
public struct Contact: Hashable, Sendable {
  public let id: Int
  public let firstName: String
  public let lastName: String
  /// What is worth knowing, in as many lines as it takes; empty for most.
  public let note: String

  public var name: String { "\(firstName) \(lastName)" }
  public var initials: String { "\(firstName.prefix(1))\(lastName.prefix(1))" }
}

extension Contact {
  private static let firstNames = [
    "Ada", "Amir", "Anna", "Bao", "Carla", "Chen", "David", "Elif", "Emma", "Farid", "Grace", "Hana", "Igor",
    "Ines",
    "Jonas", "Kofi", "Lena", "Luis", "Maya", "Mona", "Nils", "Noor", "Olga", "Paul", "Rosa", "Sami", "Tara",
    "Umar",
    "Vera", "Yuki",
  ]
  private static let lastNames = [
    "Adams", "Baker", "Costa", "Dahl", "Eriksen", "Fischer", "Garcia", "Hansen", "Ivanova", "Jensen", "Kaya",
    "Lopez",
    "Meyer", "Nguyen", "Okafor", "Park", "Quist", "Rossi", "Silva", "Tanaka", "Ueda", "Varga", "Weber", "Xu",
    "Yilmaz",
    "Zhang",
  ]
  private static let notes = [
    "Met at the conference in Lisbon; prefers mail to calls.",
    "Neighbour. Has the spare key, and waters the plants when we are away for more than a week.",
    "Dentist",
    "Plays the cello; rehearsals on Tuesdays.",
  ]

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// So many people, always the same.
  public static func people(_ count: Int) -> [Contact] {
    (0..<count).map { number in
      let (last, rest) = (number % lastNames.count, number / lastNames.count)
      let (first, middle) = (rest % firstNames.count, rest / firstNames.count)
      return Contact(
        id: number, firstName: "\(firstNames[first]) \(Self.letters[middle % Self.letters.count]).",
        lastName: lastNames[last],
        note: (number + middle) % 5 == 0 ? notes[(first + middle) % notes.count] : "")
    }
  }
}
