import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine

/// The names that the expressions of a file use, with where.
///
/// What may be an expression counts as one, so that a name that is not in here is used for certain by none.
struct NameUses: Sendable {
  /// The places at which each name is used, ascending, in bytes.
  private var places: [String: [Int]] = [:]

  /// Collects the names of a file.
  init(of markup: Markup) {
    for case .enter(let node) in markup.document.events {
      switch node.kind {
      case .text where !node.isWhiteSpace: note(inText: node.value, at: node.range.lowerBound)
      case .cdata: note(inText: node.value, at: node.range.lowerBound)
      case .element:
        guard let element = node.element else { continue }
        for attribute in element.attributes where !Self.declares(attribute, of: element) {
          if attribute.name.hasSuffix("constraints") {
            note(inConstraints: attribute.value, at: attribute.range.lowerBound)
          } else {
            note(attribute.value, at: attribute.range.lowerBound)
          }
        }
      default: break
      }
    }
  }

  /// All names.
  var names: Set<String> { Set(places.keys) }

  /// Whether a name is used in a stretch of the file.
  ///
  /// - Parameter excluded: A stretch in it that does not count.
  func contains(_ name: String, in range: Range<Int>, besides excluded: Range<Int>? = nil) -> Bool {
    guard let places = places[name] else { return false }
    guard let excluded, excluded.overlaps(range) else { return places.hasElement(in: range) }
    // Each is looked for among thousands.
    return places.hasElement(in: range.lowerBound..<max(range.lowerBound, excluded.lowerBound))
      || places.hasElement(in: min(range.upperBound, excluded.upperBound)..<range.upperBound)
  }

  /// The names that a value uses, all parts of those with dots included.
  static func names(in value: String, as kind: ExpressionKind = .expression) -> Set<String> {
    let syntax = ExpressionSyntax(value, as: kind)
    guard syntax.isValid else {
      // Whatever it is, these may be meant.
      return Set(
        value.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" && $0 != "#" }.map(String.init))
    }
    var names: Set<String> = []
    for token in syntax.tokens {
      switch token.kind {
      case .name, .reference:
        names.formUnion(syntax.text(of: token).split(separator: ".").map(String.init))
      case .quotedName:
        let name = syntax.text(of: token).filter { $0 != "`" }
        names.insert(String(name))
        names.formUnion(name.split(separator: ".").map(String.init))
      default: break
      }
    }
    return names
  }

  private mutating func note(_ value: String, at place: Int) {
    // A word that is no expression is no name either.
    let whole = ExpressionSyntax(value).isValid ? Self.names(in: value) : []
    for name in whole { places[name, default: []].append(place) }
    if value.contains("{") { note(inText: value, at: place) }
  }

  private mutating func note(inConstraints text: String, at place: Int) {
    for expression in ConstraintSyntax(text).expressions {
      for name in Self.names(in: expression) { places[name, default: []].append(place) }
    }
  }

  private mutating func note(inText text: String, at place: Int) {
    guard text.contains("{") || text.contains("}") else { return }
    for name in Self.names(in: text, as: .string) { places[name, default: []].append(place) }
  }

  /// Whether an attribute gives something its name, or names a type or a file.
  private static func declares(_ attribute: MarkupAttribute, of element: MarkupElement) -> Bool {
    switch attribute.name {
    case "xml", "template", "id": true
    case "name": element.name == "macro" || element.name == "param"
    case "type": element.name == "param"
    case "for", "index": element.name == "repeat"
    default: false
    }
  }
}

extension [Int] {
  /// Whether any of ascending numbers lies in a range.
  func hasElement(in range: Range<Int>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] < range.upperBound
  }
}
