/// A piece of HTML.
enum HTMLToken: Equatable {
  case text(String)
  case start(name: String, attributes: [String: String], closesItself: Bool)
  case end(name: String)
  /// The part of this index, which is no markup and comes in as it is.
  case insertion(Int)
}

/// Takes HTML apart as browsers do: whatever it is, it comes to an end, and what is no tag is text.
struct HTMLTokenizer {
  private let bytes: [UInt8]
  /// What stands for parts that are no markup where only characters can: in attributes.
  private let words: [String]
  private var place = 0
  /// The element whose content is no markup, as long as its end has not come.
  private var rawElement: String?

  /// Elements whose content is taken as it is.
  private static let rawElements: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "noembed", "noframes",
  ]
  /// More attributes than anybody writes on one tag.
  private static let attributeLimit = 64

  /// Begins with parts of a text that is markup but for those that stand for themselves.
  init(_ parts: [HTMLText.Part]) {
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if case .html(let html) = part {
        bytes += html.utf8
      } else {
        bytes += [Self.mark] + (0..<Self.markLength - 1).map { 0x80 | UInt8(index >> (6 * $0) & 0x3F) }
      }
    }
    self.bytes = bytes
    words = parts.map(\.words)
  }

  /// What stands before the index of a part that is no markup; no text in UTF-8 has such a byte.
  private static let mark: UInt8 = 0xFF
  /// How many bytes stand for such a part: with six bits in each but the first there are more parts than fit into a text.
  private static let markLength = 6

  private func index(at place: Int) -> Int {
    (1..<Self.markLength).reduce(0) { $0 | Int(bytes[place + $1] & 0x3F) << (6 * ($1 - 1)) }
  }

  /// Characters with their references replaced, and with those of the parts in between.
  private func decoded(_ range: Range<Int>, references: Bool = true) -> String {
    func decoded(_ slice: ArraySlice<UInt8>) -> String {
      references ? HTMLEntities.decoded(slice) : String(decoding: slice, as: UTF8.self)
    }
    var (text, start) = ("", range.lowerBound)
    while let mark = bytes[start..<range.upperBound].firstIndex(of: Self.mark) {
      text += decoded(bytes[start..<mark])
      let index = index(at: mark)
      text += words.indices.contains(index) ? words[index] : ""
      start = min(mark + Self.markLength, range.upperBound)
    }
    return text + decoded(bytes[start..<range.upperBound])
  }

  /// The next piece; nothing at the end.
  mutating func next() -> HTMLToken? {
    while place < bytes.count {
      if let element = rawElement {
        rawElement = nil
        if let token = raw(element) { return token }
        continue
      }
      if bytes[place] == Self.mark {
        defer { place += Self.markLength }
        return .insertion(index(at: place))
      }
      guard bytes[place] == UInt8(ascii: "<") else { return text() }
      switch byte(1) {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(behind: UInt8(ascii: ">"))
      case UInt8(ascii: "/"):
        guard isLetter(byte(2)) else {
          skip(behind: UInt8(ascii: ">"))
          continue
        }
        return endTag()
      case let first where isLetter(first): return startTag()
      default: return text()
      }
    }
    return nil
  }

  // MARK: Text

  private mutating func text() -> HTMLToken {
    let start = place
    // A `<` that begins no tag is text itself.
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "<"), bytes[place] != Self.mark { place += 1 }
    return .text(HTMLEntities.decoded(bytes[start..<place]))
  }

  /// The content of an element that knows no markup, up to its end tag.
  private mutating func raw(_ element: String) -> HTMLToken? {
    let start = place
    let name = Array(element.utf8)
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "/"), hasName(name, at: place + 2) {
        break
      }
      place += 1
    }
    if place == start { return nil }
    return .text(decoded(start..<place, references: element == "title" || element == "textarea"))
  }

  private func hasName(_ name: [UInt8], at start: Int) -> Bool {
    guard start + name.count <= bytes.count else { return false }
    return zip(bytes[start...], name).allSatisfy { lowercased($0) == $1 }
  }

  // MARK: Tags

  private mutating func startTag() -> HTMLToken {
    place += 1
    let name = name()
    var attributes: [String: String] = [:]
    var closesItself = false
    while place < bytes.count {
      let current = bytes[place]
      if current == UInt8(ascii: ">") {
        place += 1
        break
      }
      if isSpace(current) || current == UInt8(ascii: "/") {
        closesItself = current == UInt8(ascii: "/")
        place += 1
        continue
      }
      closesItself = false
      let (key, value) = attribute()
      if attributes.count < Self.attributeLimit, attributes[key] == nil { attributes[key] = value }
    }
    if Self.rawElements.contains(name), !closesItself { rawElement = name }
    return .start(name: name, attributes: attributes, closesItself: closesItself)
  }

  private mutating func endTag() -> HTMLToken {
    place += 2
    let name = name()
    skip(behind: UInt8(ascii: ">"))
    return .end(name: name)
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, !isSpace(bytes[place]), bytes[place] != UInt8(ascii: ">"),
      bytes[place] != UInt8(ascii: "/")
    {
      place += 1
    }
    return String(decoding: bytes[start..<place].map(lowercased), as: UTF8.self)
  }

  private mutating func attribute() -> (key: String, value: String) {
    let start = place
    // An equals sign at the beginning belongs to the name.
    place += 1
    while place < bytes.count, !isSpace(bytes[place]), !Array("=>/".utf8).contains(bytes[place]) {
      place += 1
    }
    let key = String(decoding: bytes[start..<place].map(lowercased), as: UTF8.self)
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return (key, "") }
    place += 1
    skipSpace()
    guard place < bytes.count else { return (key, "") }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      place += 1
      let first = place
      while place < bytes.count, bytes[place] != quote { place += 1 }
      let value = decoded(first..<place)
      place = min(place + 1, bytes.count)
      return (key, value)
    }
    let first = place
    while place < bytes.count, !isSpace(bytes[place]), bytes[place] != UInt8(ascii: ">") { place += 1 }
    return (key, decoded(first..<place))
  }

  // MARK: What is passed over

  private mutating func skipDeclaration() {
    guard byte(2) == UInt8(ascii: "-"), byte(3) == UInt8(ascii: "-") else {
      return skip(behind: UInt8(ascii: ">"))
    }
    place += 4
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "-"), byte(1) == UInt8(ascii: "-"), byte(2) == UInt8(ascii: ">") {
        place += 3
        return
      }
      place += 1
    }
  }

  private mutating func skip(behind end: UInt8) {
    while place < bytes.count, bytes[place] != end { place += 1 }
    place = min(place + 1, bytes.count)
  }

  private mutating func skipSpace() {
    while place < bytes.count, isSpace(bytes[place]) { place += 1 }
  }

  // MARK: Bytes

  private func byte(_ distance: Int) -> UInt8 { place + distance < bytes.count ? bytes[place + distance] : 0 }
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
