import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

/// How images are put into a finished PDF, and what else stands in one.
@Suite struct PDFSpliceTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

  /// A file as Cairo writes it, of objects in some order; a nil is a number that was reserved and left unused.
  private func file(_ objects: [(number: Int, body: String)?], order: [Int]? = nil, size: Int? = nil) -> Data
  {
    var data = Data("%PDF-1.4\n".utf8)
    var offsets = [Int](repeating: 0, count: objects.count + 1)
    for index in order ?? Array(objects.indices) {
      guard let object = objects[index] else { continue }
      offsets[object.number] = data.count
      data += Data("\(object.number) 0 obj\n\(object.body)\nendobj\n".utf8)
    }
    let start = data.count
    data += Data("xref\n0 \(offsets.count)\n0000000000 65535 f \n".utf8)
    for offset in offsets.dropFirst() {
      data += Data((String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n").utf8)
    }
    return data
      + Data("trailer\n<< /Size \(size ?? offsets.count) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  @Test func aFileWithoutPlaceholdersStaysAsItIs() throws {
    for order in [[0, 1, 2], [2, 0, 1]] {
      let data = file([(1, "<< /A >>"), (2, "(b)"), (3, "[ 3 ]")], order: order)
      #expect(try PDFSplice(data)?.replacing([]) == data)
    }
  }

  @Test func numbersThatAreReservedOnlyAreFree() throws {
    let data = file([(1, "<< /A >>"), nil, (3, "(c)")])
    let found = text(try #require(try PDFSplice(data)?.replacing([])))
    #expect(found.contains("xref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000000 65535 f \n"))
    #expect(found.contains("/Size 4") && found.hasSuffix("%%EOF\n"))
  }

  @Test func whatIsBuiltOtherwiseIsLeftAlone() {
    let good = text(file([(1, "a"), (2, "b")]))
    func splice(_ find: String, _ replacement: String) -> PDFSplice? {
      PDFSplice(Data(good.replacing(find, with: replacement).utf8))
    }
    #expect(splice("x", "x") != nil)
    for (find, replacement) in [
      ("startxref", "startxxxx"), ("startxref\n", "startxref\n9"), ("trailer", "trailxx"),
      ("xref\n0 3", "yref\n0 3"),
      ("xref\n0 3", "xref\n1 3"), ("xref\n0 3", "xref\n0 x"),
      ("xref\n0 3", "xref\n0 9"),
    ] {
      #expect(splice(find, replacement) == nil, "\(replacement)")
    }
    #expect(PDFSplice(Data()) == nil && PDFSplice(Data("startxref\n99\n".utf8.prefix(9))) == nil)
  }

  private func image(_ pixels: [UInt32], width: Int) throws -> (CGImage, PixelBuffer) {
    let image = try #require(CGImage(width: width, height: pixels.count / width, pixels: pixels))
    guard case .pixels(let buffer) = image.content else { throw CancellationError() }
    return (image, buffer)
  }

  @Test func aPlaceholderIsAJPEGsHeaderWithItsNumber() throws {
    let (image, pixels) = try image([UInt32](repeating: 0, count: 300 * 2), width: 300)
    let placeholder = PDFPlaceholder(number: 12, image: image, pixels: pixels)
    let comment = Array("quoin image 12;".utf8)
    #expect(Array(placeholder.mark) == [0xFF, 0xD8, 0xFF, 0xFE, 0, 17] + comment)
    let frame: [UInt8] = [
      0xFF, 0xC0, 0, 17, 8, 0, 2, 1, 44, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xD9,
    ]
    #expect(Array(placeholder.jpeg) == [0xFF, 0xD8, 0xFF, 0xFE, 0, 17] + comment + frame)
  }

  @Test func placeholdersBecomeImagesAndTheirAlphaAnObjectBehindAllOthers() throws {
    let (clear, clearPixels) = try image([0x8040_0000, 0xFF00_FF00], width: 2)
    let (opaque, opaquePixels) = try image([0xFF40_0000], width: 1)
    let placeholders = [
      PDFPlaceholder(number: 0, image: clear, pixels: clearPixels),
      PDFPlaceholder(number: 1, image: opaque, pixels: opaquePixels),
      // Cairo leaves out what is not seen.
      PDFPlaceholder(number: 2, image: opaque, pixels: opaquePixels),
    ]
    var data = file([(1, "<< /A >>"), (2, "@"), (3, "#")])
    func put(_ placeholder: PDFPlaceholder, for mark: String) throws {
      let place = try #require(data.range(of: Data("obj\n\(mark)\nendobj".utf8)))
      let object = Data("obj\n<< >>\nstream\n".utf8) + placeholder.jpeg + Data("\nendstream\nendobj".utf8)
      let grown = object.count - place.count
      let offset = text(data.prefix(place.lowerBound)).count
      data.replaceSubrange(place, with: object)
      // The table and its place move with what stands before them.
      let table = try #require(data.range(of: Data("xref\n0 4".utf8))).lowerBound
      var lines = text(data[table...]).components(separatedBy: "\n")
      for index in 3..<6 {
        let old = try #require(Int(lines[index].prefix(10)))
        if old > offset { lines[index] = String(format: "%010d", old + grown) + lines[index].dropFirst(10) }
      }
      lines[lines.count - 3] = "\(table)"
      data = data[..<table] + Data(lines.joined(separator: "\n").utf8)
      data = Data(data)
    }
    try put(placeholders[0], for: "@")
    try put(placeholders[1], for: "#")
    let found = try #require(try PDFSplice(data)?.replacing(placeholders))
    let content = text(found)
    #expect(!content.contains("quoin image"))
    let streams = try clear.streams.streams(of: clearPixels)
    let alpha = try #require(streams.alpha)
    #expect(
      content.contains(
        "2 0 obj\n<< /Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /SMask 4 0 R\n   /BitsPerComponent 8 /Interpolate true /Filter /FlateDecode /Length \(streams.color.count)\n   /DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns 2 >> >>\nstream\n"
      ))
    #expect(
      content.contains(
        "4 0 obj\n<< /Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray\n   /BitsPerComponent 8 /Interpolate true /Filter /FlateDecode /Length \(alpha.count)\n   /DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent 8 /Columns 2 >> >>\nstream\n"
      ))
    #expect(
      content.contains(
        "3 0 obj\n<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB\n"))
    #expect(
      found.range(of: streams.color) != nil && found.range(of: alpha) != nil && content.contains("/Size 5 "))
    // The table tells where each object begins.
    let table = try #require(content.range(of: "xref\n0 5\n"))
    let lines = content[table.upperBound...].components(separatedBy: "\n")
    #expect(lines[0] == "0000000000 65535 f ")
    for number in 1...4 {
      let offset = try #require(Int(lines[number].prefix(10)))
      #expect(text(found[offset...].prefix(8)) == "\(number) 0 obj\n" && lines[number].hasSuffix(" 00000 n "))
    }
    #expect(
      content.hasSuffix(
        "startxref\n\(content.distance(from: content.startIndex, to: table.lowerBound))\n%%EOF\n"))
  }

  @Test func imagesAreDeflatedOnceForAllDocuments() throws {
    let (image, pixels) = try image([0x8040_0000, 0xFF00_FF00], width: 2)
    let first = try image.streams.streams(of: pixels)
    let again = try image.streams.streams(of: pixels)
    #expect(first.color == again.color && first.alpha == again.alpha && first.alpha != nil)
    let (opaque, whole) = try self.image([0xFF40_0000], width: 1)
    #expect(try opaque.streams.streams(of: whole).alpha == nil)
  }

  @Test func linksAreWrittenSoThatNothingEndsThemEarly() throws {
    let pdf = try Renderer.render(size: CGSize(width: 40, height: 40), format: .pdf) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), color: .red)
      canvas.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
      canvas.link(url: "a'b\\c\u{1}\u{1F}\u{7F}", rect: CGRect(x: 10, y: 5, width: 20, height: 5))
      canvas.link(url: "outside", rect: CGRect(x: 25, y: 5, width: 5, height: 5))
      canvas.link(url: "", rect: CGRect(x: 0, y: 5, width: 5, height: 5))
    }
    let content = text(pdf)
    #expect(content.contains("/Rect [ 10 30 20 35 ]") && !content.contains("outside"))
    #expect(content.components(separatedBy: "/URI (").count == 2)
    #expect(content.contains("%01%1f%7f"))
  }

  @Test func pagesHaveTheirSizesAndTheDocumentItsWords() throws {
    var options = OutputOptions()
    options.metadata.title = "A\0B"
    options.metadata.author = "Ann"
    options.metadata.subject = "Sub"
    options.metadata.keywords = ["one", "two"]
    let sizes = [CGSize(width: 30, height: 40), CGSize(width: 50, height: 20)]
    var indices: [Int] = []
    let content = text(
      try Renderer.render(pages: sizes, options: options) { index, canvas in
        indices.append(index)
        #expect(canvas.size == sizes[index])
      })
    #expect(indices == [0, 1] && content.contains("[ 0 0 30 40 ]"))
    for word in ["/Title (AB)", "/Author (Ann)", "/Subject (Sub)", "/Keywords (one, two)"] {
      #expect(content.contains(word), "\(word)")
    }
    let bare = text(try Renderer.render(pages: [sizes[0]]) { _, _ in })
    for key in ["/Title", "/Author", "/Subject", "/Keywords", "/CreationDate"] {
      #expect(!bare.contains(key))
    }
  }

  @Test func shadowsOnPaperHaveAtLeastTwoPixelsAPoint() throws {
    func width(scale: CGFloat) throws -> Int {
      var options = OutputOptions()
      options.scale = scale
      let pdf = try Renderer.render(size: CGSize(width: 200, height: 200), format: .pdf, options: options) {
        $0.shadow(
          of: UIBezierPath(rect: CGRect(x: 50, y: 50, width: 90, height: 90)), color: .black, opacity: 1,
          offset: .zero, radius: 1)
      }
      let place = try #require(pdf.range(of: Data("/Width ".utf8))).upperBound
      return try #require(Int(text(pdf[place...].prefix(9)).prefix { $0.isNumber }))
    }
    // 90 points and 4 on either side, and what rounding adds.
    #expect(try (196...200).contains(width(scale: 1)) && (294...298).contains(width(scale: 3)))
  }

  @Test func textOnPaperCanBeRead() throws {
    // Tagged with its characters, so that what is shown can be searched: the font carries a table back to them.
    let pdf = try Renderer.render(size: CGSize(width: 90, height: 40), format: .pdf) { canvas in
      #expect(canvas.keepsText && !canvas.holdsPixels)
      canvas.draw(TextLayout(text: AttributedText("Hi", font: .systemFont(ofSize: 20))), at: .zero)
    }
    #expect(text(pdf).contains("/ToUnicode") && text(pdf).contains("Inter"))
  }
}
