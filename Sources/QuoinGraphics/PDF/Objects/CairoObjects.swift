import Foundation
import QuoinDiagnostics

/// Reads a PDF as Cairo writes it: plain objects one after the other, and a table behind them.
///
/// A stream is as long as the object right behind it says, so nothing within it can be taken for its end.
struct CairoObjects {
  /// An object.
  struct Object {
    /// Cairo's number for it.
    let number: Int
    /// What stands before the stream or the end, with its line feed.
    let head: ArraySlice<UInt8>
    var stream: ArraySlice<UInt8>?
    /// Cairo's number for the object that told the stream's length.
    var lengthNumber: Int?
  }

  private let bytes: [UInt8]
  private var position = 0
  private var isBehindHeader = false
  /// Whether all objects have been read.
  private(set) var isAtTable = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next object, or nothing where there is no whole one.
  ///
  /// - Throws: A diagnostic when the file is built otherwise than Cairo builds it.
  mutating func next() throws(Diagnostic) -> Object? {
    if !isBehindHeader {
      guard let first = lineEnd(from: position), let second = lineEnd(from: first + 1) else { return nil }
      guard bytes[position...].starts(with: "%PDF-".utf8) else { throw .unfinishedPDF }
      position = second + 1
      isBehindHeader = true
    }
    guard !isAtTable, let end = lineEnd(from: position) else { return nil }
    if bytes[position..<end].elementsEqual("xref".utf8) {
      isAtTable = true
      return nil
    }
    guard let number = Self.number(in: bytes, at: position),
      bytes[number.end..<end].elementsEqual(" 0 obj".utf8)
    else { throw .unfinishedPDF }
    let headStart = end + 1
    var line = headStart
    while let end = lineEnd(from: line) {
      if bytes[line..<end].elementsEqual("endobj".utf8) {
        position = end + 1
        return Object(number: number.value, head: bytes[headStart..<line])
      }
      if bytes[line..<end].elementsEqual("stream".utf8) {
        return try stream(from: end + 1, of: Object(number: number.value, head: bytes[headStart..<line]))
      }
      line = end + 1
    }
    return nil
  }

  private static let streamEnd = Array("\nendstream\nendobj\n".utf8)

  private mutating func stream(from start: Int, of object: Object) throws(Diagnostic) -> Object? {
    guard let key = object.head.firstRange(of: Array("/Length ".utf8)),
      let length = Self.number(in: bytes, at: key.upperBound)
    else { throw .unfinishedPDF }
    var object = object
    guard bytes[length.end...].starts(with: " 0 R".utf8) else {
      // Behind a mesh Cairo writes a line feed of its own, behind other such streams none.
      let end = start + length.value
      guard end + Self.streamEnd.count <= bytes.count else { return nil }
      let mark = bytes[end] == 0x0A ? Self.streamEnd[...] : Self.streamEnd.dropFirst()
      guard bytes[end...].starts(with: mark) else { throw .unfinishedPDF }
      object.stream = bytes[start..<end]
      position = end + mark.count
      return object
    }
    var searched = start
    while let end = streamEnd(from: searched) {
      let behind = end + Self.streamEnd.count
      let told = Array("\(length.value) 0 obj\n   \(end - start)\nendobj\n".utf8)
      if bytes[behind...].starts(with: told) {
        object.stream = bytes[start..<end]
        object.lengthNumber = length.value
        position = behind + told.count
        return object
      }
      searched = end + 1
    }
    return nil
  }

  /// The line feed that ends the line.
  private func lineEnd(from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, let found = memchr(base + start, 0x0A, buffer.count - start) else {
        return nil
      }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The first end of a stream from a place on, which is known by its line feed.
  private func streamEnd(from start: Int) -> Int? {
    let mark = Self.streamEnd
    var start = start
    while let end = lineEnd(from: start), end + mark.count <= bytes.count {
      let isEnd = bytes.withUnsafeBytes { buffer in
        mark.withUnsafeBytes { mark in
          buffer.baseAddress.flatMap { base in
            mark.baseAddress.map { memcmp(base + end, $0, mark.count) == 0 }
          }
        } == true
      }
      if isEnd { return end }
      start = end + 1
    }
    return nil
  }

  /// The whole number at a place, and where it ends.
  private static func number(in bytes: [UInt8], at start: Int) -> (value: Int, end: Int)? {
    var end = start
    var value = 0
    while end < bytes.count, end - start < 12, (0x30...0x39).contains(bytes[end]) {
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    return end > start ? (value, end) : nil
  }
}
