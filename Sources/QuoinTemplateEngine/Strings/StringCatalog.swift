import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources

/// Reads a string catalog (`.xcstrings`): the strings of all languages, with plurals and variants for devices.
struct StringCatalog {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The strings by language and key, and the language that they are written in first.
  func read() throws(Diagnostic) -> StringsTableFile {
    var reader = JSONReader(source)
    let root = try reader.read()
    guard let entries = root["strings"]?.members else {
      throw .noStringCatalog.located(at: source.span(for: 0..<0))
    }
    let first = root["sourceLanguage"]?.string ?? "en"
    var strings: [String: [String: LocalizedString]] = [first: [:]]
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let place = SourcePlace(source: source, range: entry.nameRange)
      // What is not translated is its key.
      strings[first]?[key] = LocalizedString(variants: .text(key), language: first, place: place)
      guard entry.value.members != nil else { throw .expected("an object", entry.value, in: source) }
      guard let languages = entry.value["localizations"] else { continue }
      guard let members = languages.members else { throw .expected("an object", languages, in: source) }
      for (language, localization) in members.sorted(by: { $0.key < $1.key }) {
        let found = try string(localization.value, language, place)
        strings[language, default: [:]].merge(found.map { [key: $0] } ?? [:]) { $1 }
      }
    }
    return StringsTableFile(source: source, strings: strings, sourceLanguage: first)
  }

  private func string(
    _ node: JSONNode, _ language: String, _ place: SourcePlace
  ) throws(Diagnostic) -> LocalizedString? {
    guard let variants = try variants(node) else { return nil }
    return LocalizedString(
      variants: variants, substitutions: try substitutions(node), language: language, place: place)
  }

  private func substitutions(_ node: JSONNode) throws(Diagnostic) -> [String: StringSubstitution] {
    var found: [String: StringSubstitution] = [:]
    for (name, entry) in (node["substitutions"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let own = try variants(entry.value) else { continue }
      let number = entry.value["argNum"]?.number ?? 0
      found[name] = StringSubstitution(
        argument: number >= 1 && number < 1000 ? Int(number) - 1 : nil,
        specifier: entry.value["formatSpecifier"]?.string ?? "lld", variants: own)
    }
    return found
  }

  /// The text of a unit, or what it varies by; nothing where there is neither.
  private func variants(_ node: JSONNode, depth: Int = 0) throws(Diagnostic) -> StringVariants? {
    guard depth < StringSubstitution.depthLimit else { throw .tooDeepJSON(node, in: source) }
    if let unit = node["stringUnit"] {
      guard let text = unit["value"]?.string else {
        throw .expected("a \"value\" that is a string", unit, in: source)
      }
      return .text(text)
    }
    guard let kinds = node["variations"] else { return nil }
    guard let members = kinds.members else { throw .expected("an object", kinds, in: source) }
    for (kind, entry) in members.sorted(by: { $0.key < $1.key }) {
      guard let cases = entry.value.members else { throw .expected("an object", entry.value, in: source) }
      switch kind {
      case "plural":
        var variants: [PluralCategory: StringVariants] = [:]
        for (name, value) in cases.sorted(by: { $0.key < $1.key }) {
          guard let category = PluralCategory(rawValue: name) else {
            throw .unknownPlural(name).located(at: source.span(for: value.nameRange))
          }
          variants[category] = try self.variants(value.value, depth: depth + 1)
        }
        return .plural(variants)
      case "device":
        var variants: [String: StringVariants] = [:]
        for (name, value) in cases.sorted(by: { $0.key < $1.key }) {
          variants[name] = try self.variants(value.value, depth: depth + 1)
        }
        return .device(variants)
      case "width":
        var variants: [Int: StringVariants] = [:]
        for (name, value) in cases.sorted(by: { $0.key < $1.key }) {
          guard let width = Int(name) else {
            throw .noWidth(name).located(at: source.span(for: value.nameRange))
          }
          variants[width] = try self.variants(value.value, depth: depth + 1)
        }
        return .width(variants)
      default: throw .unknownVariation(kind).located(at: source.span(for: entry.nameRange))
      }
    }
    return nil
  }
}

extension Diagnostic {
  static var noStringCatalog: Diagnostic {
    Diagnostic(.error, "Expected a string catalog: an object with \"strings\" in it")
  }

  static func expected(_ what: String, _ node: JSONNode, in source: SourceText) -> Diagnostic {
    Diagnostic(.error, "Expected \(what), not \(node.described)", at: source.span(for: node.range))
  }

  static func tooDeepJSON(_ node: JSONNode, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "Variants nest \(StringSubstitution.depthLimit) deep at most", at: source.span(for: node.range))
  }

  static func unknownVariation(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "Strings do not vary by \"\(name)\"; they do by plural, device and width",
      suggestions: NearestNames(to: name, among: ["plural", "device", "width"]))
  }
}
