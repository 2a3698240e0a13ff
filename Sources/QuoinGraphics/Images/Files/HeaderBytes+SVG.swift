extension HeaderBytes {
  /// Whether it is text that begins as markup and soon opens an `svg` element.
  var looksLikeSVG: Bool {
    let head = bytes.prefix(4096)
    guard let first = head.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }),
      first == UInt8(ascii: "<")
    else { return false }
    return String(decoding: head, as: UTF8.self).contains("<svg")
      || String(decoding: head, as: UTF8.self).contains(":svg")
  }
}
