import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinResources

/// Reads a `.stringsdict` file: strings whose variants a number, a device or the width chooses.
struct StringsDictionary {
  private let language: String

  init(language: String) { self.language = language }

  /// The strings by key.
  func read(_ source: SourceText) throws(Diagnostic) -> [String: LocalizedString] {
    let list = try XMLPropertyList(reading: source)
    guard let entries = list.entries else { throw .noStringsDictionary.located(at: list.place.span) }
    var strings: [String: LocalizedString] = [:]
    for (key, value) in entries { strings[key] = try string(key, value) }
    return strings
  }

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let deviceKey = "NSStringDeviceSpecificRuleType"
  private static let widthKey = "NSStringVariableWidthRuleType"
  private static let typeKey = "NSStringFormatSpecTypeKey"
  private static let valueKey = "NSStringFormatValueTypeKey"
  private static let pluralType = "NSStringPluralRuleType"

  private func string(_ key: String, _ value: XMLPropertyList) throws(Diagnostic) -> LocalizedString {
    if let text = value.string {
      return LocalizedString(variants: .text(text), language: language, place: value.place)
    }
    guard let entries = value.entries else { throw .noVariants(key).located(at: value.place.span) }
    var string: LocalizedString
    if let format = value[Self.formatKey] {
      guard let text = format.string else {
        throw .expectedText(Self.formatKey).located(at: format.place.span)
      }
      string = LocalizedString(variants: .text(text), language: language, place: value.place)
      for (name, rule) in entries where name != Self.formatKey {
        string.substitutions[name] = try substitution(name, rule)
      }
    } else if let devices = value[Self.deviceKey]?.entries {
      var variants: [String: StringVariants] = [:]
      for (device, text) in devices { variants[device] = .text(try self.text(text, device)) }
      string = LocalizedString(variants: .device(variants), language: language, place: value.place)
    } else if let widths = value[Self.widthKey]?.entries {
      var variants: [Int: StringVariants] = [:]
      for (width, text) in widths {
        guard let number = Int(width) else { throw .noWidth(width).located(at: text.place.span) }
        variants[number] = .text(try self.text(text, width))
      }
      string = LocalizedString(variants: .width(variants), language: language, place: value.place)
    } else {
      throw .missingInStrings(
        Self.formatKey, of: key, nearest: NearestNames(to: Self.formatKey, among: entries.map(\.key))
      ).located(at: value.place.span)
    }
    return string
  }

  private func substitution(_ name: String, _ rule: XMLPropertyList) throws(Diagnostic) -> StringSubstitution
  {
    guard let entries = rule.entries else { throw .noVariants(name).located(at: rule.place.span) }
    if let type = rule[Self.typeKey], type.string != Self.pluralType {
      throw .unknownRule(type.string ?? "", nearest: NearestNames(Self.pluralType)).located(
        at: type.place.span)
    }
    var variants: [PluralCategory: StringVariants] = [:]
    for (key, value) in entries where key != Self.typeKey && key != Self.valueKey {
      guard let category = PluralCategory(rawValue: key) else {
        throw .unknownPlural(key).located(at: value.place.span)
      }
      variants[category] = .text(try text(value, key))
    }
    guard variants[.other] != nil else {
      throw .missingInStrings("other", of: name, nearest: nil).located(at: rule.place.span)
    }
    return StringSubstitution(specifier: rule[Self.valueKey]?.string ?? "d", variants: .plural(variants))
  }

  private func text(_ value: XMLPropertyList, _ key: String) throws(Diagnostic) -> String {
    guard let text = value.string else { throw .expectedText(key).located(at: value.place.span) }
    return text
  }
}

extension Diagnostic {
  static var noStringsDictionary: Diagnostic {
    Diagnostic(.error, "Expected a <dict> of strings")
  }

  static func noVariants(_ key: String) -> Diagnostic {
    Diagnostic(.error, "Expected a <dict> with the variants of \"\(key)\"")
  }

  static func expectedText(_ key: String) -> Diagnostic {
    Diagnostic(.error, "Expected text for \"\(key)\"")
  }

  static func noWidth(_ text: String) -> Diagnostic {
    Diagnostic(.error, "A width is a whole number, not \"\(text)\"")
  }

  static func missingInStrings(_ name: String, of key: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error, "\"\(key)\" lacks \(name)", notes: nearest.map { [Note("There is \($0.best)")] } ?? []
    )
  }

  static func unknownRule(_ name: String, nearest: NearestNames) -> Diagnostic {
    Diagnostic(.error, "There is no rule \(name)", suggestions: nearest)
  }

  static func unknownPlural(_ name: String) -> Diagnostic {
    let names = PluralCategory.allCases.map(\.rawValue)
    return Diagnostic(
      .error, "Languages have no plural \"\(name)\"; there are \(names.joined(separator: ", "))",
      suggestions: NearestNames(to: name, among: names))
  }
}
