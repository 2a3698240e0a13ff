/// Tells HTML from text that only has its characters in it.
enum HTMLMarkup {
  /// Whether a text holds a tag of an element that HTML has, a comment, or a reference to a character.
  ///
  /// `a < b` and `x<y>z` are text, and so is `R&D`.
  static func isIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for place in bytes.indices {
        switch bytes[place] {
        case UInt8(ascii: "<"): if isTag(bytes, at: place + 1) { return true }
        case UInt8(ascii: "&"): if isReference(bytes, at: place) { return true }
        default: break
        }
      }
      return false
    }
  }

  /// No name of an element is longer.
  private static let longestName = 12
  /// No reference is longer.
  private static let longestReference = 12

  private static func isTag(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var place = start
    if place < bytes.count, bytes[place] == UInt8(ascii: "/") { place += 1 }
    if bytes[place...].starts(with: Array("!--".utf8)) { return true }
    let first = place
    while place < bytes.count, place - first <= longestName, isAlphanumeric(bytes[place]) { place += 1 }
    guard place > first, place < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: ">"), UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0D: break
    default: return false
    }
    return HTMLElement.names.contains(String(decoding: bytes[first..<place], as: UTF8.self).lowercased())
  }

  private static func isReference(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = min(bytes.count, start + longestReference)
    guard let semicolon = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")) else { return false }
    let reference = ArraySlice(bytes[start...semicolon])
    return HTMLEntities.decoded(reference) != String(decoding: reference, as: UTF8.self)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
