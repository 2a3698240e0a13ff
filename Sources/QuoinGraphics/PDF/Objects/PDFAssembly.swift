import Foundation
import QuoinDiagnostics
import QuoinResources

/// Takes what Cairo draws of a PDF, which writes pages: each becomes a form, and what it needs stands in the same file.
final class PDFAssembly {
  let writer: PDFWriter
  /// Images whose pixels have not been written, by the number of their placeholder.
  private(set) var placeholders: [Int: PDFPlaceholder] = [:]
  private(set) var problem: Diagnostic?

  private let meter = BudgetMeter.current
  private var objects = CairoObjects()
  /// The file's number for each of Cairo's; 0 where there is none yet.
  private var numbers: [Int] = []
  /// The numbers of the forms that Cairo has not written so far.
  private var forms: [Int] = []
  /// Streams that may be the content of a page, by Cairo's number, until its page tells.
  private var contents: [Int: (head: [UInt8], stream: [UInt8])] = [:]
  private var isClosed = false

  /// How many bytes are read at once.
  private static let portion = 1 << 16

  private let options: PDFOptions

  /// - Parameter options: Nothing is packed by default, so that each object can be seen.
  init(_ options: PDFOptions? = nil, write: @escaping (Data) throws(Diagnostic) -> Void) {
    self.options = options ?? PDFOptions()
    writer = PDFWriter(packs: options?.packsObjects ?? false, write: write)
  }

  /// Takes what Cairo writes; tells whether it may go on.
  func receive(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // What is written was deflated before, at some 50 ns a byte. With the budget used up, nothing more is taken.
    guard !isClosed, problem == nil, meter?.allows(5 * bytes.count) != false else { return false }
    objects.append(bytes)
    if objects.count >= Self.portion { read() }
    return problem == nil
  }

  /// Makes the page that Cairo writes next a form.
  func addForm(_ number: Int) { forms.append(number) }

  func add(_ placeholder: PDFPlaceholder) { placeholders[placeholder.number] = placeholder }

  /// Writes what Cairo has finished.
  func read() {
    guard problem == nil else { return }
    do throws(Diagnostic) {
      while let object = try objects.next() { try take(object) }
    } catch { problem = error }
    objects.compact()
  }

  /// Takes nothing more from Cairo.
  func close() { isClosed = true }

  /// Whether all that Cairo wrote has been read.
  var isComplete: Bool { objects.isAtTable && forms.isEmpty }

  /// Writes the streams that turned out to be no page's.
  func finish() throws(Diagnostic) {
    for number in contents.keys.sorted() {
      guard let content = contents[number] else { continue }
      try writer.append(content.head, content.stream[...], as: self.number(for: number))
    }
    contents = [:]
  }

  // MARK: Objects

  private func take(_ object: CairoObjects.Object) throws(Diagnostic) {
    let head = object.head
    if let stream = object.stream {
      if let placeholder = PDFPlaceholder.number(in: stream).flatMap({ placeholders[$0] }) {
        placeholders[placeholder.number] = nil
        return try placeholder.append(to: writer, as: number(for: object.number))
      }
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

  /// Makes a form of a page.
  private func takePage(_ object: CairoObjects.Object) throws(Diagnostic) {
    guard !forms.isEmpty else { return dropPage(object) }
    let form = forms.removeFirst()
    guard
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
  }

  /// A last page on which nothing was drawn.
  private func dropPage(_ object: CairoObjects.Object) {
    if let content = reference("/Contents ", in: object.head) { contents[content] = nil }
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
    if options.archive != nil, let smooth = head.firstRange(of: "/Interpolate true".utf8) {
      head.replaceSubrange(smooth, with: "/Interpolate false".utf8)
    }
    return head
  }

  // MARK: Numbers

  private func number(for cairoNumber: Int) -> Int {
    if cairoNumber < numbers.count, numbers[cairoNumber] != 0 { return numbers[cairoNumber] }
    let number = writer.allocate()
    set(number, for: cairoNumber)
    return number
  }

  private func set(_ number: Int, for cairoNumber: Int) {
    if cairoNumber >= numbers.count {
      numbers += [Int](repeating: 0, count: cairoNumber + 1 - numbers.count)
    }
    numbers[cairoNumber] = number
  }

  /// An object with the file's numbers for what it refers to.
  ///
  /// - Parameters:
  ///   - head: What Cairo wrote, streams aside.
  ///   - length: An object that is replaced by its value.
  private func renumbered(_ head: ArraySlice<UInt8>, length: (number: Int, value: Int)? = nil) -> [UInt8] {
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
