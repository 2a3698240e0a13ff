import Foundation
import QuoinDiagnostics
import QuoinResources

/// Makes one PDF of the pages, fonts and images that Cairo writes and of what is known beside it: links, structure, the
/// outline and images that are compressed once.
///
/// Cairo 1.16 has links, structure and an outline of its own. Its structure loses text that stands beside a nested part,
/// and knows neither alternative texts nor languages, cells that span others or artifacts.
final class PDFAssembly {
  let writer: PDFWriter
  /// Where the pages are in the file.
  private(set) var pagesNumber: Int?
  /// Images whose pixels have not been written, by the number of their placeholder.
  private(set) var placeholders: [Int: PDFPlaceholder] = [:]
  private(set) var problem: Diagnostic?

  private let meter = BudgetMeter.current
  private var objects = CairoObjects()
  /// The file's number for each of Cairo's; 0 where there is none yet.
  private var numbers: [Int] = []
  /// What is added to the pages that Cairo has not written so far.
  private var pages: [Page] = []
  private var isClosed = false

  /// What is added to a page of Cairo's.
  struct Page {
    /// The number of the page in the file.
    let number: Int
    /// Entries of its dictionary.
    let entries: String
  }

  /// How many bytes are read at once.
  private static let portion = 1 << 16

  /// Whether what is on pages and belongs to no part is marked as that.
  var marksPages = false
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

  /// Adds something to the page that Cairo writes next.
  func add(_ page: Page) { pages.append(page) }

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
  var isComplete: Bool { objects.isAtTable && pages.isEmpty && pagesNumber != nil }

  // MARK: Objects

  private func take(_ object: CairoObjects.Object) throws(Diagnostic) {
    let head = object.head
    if let stream = object.stream {
      if let placeholder = PDFPlaceholder.number(in: stream).flatMap({ placeholders[$0] }) {
        placeholders[placeholder.number] = nil
        return try placeholder.append(to: writer, as: number(for: object.number))
      }
      let stream = try marked(stream, of: object) ?? stream
      let length = object.lengthNumber.map { (number: $0, value: stream.count) }
      let words = adapted(renumbered(head, length: length))
      return try writer.append(words, stream, as: number(for: object.number))
    }
    // Cairo's own structure, catalog and words about the document.
    for kind in ["<< /Type /Struct", "<< /Nums [", "[\n", "<< /Producer"] where head.starts(with: kind.utf8) {
      return
    }
    if head.starts(with: "<< /Type /Catalog".utf8) {
      let text = String(decoding: renumbered(head), as: UTF8.self)
      pagesNumber = text.firstMatch(of: /\/Pages (\d+) 0 R/).flatMap { Int($0.1) }
    } else if head.starts(with: "<< /Type /Page %".utf8) {
      try takePage(object)
    } else {
      try writer.append(adapted(renumbered(head)), nil, as: number(for: object.number))
    }
  }

  /// A page's content with all of it marked; nothing for other streams.
  private func marked(
    _ stream: ArraySlice<UInt8>, of object: CairoObjects.Object
  ) throws(Diagnostic) -> ArraySlice<UInt8>? {
    guard marksPages, object.lengthNumber != nil, object.head.count < 80,
      object.head.firstRange(of: "/FlateDecode".utf8) != nil, object.head.firstRange(of: "/Type".utf8) == nil,
      object.head.firstRange(of: "/Length1".utf8) == nil, object.head.firstRange(of: "/Subtype".utf8) == nil,
      let content = Deflate.inflated(stream), let marked = PDFPageMarks.marked(content)
    else { return nil }
    return Array(try Deflate.compressed(marked))[...]
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
    if options.archive != nil, let smooth = head.firstRange(of: "/Interpolate true".utf8) {
      head.replaceSubrange(smooth, with: "/Interpolate false".utf8)
    }
    return head
  }

  private func takePage(_ object: CairoObjects.Object) throws(Diagnostic) {
    guard !pages.isEmpty else { throw .unfinishedPDF }
    let page = pages.removeFirst()
    guard numbers.count <= object.number || numbers[object.number] == 0 else { throw .unfinishedPDF }
    set(page.number, for: object.number)
    var lines = String(decoding: renumbered(object.head), as: UTF8.self).split(separator: "\n")
    lines.removeAll { $0.hasPrefix("   /StructParents ") }
    if !page.entries.isEmpty { lines.insert(Substring(page.entries), at: max(0, lines.count - 1)) }
    try writer.append(lines.joined(separator: "\n"), as: page.number)
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
