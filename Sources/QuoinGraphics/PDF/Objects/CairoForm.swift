import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// What Cairo draws for a library that knows no other canvas: it writes a PDF of one page, which becomes a form.
struct CairoForm {
  private let writer: PDFWriter
  private let isSmooth: Bool
  /// The number of the form.
  private let form: Int
  private var isWritten = false
  /// The file's number for each of Cairo's.
  private var numbers: [Int: Int] = [:]
  /// Streams that may be the content of a page, by Cairo's number, until its page tells.
  private var contents: [Int: (head: [UInt8], stream: [UInt8])] = [:]

  private init(_ writer: PDFWriter, isSmooth: Bool) {
    (self.writer, self.isSmooth) = (writer, isSmooth)
    form = writer.allocate()
  }

  /// Writes a form; gives its number.
  ///
  /// - Parameters:
  ///   - size: How large it is, in units of its own, which go upward from the bottom left.
  ///   - isSmooth: Whether readers may smooth its images, which PDF/A does not allow.
  ///   - draw: Draws it by Cairo.
  static func write(
    size: CGSize, to writer: PDFWriter, isSmooth: Bool, _ draw: (OpaquePointer) -> Void
  ) throws(Diagnostic) -> Int {
    try write(try Self.bytes(size: size, draw), to: writer, isSmooth: isSmooth)
  }

  /// Writes the form that a file of Cairo's becomes.
  static func write(_ bytes: [UInt8], to writer: PDFWriter, isSmooth: Bool) throws(Diagnostic) -> Int {
    var form = CairoForm(writer, isSmooth: isSmooth)
    var objects = CairoObjects(bytes)
    while let object = try objects.next() { try form.take(object) }
    guard objects.isAtTable, form.isWritten else { throw .unfinishedPDF }
    try form.finish()
    return form.form
  }

  /// What Cairo has written.
  private final class Received {
    var bytes: [UInt8] = []
    let meter = BudgetMeter.current
  }

  private static func bytes(size: CGSize, _ draw: (OpaquePointer) -> Void) throws(Diagnostic) -> [UInt8] {
    let received = Received()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let received = Unmanaged<Received>.fromOpaque(closure).takeUnretainedValue()
        // It was deflated before, at some 50 ns a byte. With the budget used up, nothing more is taken.
        guard received.meter?.allows(5 * Int(count)) != false else { return CAIRO_STATUS_WRITE_ERROR }
        received.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(received).toOpaque(), Double(size.width), Double(size.height))
    guard let surface else { throw .unfinishedPDF }
    defer { cairo_surface_destroy(surface) }
    // Texts of 1.5 say what glyphs stand for that stand for it only together, as in Devanagari. From 1.17.6 on, Cairo hides
    // objects of that version in streams, where they could not be numbered anew.
    let version = cairo_version() < 11706 ? CAIRO_PDF_VERSION_1_5 : CAIRO_PDF_VERSION_1_4
    cairo_pdf_surface_restrict_to_version(surface, version)
    guard let context = cairo_create(surface) else { throw .unfinishedPDF }
    draw(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    return try withExtendedLifetime(received) { () throws(Diagnostic) in
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        throw received.meter?.problem ?? .unfinishedPDF
      }
      return received.bytes
    }
  }

  /// Writes the streams that turned out to be no page's.
  private mutating func finish() throws(Diagnostic) {
    for number in contents.keys.sorted() {
      guard let content = contents[number] else { continue }
      try writer.append(content.head, content.stream[...], as: self.number(for: number))
    }
  }

  // MARK: Objects

  private mutating func take(_ object: CairoObjects.Object) throws(Diagnostic) {
    let head = object.head
    if let stream = object.stream {
      let length = object.lengthNumber.map { (number: $0, value: stream.count) }
      if object.lengthNumber != nil, mayBePage(head) {
        contents[object.number] = (renumbered(head, length: length), Array(stream))
        return
      }
      let words = adapted(renumbered(head, length: length))
      return try writer.append(words, stream, as: number(for: object.number))
    }
    if head.starts(with: "<< /Type /Page %".utf8) { return try takePage(object) }
    // Cairo's own structure, catalog, pages and words about the document.
    for kind in [
      "<< /Type /Struct", "<< /Nums [", "[\n", "<< /Producer", "<< /Type /Catalog", "<< /Type /Pages",
    ] where head.starts(with: kind.utf8) {
      return
    }
    try writer.append(adapted(renumbered(head)), nil, as: number(for: object.number))
  }

  /// Whether a stream looks like the content of a page; the table of a font's characters does so, too.
  private func mayBePage(_ head: ArraySlice<UInt8>) -> Bool {
    head.count < 80
      && ["/Type", "/Length1", "/Subtype"].allSatisfy { head.firstRange(of: $0.utf8) == nil }
  }

  /// Makes the form of the page.
  private mutating func takePage(_ object: CairoObjects.Object) throws(Diagnostic) {
    guard !isWritten,
      let content = reference("/Contents ", in: object.head).flatMap({ contents.removeValue(forKey: $0) }),
      let resources = reference("/Resources ", in: object.head),
      let box = object.head.firstRange(of: "/MediaBox ".utf8)
    else { throw .unfinishedPDF }
    let corners = object.head[box.upperBound...].prefix { $0 != 0x5D }
    var words = PDFBytes()
    words.add("<< /Type /XObject /Subtype /Form /BBox ")
    words.add(corners)
    words.add("]\n   /Resources ")
    words.add(number(for: resources))
    words.add(" 0 R\n")
    // What is known of the stream stands behind the dictionary's first mark.
    words.add(content.head.dropFirst(2))
    try writer.append(words.bytes, content.stream[...], as: form)
    isWritten = true
  }

  private func reference(_ key: String, in head: ArraySlice<UInt8>) -> Int? {
    guard let place = head.firstRange(of: key.utf8) else { return nil }
    return Self.reference(in: head, at: place.upperBound)?.number
  }

  /// An object with what Cairo leaves out, or writes otherwise than a standard allows.
  private func adapted(_ head: [UInt8]) -> [UInt8] {
    var head = head
    // Readers take it for granted, and PDF/A does not.
    if let font = head.firstRange(of: "/Subtype /CIDFontType2".utf8),
      head.firstRange(of: "/CIDToGIDMap".utf8) == nil
    {
      head.insert(contentsOf: "\n   /CIDToGIDMap /Identity".utf8, at: font.upperBound)
    }
    // Cairo names the picture of a glyph each time that a text has it; a key may stand once.
    if let start = head.firstRange(of: "/XObject <<".utf8)?.upperBound,
      let end = head[start...].firstRange(of: ">>".utf8)?.lowerBound
    {
      var keys: Set<ArraySlice<UInt8>> = []
      let parts = head[start..<end].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      let kept = parts.filter { keys.insert($0.prefix { $0 > 0x20 }).inserted }
      if kept.count < parts.count {
        head.replaceSubrange(start..<end, with: Array(kept.joined(separator: "/".utf8)))
      }
    }
    if !writer.colorSpaces.isEmpty, let place = Self.placeInResources(head) {
      head.insert(contentsOf: writer.colorSpaces.utf8, at: place)
    }
    // What lies over each other in a drawing is mixed as it is seen.
    if writer.rgbProfile != nil, let space = head.firstRange(of: "/CS /DeviceRGB".utf8) {
      head.replaceSubrange(space, with: "/CS \(writer.rgbSpace)".utf8)
    }
    if !isSmooth, let smooth = head.firstRange(of: "/Interpolate true".utf8) {
      head.replaceSubrange(smooth, with: "/Interpolate false".utf8)
    }
    return head
  }

  /// Where resources begin, be they an object or a part of one; nothing where there are none.
  private static func placeInResources(_ head: [UInt8]) -> Int? {
    if let start = head.firstRange(of: "/Resources <<".utf8) { return start.upperBound }
    guard head.starts(with: "<<".utf8), head.firstRange(of: "/Type".utf8) == nil else { return nil }
    let keys = ["/ExtGState", "/Pattern", "/XObject", "/Shading", "/Font"]
    let isEmpty = head.dropFirst(2).drop { $0 <= 0x20 }.starts(with: ">>".utf8)
    return isEmpty || keys.contains { head.firstRange(of: $0.utf8) != nil } ? 2 : nil
  }

  // MARK: Numbers

  private mutating func number(for cairoNumber: Int) -> Int {
    if let known = numbers[cairoNumber] { return known }
    let number = writer.allocate()
    numbers[cairoNumber] = number
    return number
  }

  /// An object with the file's numbers for what it refers to.
  ///
  /// - Parameters:
  ///   - head: What Cairo wrote, streams aside.
  ///   - length: An object that is replaced by its value.
  private mutating func renumbered(_ head: ArraySlice<UInt8>, length: (number: Int, value: Int)? = nil)
    -> [UInt8]
  {
    var result: [UInt8] = []
    result.reserveCapacity(head.count + 16)
    var index = head.startIndex
    var depth = 0
    var previous: UInt8 = 0x20
    while index < head.endIndex {
      let byte = head[index]
      if depth == 0, (0x30...0x39).contains(byte), previous == 0x20 || previous == 0x0A || previous == 0x5B,
        let (number, end) = Self.reference(in: head, at: index)
      {
        if let length, length.number == number {
          result += Array("\(length.value)".utf8)
        } else {
          result += Array("\(self.number(for: number)) 0 R".utf8)
        }
        (index, previous) = (end, 0x52)
        continue
      }
      // Texts in parentheses hold no references, whatever they say.
      if byte == 0x5C, depth > 0, index + 1 < head.endIndex {
        result.append(byte)
        index += 1
      } else if byte == 0x28 {
        depth += 1
      } else if byte == 0x29 {
        depth = max(0, depth - 1)
      }
      previous = head[index]
      result.append(previous)
      index += 1
    }
    return result
  }

  /// The number in a reference such as `12 0 R`, and where that ends.
  private static func reference(in head: ArraySlice<UInt8>, at start: Int) -> (number: Int, end: Int)? {
    var end = start
    var number = 0
    while end < head.endIndex, end - start < 10, (0x30...0x39).contains(head[end]) {
      number = number * 10 + Int(head[end] - 0x30)
      end += 1
    }
    return head[end...].starts(with: " 0 R".utf8) ? (number, end + 4) : nil
  }
}

extension Diagnostic {
  /// A document that Cairo gave up on.
  static var unfinishedPDF: Diagnostic { Diagnostic(.error, "The PDF could not be written by Cairo") }
}
