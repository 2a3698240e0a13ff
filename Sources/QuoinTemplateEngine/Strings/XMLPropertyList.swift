import Foundation
import QuoinDiagnostics
import QuoinMarkup

/// A value of a property list in XML, with where it stands.
struct XMLPropertyList {
  /// What a value is.
  enum Content {
    case string(String)
    case dictionary([(key: String, value: XMLPropertyList)])
    case array([XMLPropertyList])
    /// A number, a date, data or a Boolean, as it is written.
    case other(String)
  }

  let content: Content
  let place: SourcePlace

  /// Reads a property list.
  ///
  /// - Throws: What is wrong with it, at its place.
  init(reading source: SourceText) throws(Diagnostic) {
    let markup = Markup(
      source: SourceText(file: source.file, contents: Self.withoutDocumentType(source.contents)))
    if let problem = markup.diagnostics.all.first(where: { $0.severity == .error }) { throw problem }
    guard let root = markup.root, root.name == "plist",
      let first = root.childElements.first(where: { _ in true })
    else {
      throw .noPropertyList.located(at: source.span(for: 0..<0))
    }
    try self.init(first, depth: 0)
  }

  /// More levels are no property list that anybody writes.
  private static let depthLimit = 64

  private init(_ element: MarkupElement, depth: Int) throws(Diagnostic) {
    guard depth < Self.depthLimit else {
      throw .tooDeep(limit: Self.depthLimit).located(at: element.nameSpan)
    }
    place = SourcePlace(nameOf: element)
    switch element.name {
    case "string": content = .string(element.children.map(\.value).joined())
    case "dict":
      var entries: [(key: String, value: XMLPropertyList)] = []
      var key: MarkupElement?
      for child in element.childElements {
        if let name = key {
          let value = try XMLPropertyList(child, depth: depth + 1)
          entries.append((name.children.map(\.value).joined(), value))
          key = nil
        } else {
          guard child.name == "key" else { throw .expectedKey(child.name).located(at: child.nameSpan) }
          key = child
        }
      }
      if let key { throw .keyWithoutValue.located(at: key.nameSpan) }
      content = .dictionary(entries)
    case "array":
      var elements: [XMLPropertyList] = []
      for child in element.childElements { elements.append(try XMLPropertyList(child, depth: depth + 1)) }
      content = .array(elements)
    case "integer", "real", "date", "data", "true", "false":
      content = .other(element.children.map(\.value).joined())
    default:
      throw .unknownInPropertyList(
        element.name, nearest: NearestNames(to: element.name, among: Self.elements)
      ).located(at: element.nameSpan)
    }
  }

  private static let elements = [
    "string", "dict", "array", "integer", "real", "date", "data", "true", "false", "key",
  ]

  /// The entries of a dictionary; nothing for other values.
  var entries: [(key: String, value: XMLPropertyList)]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  /// The characters of a string; nothing for other values.
  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// An entry of a dictionary.
  subscript(key: String) -> XMLPropertyList? { entries?.first { $0.key == key }?.value }

  /// The text with spaces in place of the document type that Apple's tools write, which XML here has none of.
  private static func withoutDocumentType(_ text: String) -> String {
    guard let start = text.range(of: "<!DOCTYPE plist"),
      let end = text[start.upperBound...].firstIndex(of: ">"),
      !text[start.upperBound..<end].contains("[")
    else { return text }
    let blank = text[start.lowerBound...end].utf8.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    return String(text[..<start.lowerBound]) + String(decoding: blank, as: UTF8.self)
      + text[text.index(after: end)...]
  }
}

extension Diagnostic {
  static var noPropertyList: Diagnostic {
    Diagnostic(.error, "Expected a property list: <plist> with a <dict> in it")
  }

  static func expectedKey(_ name: String) -> Diagnostic {
    Diagnostic(.error, "Expected a <key> before <\(name)>")
  }

  static var keyWithoutValue: Diagnostic {
    Diagnostic(.error, "The <key> has no value behind it")
  }

  static func unknownInPropertyList(_ name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "A property list has no element <\(name)>", suggestions: nearest)
  }
}
