import Foundation
import QuoinDiagnostics

/// Replaces objects of a PDF as Cairo writes it: plain objects one after the other, and a table of where they begin.
struct PDFSplice {
  private struct Object {
    let number: Int
    let range: Range<Int>
  }

  private let data: Data
  private let objects: [Object]
  /// How many object numbers are taken, 0 included.
  private let count: Int
  private let trailer: Data

  /// Reads the table, or answers nothing when the file is not built as expected.
  init?(_ data: Data) {
    self.data = data
    // Behind the mark stand a number and the end of the file.
    guard let mark = data.place(of: Data("startxref".utf8), in: max(0, data.count - 64)..<data.count),
      let tableStart = Self.number(in: data, at: mark.upperBound)?.value, tableStart < mark.lowerBound,
      let trailerStart = data.place(of: Data("trailer".utf8), in: tableStart..<mark.lowerBound)?.lowerBound,
      data[tableStart...].starts(with: Data("xref".utf8)),
      let first = Self.number(in: data, at: tableStart + 4), first.value == 0,
      let total = Self.number(in: data, at: first.end)
    else { return nil }
    trailer = data[trailerStart..<mark.lowerBound]
    count = total.value
    var position = total.end
    var starts: [(number: Int, offset: Int)] = []
    for number in 0..<total.value {
      guard let offset = Self.number(in: data, at: position),
        let generation = Self.number(in: data, at: offset.end), generation.end + 1 < trailerStart
      else { return nil }
      // Cairo reserves numbers that it may then leave unused, with the place of some other object.
      if data[generation.end + 1] == UInt8(ascii: "n"), offset.value < tableStart,
        data[offset.value...].starts(with: Data("\(number) 0 obj".utf8))
      {
        starts.append((number, offset.value))
      }
      position = generation.end + 2
    }
    starts.sort { $0.offset < $1.offset }
    let ends = starts.dropFirst().map(\.offset) + [tableStart]
    guard zip(starts, ends).allSatisfy({ $0.offset < $1 }) else { return nil }
    objects = zip(starts, ends).map { Object(number: $0.number, range: $0.offset..<$1) }
  }

  /// The file with images in the place of their placeholders; nothing when one of them stands where it cannot be
  /// replaced. Cairo leaves out images of which nothing is seen on a page.
  ///
  /// - Throws: A diagnostic when an image's pixels cannot be compressed.
  func replacing(_ placeholders: [PDFPlaceholder]) throws(Diagnostic) -> Data? {
    guard let first = objects.first else { return nil }
    var writer = PDFWriter(head: data[..<first.range.lowerBound], count: count)
    var missing = Set(placeholders.map(\.number))
    for object in objects {
      if let placeholder = placeholder(in: object.range, among: placeholders) {
        try writer.append(placeholder, as: object.number)
        missing.remove(placeholder.number)
      } else {
        writer.append(data[object.range], as: object.number)
      }
    }
    for placeholder in placeholders where missing.contains(placeholder.number) {
      if data.place(of: placeholder.mark, in: 0..<data.count) != nil { return nil }
    }
    return writer.finish(trailer: trailer)
  }

  private func placeholder(in range: Range<Int>, among placeholders: [PDFPlaceholder]) -> PDFPlaceholder? {
    // A placeholder's object is short, so most others are not looked into.
    guard range.count < 1024, let start = data.place(of: Data("stream\n".utf8), in: range)?.upperBound else {
      return nil
    }
    return placeholders.first { data[start..<range.upperBound].starts(with: $0.mark) }
  }

  /// The number behind some white space.
  private static func number(in data: Data, at position: Int) -> (value: Int, end: Int)? {
    var index = position
    while index < data.endIndex, [0x20, 0x0A, 0x0D].contains(data[index]) { index += 1 }
    let start = index
    var value = 0
    while index < data.endIndex, index - start < 12, (0x30...0x39).contains(data[index]) {
      value = value * 10 + Int(data[index] - 0x30)
      index += 1
    }
    return index > start ? (value, index) : nil
  }
}

extension Data {
  /// Where bytes stand first within a part of these; Foundation's `range(of:)` copies the whole file to look into it.
  fileprivate func place(of bytes: Data, in part: Range<Int>) -> Range<Int>? {
    withUnsafeBytes { all in
      bytes.withUnsafeBytes { wanted in
        guard let base = all.baseAddress, let first = wanted.first, let pattern = wanted.baseAddress else {
          return nil
        }
        var start = part.lowerBound
        while start + wanted.count <= part.upperBound,
          let found = memchr(base + start, Int32(first), part.upperBound - wanted.count - start + 1)
        {
          start = UnsafeRawPointer(found) - base
          if memcmp(found, pattern, wanted.count) == 0 { return start..<start + wanted.count }
          start += 1
        }
        return nil
      }
    }
  }
}

/// Writes the objects of a PDF and the table of where they begin.
private struct PDFWriter {
  private var data: Data
  private var offsets: [Int]

  init(head: Data, count: Int) {
    data = Data(head)
    offsets = Array(repeating: 0, count: count)
  }

  mutating func append(_ object: Data, as number: Int) {
    offsets[number] = data.count
    data.append(object)
  }

  mutating func append(_ placeholder: PDFPlaceholder, as number: Int) throws(Diagnostic) {
    let pixels = placeholder.pixels
    let streams = try placeholder.image.streams.streams(of: pixels)
    var mask = ""
    if let alpha = streams.alpha {
      let maskNumber = offsets.count
      offsets.append(0)
      mask = " /SMask \(maskNumber) 0 R"
      append(alpha, of: pixels, colors: 1, as: maskNumber, "/ColorSpace /DeviceGray")
    }
    append(streams.color, of: pixels, colors: 3, as: number, "/ColorSpace /DeviceRGB\(mask)")
  }

  private mutating func append(
    _ stream: Data, of pixels: PixelBuffer, colors: Int, as number: Int, _ attributes: String
  ) {
    offsets[number] = data.count
    let head = """
      \(number) 0 obj
      << /Type /XObject /Subtype /Image /Width \(pixels.width) /Height \(pixels.height) \(attributes)
         /BitsPerComponent 8 /Interpolate true /Filter /FlateDecode /Length \(stream.count)
         /DecodeParms << /Predictor 15 /Colors \(colors) /BitsPerComponent 8 /Columns \(pixels.width) >> >>
      stream

      """
    data.append(contentsOf: head.utf8)
    data.append(stream)
    data.append(contentsOf: "\nendstream\nendobj\n".utf8)
  }

  mutating func finish(trailer: Data) -> Data {
    let start = data.count
    var table = "xref\n0 \(offsets.count)\n"
    for (number, offset) in offsets.enumerated() {
      let digits = String(offset)
      let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
      table += number == 0 || offset == 0 ? "0000000000 65535 f \n" : "\(padded) 00000 n \n"
    }
    data.append(contentsOf: table.utf8)
    data.append(sized(trailer))
    data.append(contentsOf: "startxref\n\(start)\n%%EOF\n".utf8)
    return data
  }

  /// The trailer with the new number of objects.
  private func sized(_ trailer: Data) -> Data {
    var text = String(decoding: trailer, as: UTF8.self)
    if let size = text.range(of: "/Size ") {
      let digits = text[size.upperBound...].prefix { $0.isNumber }
      text.replaceSubrange(digits.startIndex..<digits.endIndex, with: String(offsets.count))
    }
    return Data(text.utf8)
  }
}
