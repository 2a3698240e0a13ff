import CQuoinGraphics
import Foundation

/// The objects of a PDF, found as a reader finds them: by the table at its end.
struct PDFFile {
  /// What each object says, without its stream.
  private(set) var objects: [Int: String] = [:]
  /// What is in the streams, inflated.
  private(set) var streams: [Int: String] = [:]
  /// The same as they are.
  private(set) var bytes: [Int: [UInt8]] = [:]
  private(set) var catalog = ""
  /// What stands behind all objects.
  private(set) var trailer = ""

  init?(_ data: Data) {
    let bytes = Array(data)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: Unicode.ASCII.self) }
    let end = text(max(0, bytes.count - 40)..<bytes.count)
    guard let start = end.firstMatch(of: /startxref\n(\d+)\n%%EOF\n$/).flatMap({ Int($0.1) }),
      start < bytes.count
    else { return nil }
    /// Reads the object that begins at a place.
    func read(_ number: Int, at offset: Int) -> (object: String, stream: [UInt8]?)? {
      guard text(offset..<min(offset + 20, bytes.count)).hasPrefix("\(number) 0 obj\n") else { return nil }
      let head = offset + "\(number) 0 obj\n".utf8.count
      let marks = ["\nendobj\n", "\nstream\n"].compactMap { mark in
        data.range(of: Data(mark.utf8), in: (head - 1)..<data.count)
      }
      guard let first = marks.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
      let object = text(head..<max(head, first.lowerBound))
      guard text(first) == "\nstream\n",
        let length = object.firstMatch(of: /\/Length (\d+)/).flatMap({ Int($0.1) })
      else { return (object, nil) }
      let stream = Array(bytes[first.upperBound..<first.upperBound + length])
      guard text(first.upperBound + length..<first.upperBound + length + 18) == "\nendstream\nendobj\n" else {
        return nil
      }
      return (object, object.contains("/FlateDecode") ? Self.inflated(stream) : stream)
    }

    let table = text(start..<bytes.count)
    trailer = table
    guard let size = table.firstMatch(of: /\/Size (\d+)/).flatMap({ Int($0.1) }),
      let root = table.firstMatch(of: /\/Root (\d+) 0 R/).flatMap({ Int($0.1) })
    else { return nil }
    var offsets: [(number: Int, offset: Int)] = []
    var packs: Set<Int> = []
    if table.hasPrefix("xref") {
      let entries = table.matches(of: /(\d{10}) (00000|65535) ([nf]) \n/)
      guard size == entries.count else { return nil }
      for (number, entry) in entries.enumerated() where entry.3 == "n" {
        guard let offset = Int(entry.1) else { return nil }
        offsets.append((number, offset))
      }
    } else {
      guard let number = table.prefixMatch(of: /(\d+) 0 obj/).flatMap({ Int($0.1) }),
        let entries = read(number, at: start)?.stream, entries.count == size * 7
      else { return nil }
      for number in 0..<size {
        let entry = entries[number * 7..<number * 7 + 7].map(Int.init)
        let value = entry[1...4].reduce(0) { $0 << 8 | $1 }
        if entry[0] == 1 { offsets.append((number, value)) }
        if entry[0] == 2 { packs.insert(value) }
      }
    }
    for (number, offset) in offsets {
      guard let (object, stream) = read(number, at: offset) else { return nil }
      objects[number] = object
      guard let stream else { continue }
      streams[number] = String(decoding: stream, as: Unicode.ASCII.self)
      self.bytes[number] = stream
      if packs.contains(number) { unpack(stream, object) }
    }
    guard let found = objects[root] else { return nil }
    catalog = found
  }

  /// Reads the objects in an object stream.
  private mutating func unpack(_ stream: [UInt8], _ object: String) {
    guard let first = object.firstMatch(of: /\/First (\d+)/).flatMap({ Int($0.1) }) else { return }
    let numbers = String(decoding: stream[..<first], as: Unicode.ASCII.self).split(separator: " ").compactMap
    {
      Int($0)
    }
    let starts = stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], first + numbers[$0 + 1]) }
    for (index, (number, start)) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].1 : stream.count
      objects[number] = String(decoding: stream[start..<end].dropLast(), as: Unicode.ASCII.self)
    }
  }

  /// The object that an entry of a dictionary refers to.
  func object(_ key: String, of dictionary: String) -> String? {
    number(key, of: dictionary).flatMap { objects[$0] }
  }

  /// The number of the object that an entry of a dictionary refers to.
  func number(_ key: String, of dictionary: String) -> Int? {
    guard let place = dictionary.range(of: "/\(key) ") else { return nil }
    return dictionary[place.upperBound...].prefixMatch(of: /(\d+) 0 R/).flatMap { Int($0.1) }
  }

  /// All numbers of objects that an array in a dictionary refers to.
  func numbers(_ key: String, of dictionary: String) -> [Int] {
    guard let place = dictionary.range(of: "/\(key) [") else { return [] }
    return dictionary[place.upperBound...].prefix { $0 != "]" }.matches(of: /(\d+) 0 R/).compactMap {
      Int($0.1)
    }
  }

  /// The pages in their order.
  var pages: [String] {
    object("Pages", of: catalog).map { root in numbers("Kids", of: root).compactMap { objects[$0] } } ?? []
  }

  /// What is drawn on each page.
  var contents: [String] { pages.map { number("Contents", of: $0).flatMap { streams[$0] } ?? "" } }

  /// The structure as a tree: each element with its type, its own content by page and mark, on the page or in a form, and
  /// its links.
  var structure: String {
    guard let tree = object("StructTreeRoot", of: catalog), let root = number("K", of: tree) else {
      return ""
    }
    return element(root, depth: 0)
  }

  private func element(_ number: Int, depth: Int) -> String {
    guard let object = objects[number], let type = object.firstMatch(of: /\/S \/(\w+)/) else { return "?" }
    var line = String(repeating: "  ", count: depth) + String(type.1)
    var kids = ""
    if let place = object.range(of: "/K [ ") {
      func page(_ number: Int?) -> Int {
        let root = self.object("Pages", of: catalog) ?? ""
        return (number.flatMap(numbers("Kids", of: root).firstIndex) ?? -2) + 1
      }
      let list = object[place.upperBound...].prefix { $0 != "]" }
      for kid in list.matches(
        of: /\/Pg (\d+) 0 R (\/Stm \d+ 0 R )?\/MCID (\d+) >>|\/Pg \d+ 0 R \/Obj (\d+) 0 R >>|(\d+) 0 R|(\d+)/)
      {
        if let number = kid.1, let mark = kid.3 {
          line += " \(page(Int(number)))\(kid.2 == nil ? "" : ".form").\(mark)"
        } else if kid.4 != nil {
          line += " link"
        } else if let child = kid.5.flatMap({ Int($0) }) {
          kids += element(child, depth: depth + 1)
        } else if let mark = kid.6 {
          line += " \(page(self.number("Pg", of: object))).\(mark)"
        }
      }
    }
    return line + "\n" + kids
  }

  private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let inflater = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(inflater) }
    var room = [UInt8](repeating: 0, count: 4_000_000)
    var count = 0
    guard
      libdeflate_zlib_decompress(inflater, bytes, bytes.count, &room, room.count, &count)
        == LIBDEFLATE_SUCCESS
    else { return nil }
    return Array(room[..<count])
  }
}
