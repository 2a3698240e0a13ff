/// The characters that names and numbers behind an `&` stand for in HTML.
enum HTMLEntities {
  /// No name is longer.
  private static let longestName = 8

  /// The text with its references replaced; what is none stays as it is.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var start = bytes.startIndex
    var place = start
    while place < bytes.endIndex {
      guard bytes[place] == UInt8(ascii: "&"), let (scalar, end) = reference(in: bytes, at: place) else {
        place += 1
        continue
      }
      result += String(decoding: bytes[start..<place], as: UTF8.self)
      result.unicodeScalars.append(scalar)
      (start, place) = (end, end)
    }
    return result + String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func reference(in bytes: ArraySlice<UInt8>, at start: Int) -> (Unicode.Scalar, end: Int)? {
    var place = start + 1
    guard place < bytes.endIndex else { return nil }
    if bytes[place] == UInt8(ascii: "#") { return number(in: bytes, at: place + 1) }
    let limit = min(bytes.endIndex, place + longestName)
    while place < limit, isAlphanumeric(bytes[place]) { place += 1 }
    let hasSemicolon = place < bytes.endIndex && bytes[place] == UInt8(ascii: ";")
    let name = String(decoding: bytes[start + 1..<place], as: UTF8.self)
    // Browsers know the oldest names without a semicolon too.
    guard let code = named[name], hasSemicolon || withoutSemicolon.contains(name),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    return (scalar, hasSemicolon ? place + 1 : place)
  }

  private static func number(in bytes: ArraySlice<UInt8>, at start: Int) -> (Unicode.Scalar, end: Int)? {
    var place = start
    var radix: UInt32 = 10
    if place < bytes.endIndex, bytes[place] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      place += 1
    }
    let first = place
    var code: UInt32 = 0
    while place < bytes.endIndex, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue,
      digit < radix
    {
      code = min(code * radix + UInt32(digit), 0x11_0000)
      place += 1
    }
    if place == first { return nil }
    if place < bytes.endIndex, bytes[place] == UInt8(ascii: ";") { place += 1 }
    // What Windows puts where Unicode has controls is what people mean.
    let meant = (0x80...0x9F).contains(code) ? windows[Int(code - 0x80)] : code
    return (Unicode.Scalar(meant).flatMap { meant == 0 ? nil : $0 } ?? "\u{FFFD}", place)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static let withoutSemicolon: Set<String> = ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg"]

  /// What windows-1252 has from 0x80.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8D,
    0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A,
    0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// The names of HTML 4, from its three lists.
  private static let named: [String: UInt32] = {
    var names: [String: UInt32] = [
      "quot": 34, "amp": 38, "apos": 39, "lt": 60, "gt": 62, "OElig": 338, "oelig": 339, "Scaron": 352,
      "scaron": 353, "Yuml": 376, "fnof": 402, "circ": 710, "tilde": 732, "thetasym": 977, "upsih": 978,
      "piv": 982,
      "ensp": 8194, "emsp": 8195, "thinsp": 8201, "zwnj": 8204, "zwj": 8205, "lrm": 8206, "rlm": 8207,
      "ndash": 8211,
      "mdash": 8212, "lsquo": 8216, "rsquo": 8217, "sbquo": 8218, "ldquo": 8220, "rdquo": 8221, "bdquo": 8222,
      "dagger": 8224, "Dagger": 8225, "bull": 8226, "hellip": 8230, "permil": 8240, "prime": 8242,
      "Prime": 8243,
      "lsaquo": 8249, "rsaquo": 8250, "oline": 8254, "frasl": 8260, "euro": 8364, "image": 8465,
      "weierp": 8472,
      "real": 8476, "trade": 8482, "alefsym": 8501, "larr": 8592, "uarr": 8593, "rarr": 8594, "darr": 8595,
      "harr": 8596, "crarr": 8629, "lArr": 8656, "uArr": 8657, "rArr": 8658, "dArr": 8659, "hArr": 8660,
      "forall": 8704, "part": 8706, "exist": 8707, "empty": 8709, "nabla": 8711, "isin": 8712, "notin": 8713,
      "ni": 8715, "prod": 8719, "sum": 8721, "minus": 8722, "lowast": 8727, "radic": 8730, "prop": 8733,
      "infin": 8734, "ang": 8736, "and": 8743, "or": 8744, "cap": 8745, "cup": 8746, "int": 8747,
      "there4": 8756,
      "sim": 8764, "cong": 8773, "asymp": 8776, "ne": 8800, "equiv": 8801, "le": 8804, "ge": 8805,
      "sub": 8834,
      "sup": 8835, "nsub": 8836, "sube": 8838, "supe": 8839, "oplus": 8853, "otimes": 8855, "perp": 8869,
      "sdot": 8901, "lceil": 8968, "rceil": 8969, "lfloor": 8970, "rfloor": 8971, "lang": 9001, "rang": 9002,
      "loz": 9674, "spades": 9824, "clubs": 9827, "hearts": 9829, "diams": 9830,
    ]
    // Latin-1 from U+00A0 in its order.
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
      micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig \
      Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times \
      Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave \
      eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave \
      uacute ucirc uuml yacute thorn yuml
      """
    for (index, name) in latin.split(separator: " ").enumerated() {
      names[String(name)] = UInt32(0xA0 + index)
    }
    // Greek letters in the order of Unicode; there is a final sigma among the small ones only.
    let greek = """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon \
      phi chi psi omega
      """
    for (index, name) in greek.split(separator: " ").enumerated() {
      names[String(name)] = UInt32(0x3B1 + index)
      if name != "sigmaf" { names[name.prefix(1).uppercased() + name.dropFirst()] = UInt32(0x391 + index) }
    }
    return names
  }()
}
