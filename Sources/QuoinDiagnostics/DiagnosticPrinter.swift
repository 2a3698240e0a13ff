import Foundation

/// Turns diagnostics into text: for a terminal with the source line and a caret, or as JSON lines.
public struct DiagnosticPrinter: Sendable {
  /// Whether severities and carets are coloured with ANSI escapes.
  public var usesColor: Bool
  private var sources: [String: SourceText] = [:]

  /// Creates a printer.
  ///
  /// - Parameter usesColor: Whether to colour the output; true only where a terminal reads it.
  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// Makes a file's text known, so that its lines can be shown under diagnostics that point into it.
  public mutating func add(_ source: SourceText) {
    sources[source.file] = source
  }

  /// The diagnostic for a person, ending in a line break.
  ///
  /// ```
  /// card.xml:2:4: error: Unknown element <UILable>; did you mean UILabel?
  ///   2 |   <UILable text="Hello"/>
  ///     |    ^~~~~~~
  /// ```
  ///
  /// - Parameters:
  ///   - diagnostic: What to print. Control characters in it and in the source are shown as pictures.
  ///   - file: The file it concerns as a whole, named where the diagnostic has no place.
  public func terminalText(for diagnostic: Diagnostic, in file: String? = nil) -> String {
    let color = diagnostic.severity == .error ? "31" : "33"
    let place = (diagnostic.span.map { "\($0): " } ?? file.map { "\($0): " } ?? "").printable
    let sentence = diagnostic.sentence.printable
    var text = "\(place)\(styled(diagnostic.severity.rawValue + ":", color)) \(sentence)\n"
    text += excerpt(at: diagnostic.span, color: color)
    for note in diagnostic.notes {
      let place = (note.span.map { "\($0): " } ?? "").printable
      text += "\(place)\(styled("note:", "36")) \(note.message.printable)\n"
      text += excerpt(at: note.span, color: "36")
    }
    return text
  }

  /// The diagnostic as one JSON object with sorted keys, ending in a line break.
  public func jsonLine(for diagnostic: Diagnostic) -> String { JSONText(diagnostic).line }

  private func excerpt(at span: SourceSpan?, color: String) -> String {
    guard let span, let source = sources[span.file], !source.contents.isEmpty,
      let line = source.line(span.line)
    else { return "" }
    let place = source.index(at: min(span.range.lowerBound, source.contents.utf8.count))
    let window = ExcerptWindow(line: line, place: min(max(place, line.startIndex), line.endIndex))
    let number = String(span.line)
    let gutter = String(repeating: " ", count: number.count)
    let underlined = window.underline(length: characters(of: span, in: source))
    return "  \(number) | \(window.text)\n  \(gutter) | \(window.indent)\(styled(underlined, color))\n"
  }

  private func characters(of span: SourceSpan, in source: SourceText) -> Int {
    let count = source.contents.utf8.count
    let lower = source.index(at: min(span.range.lowerBound, count))
    let upper = source.index(at: min(span.range.upperBound, count))
    return source.contents[lower..<upper].prefix(ExcerptWindow.width).prefix { !$0.isNewline }.count
  }

  private func styled(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[1;\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The part of a line that is shown: all of a short one, the neighbourhood of the place in a long one. It looks at no
/// more of the line than that.
private struct ExcerptWindow {
  static let width = 120
  let text: String
  let indent: String
  private let room: Int

  init(line: Substring, place: String.Index) {
    let before = line[..<place]
    let start =
      before.index(before.endIndex, offsetBy: 20 - Self.width, limitedBy: before.startIndex) == nil
      ? line.startIndex
      : before.index(before.endIndex, offsetBy: -Self.width / 2, limitedBy: line.startIndex)
        ?? line.startIndex
    let end = line.index(start, offsetBy: Self.width, limitedBy: line.endIndex) ?? line.endIndex
    let lead = start > line.startIndex ? "…" : ""
    text = lead + String(line[start..<end]).printable + (end < line.endIndex ? "…" : "")
    // Tabs are kept so that the caret stands under its character at any tab width.
    indent = lead.map { _ in " " }.joined() + line[start..<place].map { $0 == "\t" ? "\t" : " " }.joined()
    room = max(1, line[place..<max(place, end)].count)
  }

  func underline(length: Int) -> String {
    "^" + String(repeating: "~", count: max(0, min(length, room) - 1))
  }
}

extension String {
  /// The text with a picture for each control character but tabs, so that no file can command a terminal.
  fileprivate var printable: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\t" }) else {
      return self
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(scalar)
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      case 0x80..<0xA0: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
