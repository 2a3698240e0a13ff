/// A change of a file's text: a stretch and what comes in its place.
public struct MarkupEdit: Hashable, Sendable {
  /// What is replaced, in UTF-8 bytes; empty to insert.
  public let range: Range<Int>
  /// What comes in its place.
  public let replacement: String

  /// Replaces a stretch of the text.
  public init(_ range: Range<Int>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Markup {
  /// The markup after edits, read anew; everything outside them stays as it was, byte for byte.
  ///
  /// ```swift
  /// let renamed = markup.applying(markup.root.map { [MarkupEdit($0.nameRange, with: "UIStackView")] } ?? [])
  /// ```
  ///
  /// - Parameter edits: Changes in any order. Of two that overlap, the one that begins later is left out, as are
  ///   those that reach beyond the text.
  public func applying(_ edits: [MarkupEdit]) -> Markup {
    var bytes: [UInt8] = []
    let old = Array(source.contents.utf8)
    var position = 0
    for (_, edit) in edits.enumerated().sorted(by: {
      ($0.1.range.lowerBound, $0.0) < ($1.1.range.lowerBound, $1.0)
    }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= old.count else { continue }
      bytes += old[position..<edit.range.lowerBound]
      bytes += edit.replacement.utf8
      position = edit.range.upperBound
    }
    bytes += old[position...]
    return Markup(source: .init(file: source.file, contents: String(decoding: bytes, as: UTF8.self)))
  }
}

extension MarkupAttribute {
  /// The edit that gives the attribute another value, escaped as its quotes need it.
  ///
  /// The attribute must have a quoted value; one without is given quotes and all.
  public func settingValue(_ value: String) -> MarkupEdit {
    let quoted = Int(record.end) > Int(record.valueEnd)
    let escaped = value.escapedForMarkup
    return quoted
      ? MarkupEdit(valueRange, with: escaped)
      : MarkupEdit(nameRange.upperBound..<Int(record.end), with: "=\"\(escaped)\"")
  }
}

extension String {
  /// The text as it may stand in an attribute's value, in single or double quotes, or between tags.
  public var escapedForMarkup: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      case "\r": text += "&#13;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
