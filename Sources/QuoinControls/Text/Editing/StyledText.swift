import Foundation
import QuoinGraphics
import QuoinResources
import QuoinViews

/// The attributes of a text that is being written: what is new takes those that are typed with.
struct StyledText {
  /// The text with its attributes; nothing while it has none of its own.
  private(set) var attributed: NSAttributedString?
  /// What is written next looks like this; nothing for what stands before it.
  var typing: [NSAttributedString.Key: Any]?

  /// Takes another text.
  mutating func set(_ text: NSAttributedString?) {
    attributed = text.map { ReleasingAttributedString(attributedString: $0) }
    typing = nil
  }

  /// Follows a change of the characters.
  ///
  /// - Parameters:
  ///   - change: What has changed.
  ///   - string: The characters now.
  ///   - base: What text looks like that nothing is said of.
  mutating func follow(_ change: TextChange, to string: String, base: [NSAttributedString.Key: Any]) {
    // Attributes begin with the first text that is typed with some.
    guard attributed != nil || typing != nil else { return }
    let old = ReleasingAttributedString(
      attributedString: attributed
        ?? ReleasingAttributedString(string: Self.before(change, string), attributes: base))
    let prefix = String(decoding: string.utf8.prefix(change.start), as: UTF8.self)
    let range = NSRange(location: prefix.utf16.count, length: change.removed.utf16.count)
    guard range.location + range.length <= old.length else {
      attributed = ReleasingAttributedString(string: string, attributes: base)
      return
    }
    let look = typing ?? attributes(before: range, in: old) ?? base
    old.replaceCharacters(in: range, with: ReleasingAttributedString(string: change.added, attributes: look))
    attributed = old.string == string ? old : ReleasingAttributedString(string: string, attributes: base)
  }

  private static func before(_ change: TextChange, _ string: String) -> String {
    var bytes = Array(string.utf8)
    let range = change.newRange.clamped(to: 0..<bytes.count)
    bytes.replaceSubrange(range, with: change.removed.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func attributes(
    before range: NSRange, in text: NSAttributedString
  ) -> [NSAttributedString.Key: Any]? {
    if text.length == 0 { return nil }
    let place = range.length > 0 ? range.location : max(range.location - 1, 0)
    var found = text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
    // A link does not grow, and nothing else stands for an attachment.
    for key in [NSAttributedString.Key.link, .attachment] { found[key] = nil }
    return found
  }

  /// What is written next looks like this.
  ///
  /// - Parameters:
  ///   - unit: Where the caret stands, in UTF-16 code units.
  ///   - base: What text looks like that nothing is said of.
  func attributes(at unit: Int, base: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let attributed else { return base }
    return attributes(before: NSRange(location: unit, length: 0), in: attributed) ?? base
  }

  /// Gives all of the text an attribute.
  mutating func setForAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = ReleasingAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }
}

nonisolated extension EditedText {
  /// A range of bytes of UTF-8 in UTF-16 code units.
  func units(_ range: Range<Int>) -> NSRange {
    let start = units(before: range.lowerBound)
    return NSRange(location: start, length: units(before: range.upperBound) - start)
  }

  private func units(before place: Int) -> Int {
    string.utf16.distance(
      from: string.startIndex, to: string.utf8.index(string.startIndex, offsetBy: min(max(place, 0), count)))
  }

  /// A range of UTF-16 code units in bytes of UTF-8; nothing where it reaches beyond the text.
  func places(_ range: NSRange) -> Range<Int>? {
    let units = string.utf16
    // By differences: sums and places far beyond the text are beyond what numbers and indices hold.
    let count = units.count
    guard range.location >= 0, range.length >= 0, range.location <= count,
      range.length <= count - range.location
    else { return nil }
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    func place(_ index: String.Index) -> Int { string.utf8.distance(from: string.startIndex, to: index) }
    return place(start)..<place(end)
  }
}

extension ControlMisuse {
  static func selection(_ range: NSRange, beyond length: Int, in name: String) -> ControlMisuse {
    ControlMisuse(
      "\(name) cannot select \(range.length) from \(range.location): its text has \(length) UTF-16 code units"
    )
  }
}
