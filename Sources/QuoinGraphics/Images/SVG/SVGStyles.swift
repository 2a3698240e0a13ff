import Foundation
import QuoinDiagnostics
import QuoinMarkup

/// The rules of an SVG's style sheets, as far as they say what drawing takes.
///
/// A selector that is more than one name is taken to match every element, so that no rule is missed.
struct SVGStyles {
  private struct Rule {
    enum Subject {
      case type(String)
      case styleClass(Substring)
      case id(String)
      case any
    }

    let subject: Subject
    let declarations: [(property: String, value: String)]

    init(selector: String, declarations: [(property: String, value: String)]) {
      let name = selector.dropFirst()
      let isPlain = name.unicodeScalars.allSatisfy {
        $0 == "-" || $0 == "_" || CharacterSet.alphanumerics.contains($0)
      }
      subject =
        switch selector.first {
        case "." where isPlain: .styleClass(name)
        case "#" where isPlain: .id(String(name))
        case let first? where isPlain && first.isLetter: .type(selector)
        default: .any
        }
      self.declarations = declarations
    }
  }

  private var rules: [Rule] = []
  /// How many selectors there are.
  var count: Int { rules.count }

  /// What librsvg takes to try the rules on one element, in steps of about 10 ns; about a byte is held for each.
  ///
  /// Each name in a selector is matched against the elements around.
  private(set) var stepsPerElement = 0
  /// Whether functions in a selector nest deeper than drawings have them; librsvg reads them with as much stack.
  private(set) var isTooDeep = false

  private static let depthLimit = 32

  /// Reads a style sheet; nothing when it loads others or hides names behind escapes.
  mutating func add(_ sheet: String) -> Bool {
    guard !sheet.contains("\\"), !sheet.lowercased().contains("@import") else { return false }
    var text = ""
    var selector = ""
    var depth = 0
    for character in Self.withoutComments(sheet).unicodeScalars {
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      if depth > Self.depthLimit { isTooDeep = true }
      switch character {
      case "{":
        selector = text.trimmingCharacters(in: .whitespacesAndNewlines)
        text = ""
      case "}":
        if !selector.lowercased().hasPrefix("@font-face") {
          let declarations = Self.declarations(text)
          stepsPerElement += 4 + 2 * selector.utf8.count
          for part in selector.split(separator: ",") {
            let part = part.trimmingCharacters(in: .whitespacesAndNewlines)
            rules.append(Rule(selector: part, declarations: declarations))
          }
        }
        text = ""
      default: text.unicodeScalars.append(character)
      }
    }
    return true
  }

  /// All values that an element may have for properties, from attributes, its own style and the sheets.
  func values(of element: MarkupElement, localName: String) -> [(property: String, value: String)] {
    var found: [(property: String, value: String)] = []
    var classes: Set<Substring> = []
    var id = ""
    for attribute in element.attributes {
      let value = attribute.value
      switch attribute.name {
      case "style": found += Self.declarations(Self.withoutComments(value))
      case "class": classes = Set(value.split { $0.isWhitespace })
      case "id": id = value
      default: found.append((attribute.name.lowercased(), value))
      }
    }
    for rule in rules {
      let matches =
        switch rule.subject {
        case .styleClass(let name): classes.contains(name)
        case .id(let name): id == name
        case .type(let name): name == localName
        case .any: true
        }
      if matches { found += rule.declarations }
    }
    return found
  }

  private static func declarations(_ text: String) -> [(property: String, value: String)] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      return (
        part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var parts = text.components(separatedBy: "/*")
    for index in parts.indices.dropFirst() {
      let end = parts[index].range(of: "*/")
      parts[index] = end.map { String(parts[index][$0.upperBound...]) } ?? ""
    }
    return parts.joined()
  }
}
