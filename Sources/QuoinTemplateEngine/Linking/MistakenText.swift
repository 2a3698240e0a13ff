import QuoinDiagnostics

/// What other languages write for a new line or a value, and what is drawn here as it stands.
enum MistakenText: Equatable {
  /// A backslash with a letter, as in `\n`.
  case escape(Character)
  /// A value as Swift inserts it.
  case swift(String)
  /// A value as shells and scripts insert it.
  case dollar(String)

  /// Names of amounts, in front of which a sign for dollars may be meant.
  private static let amounts = [
    "price", "amount", "total", "cost", "sum", "usd", "dollar", "fee", "tax", "balance", "value", "revenue",
    "pay",
    "budget", "salary", "rate", "fare", "due", "net", "gross", "discount", "spent", "earned", "money",
  ]

  /// The first mistake in a text with expressions in braces; nothing where there is none.
  init?(in text: String) {
    // The parts of a path are no escapes.
    guard text.contains("\\") || text.contains("${"), !text.contains(":\\") else { return nil }
    let characters = Array(text)
    var depth = 0
    for (index, character) in characters.enumerated() {
      let rest = characters[(index + 1)...]
      switch character {
      case "{":
        let name = String(rest.prefix { $0 != "}" })
        if depth == 0, index > 0, characters[index - 1] == "$", Self.isName(name), !Self.isAmount(name) {
          self = .dollar(name)
          return
        }
        depth += 1
      case "}": depth = max(0, depth - 1)
      case "\\" where depth == 0:
        if rest.first == "(", let end = rest.firstIndex(of: ")"),
          Self.isName(String(rest[rest.startIndex + 1..<end]))
        {
          self = .swift(String(rest[rest.startIndex + 1..<end]))
          return
        }
        if let letter = rest.first, letter == "n" || letter == "t" || letter == "r" {
          self = .escape(letter)
          return
        }
      default: break
      }
    }
    return nil
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private static func isAmount(_ name: String) -> Bool {
    let name = name.lowercased()
    return amounts.contains { name.contains($0) }
  }
}

extension Diagnostic {
  static func mistakenText(_ mistake: MistakenText) -> Diagnostic {
    switch mistake {
    case .escape(let letter):
      Diagnostic(
        .warning,
        "“\\\(letter)” is drawn as it is written; \(letter == "t" ? "a tab is &#9;" : "a new line is &#10;") in a text",
        notes: [Note("In expressions it is written as in '\\\(letter)'")])
    case .swift(let name):
      Diagnostic(
        .warning, "“\\(\(name))” is drawn as it is written; a value is inserted by {\(name)}")
    case .dollar(let name):
      Diagnostic(
        .warning,
        "The “$” before {\(name)} is drawn as it is written; a value is inserted by {\(name)} alone",
        notes: [Note("{'$'} says that the sign is meant")])
    }
  }
}
