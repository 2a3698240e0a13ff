/// A change of a file's text: a stretch and what comes in its place.
///
/// Elements, attributes and nodes give the edits that change them; all are made from one reading of the file, joined,
/// and applied at once:
///
/// ```swift
/// let label = markup.root!.childElements.first!
/// let changed = markup.applying(label.setting("text", to: "Bye") + label.removingAttribute("tag"))
/// ```
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
  /// - Parameter edits: Changes in any order. Of two that overlap, the one that begins later is left out, as are
  ///   those that reach beyond the text. Insertions at one place keep their order, before what is replaced there.
  public func applying(_ edits: [MarkupEdit]) -> Markup {
    var bytes: [UInt8] = []
    let old = Array(source.contents.utf8)
    var position = 0
    for (_, edit) in edits.enumerated().sorted(by: {
      ($0.1.range.lowerBound, $0.1.range.upperBound, $0.0) < (
        $1.1.range.lowerBound, $1.1.range.upperBound, $1.0
      )
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
