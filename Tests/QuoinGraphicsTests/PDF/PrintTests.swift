import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// PDF/X-4 and colours of inks.
@Suite struct PrintTests {
  private let size = CGSize(width: 200, height: 100)
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  /// What a document for print needs.
  private static func isForPrint(_ options: inout OutputOptions) {
    options.pdf.isForPrint = true
    options.pdf.outputProfile = ImageFixtures.inkProfile
    options.metadata.title = "Card"
    options.metadata.date = Date(timeIntervalSince1970: 1_800_000_000)
  }

  private func data(
    _ change: (inout OutputOptions) -> Void, _ draw: (Canvas) -> Void = { _ in }, boxes: PageBoxes? = nil
  ) throws(Diagnostic) -> Data {
    var options = OutputOptions()
    change(&options)
    return try Renderer.document(options: options) { (session) throws(Diagnostic) in
      draw(try session.beginPage(size: size, boxes: boxes))
    }
  }

  private func file(
    _ change: (inout OutputOptions) -> Void = isForPrint, boxes: PageBoxes? = nil,
    _ draw: (Canvas) -> Void = { _ in }
  ) throws -> PDFFile { try #require(PDFFile(try data(change, draw, boxes: boxes))) }

  /// A document for print on which something is drawn.
  private func printed(_ draw: (Canvas) -> Void) throws -> PDFFile { try file(Self.isForPrint, draw) }

  @Test func aDocumentForPrintSaysWhatItIsPrintedBy() throws {
    let data = try data(Self.isForPrint)
    #expect(data.starts(with: "%PDF-1.6\n".utf8))
    let file = try #require(PDFFile(data))
    let intent = try #require(
      file.catalog.firstMatch(
        of: /\/OutputIntents \[ << \/Type \/OutputIntent \/S \/GTS_PDFX .*\/DestOutputProfile (\d+) 0 R >> \]/
      ))
    let profile = try #require(Int(intent.1))
    #expect(file.objects[profile]?.contains("/N 4") == true)
    #expect(file.bytes[profile] == Array(ImageFixtures.inkProfile))
    let packet = try #require(file.number("Metadata", of: file.catalog).flatMap { file.streams[$0] })
    for words in [
      "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>", "<pdf:Trapped>False</pdf:Trapped>",
      "<xmp:ModifyDate>2027-01-15T08:00:00Z</xmp:ModifyDate>", "<xmpMM:VersionID>1</xmpMM:VersionID>",
      "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>",
    ] { #expect(packet.contains(words), "\(words)") }
    #expect(packet.contains(/<xmpMM:DocumentID>uuid:[0-9A-F]{32}</))
    #expect(file.objects.values.contains { $0.contains("/Trapped /False /ModDate (D:20270115080000Z") })
    #expect(try self.data(Self.isForPrint) == data)
  }

  @Test func itsPagesSayWhereTheyAreCutAndWhatItsColoursMean() throws {
    let page = try file().pages[0]
    #expect(page.contains("/TrimBox [ 0 0 200 100 ]") && page.contains("/BleedBox [ 0 0 200 100 ]"))
    #expect(page.contains("/S /Transparency /I true /CS /DeviceCMYK"))
    #expect(page.contains(/\/ColorSpace << \/DefaultRGB \[ \/ICCBased \d+ 0 R \] >>/))
    let inner = CGRect(x: 20, y: 20, width: 160, height: 60)
    let cut = try file(boxes: PageBoxes(trim: inner, bleed: inner.insetBy(dx: -5, dy: -5))).pages[0]
    #expect(cut.contains("/TrimBox [ 20 20 180 80 ]"))
  }

  @Test func itStandsBesideOtherStandards() throws {
    let file = try file {
      Self.isForPrint(&$0)
      ($0.pdf.archive, $0.pdf.isAccessible, $0.metadata.language) = (.a2a, true, "en")
    }
    #expect(file.catalog.contains("/S /GTS_PDFA1") && file.catalog.contains("/S /GTS_PDFX"))
    let packet = try #require(file.number("Metadata", of: file.catalog).flatMap { file.streams[$0] })
    #expect(packet.contains("<pdfaProperty:name>GTS_PDFXVersion<") && packet.contains("<pdfuaid:part>1<"))
  }

  @Test func linksAreLeftOutAndThatIsTold() throws {
    var warnings: [String] = []
    let file = try printed { canvas in
      for _ in 0..<2 { canvas.setURL("https://example.org", for: box) }
      warnings = canvas.warnings.map(\.message)
    }
    #expect(warnings == ["A PDF/X-4 document has no links, and those of this one are left out"])
    #expect(!file.pages[0].contains("/Annots"))
  }

  @Test func whatKeepsADocumentFromPrintIsAnError() {
    func problem(_ change: (inout OutputOptions) -> Void) -> String {
      do throws(Diagnostic) {
        _ = try data {
          Self.isForPrint(&$0)
          change(&$0)
        }
        return ""
      } catch { return error.message }
    }
    #expect(problem { _ in } == "")
    #expect(problem { $0.metadata.title = nil } == "A PDF/X-4 document needs a title")
    #expect(problem { $0.metadata.date = nil } == "A PDF/X-4 document needs a date")
    #expect(
      problem { $0.pdf.hasForms = true }
        == "A PDF/X-4 document has no fields, and this one is to be filled in")
    #expect(
      problem { $0.pdf.encryption = .init(password: "a") }
        == "A PDF/X-4 document is not encrypted, and this one is to have a password")
    #expect(
      problem { $0.pdf.outputProfile = nil }
        == "A PDF/X-4 document needs the ICC profile of what it is printed by")
    let wrong =
      "The output profile is no ICC profile of version 2 or 4 of a printer, for four inks or for red, green and blue"
    #expect(problem { $0.pdf.outputProfile = Data("ICC".utf8) } == wrong)
    // One of screens.
    #expect(problem { $0.pdf.outputProfile = SRGBProfile.data } == wrong)
    #expect(
      problem { $0.pdf.isForPrint = false }
        == "An output profile is part of a PDF/X-4 or PDF/A, and this PDF is to be neither")
  }

  // MARK: Inks

  private let ink = UIColor(cgColor: CGColor(genericCMYKCyan: 0, magenta: 0.81, yellow: 0.81, black: 0.3))

  private func draw(_ canvas: Canvas) {
    canvas.fill(box, color: ink)
    let line = UIBezierPath(rect: box)
    canvas.stroke(line, paint: .color(ink.withAlphaComponent(0.5)))
    canvas.draw(
      TextLayout(text: AttributedText("Hi", font: .systemFont(ofSize: 12), color: ink)), at: .zero)
  }

  @Test func inksArePrintedAsTheyAreWhereTheProfileIsKnown() throws {
    let content = try printed(draw).contents[0]
    #expect(content.contains("0 0.81 0.81 0.3 k\n") && content.contains("0 0.81 0.81 0.3 K\n"))
    #expect(!content.contains(" rg\n"))
    let plain = try file({ _ in }, draw)
    #expect(plain.contents[0].contains("0 0.81 0.81 0.3 k\n"))
    // A printer's program has what lies over each other mixed of the machine's inks.
    #expect(plain.pages[0].contains("/Group << /Type /Group /S /Transparency /I true >>"))
    // An archive knows red, green and blue: 0.7 of all light, and 0.19 of that.
    let archive = try file({ $0.pdf.archive = .a2b }, draw).contents[0]
    #expect(archive.contains("0.7 0.133 0.133 rg\n") && !archive.contains(" k\n"))
    let archiveForPrint = try file(
      {
        ($0.pdf.archive, $0.pdf.outputProfile) = (.a2b, ImageFixtures.inkProfile)
      }, draw)
    #expect(archiveForPrint.contents[0].contains("0 0.81 0.81 0.3 k\n"))
  }

  private let key = UIColor(cgColor: CGColor(genericCMYKCyan: 0, magenta: 0, yellow: 0, black: 1))

  @Test func gradientsOfInksArePrintedInThese() throws {
    let shapes: [Gradient.Shape] = [
      .linear(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 40, y: 20)),
      .radial(center: CGPoint(x: box.midX, y: box.midY), radius: CGSize(width: 9, height: 9)),
      .conic(center: CGPoint(x: box.midX, y: box.midY), angle: 0),
    ]
    for shape in shapes {
      let gradient = Gradient(
        stops: [.init(color: ink, location: 0), .init(color: key.withAlphaComponent(0), location: 1)],
        shape: shape)
      let objects = try printed { $0.fill(UIBezierPath(rect: box), paint: .gradient(gradient)) }.objects
        .values
      let shading = try #require(objects.first { $0.contains("/ShadingType") && !$0.contains("/DeviceGray") })
      #expect(shading.contains("/ColorSpace /DeviceCMYK"))
      if case .conic = shape {
        #expect(shading.contains("0 1 0 1 0 1 0 1 ]"))
      } else {
        #expect(shading.contains("/C0 [ 0 0.81 0.81 0.3 ] /C1 [ 0 0 0 1 ]"))
      }
    }
  }

  @Test func inksThatRunIntoOtherColoursLookAsTheProfileSays() throws {
    let cyan = UIColor(cgColor: CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0))
    let gradient = Gradient(
      stops: [.init(color: cyan, location: 0), .init(color: .white, location: 1)],
      shape: .linear(from: .zero, to: CGPoint(x: 40, y: 0)))
    func red(_ change: (inout OutputOptions) -> Void) throws -> Double {
      let objects = try file(change) { $0.fill(UIBezierPath(rect: box), paint: .gradient(gradient)) }.objects
      let shading = try #require(
        objects.values.first { $0.contains("/ShadingType 2 /ColorSpace /DeviceRGB") })
      let first = try #require(shading.firstMatch(of: /\/C0 \[ ([0-9.]+)/))
      return try #require(Double(first.1))
    }
    // The profile's cyan is red.
    #expect(try red(Self.isForPrint) > 0.8)
    #expect(try red { _ in } == 0)
  }

  @Test func shadowsAndTintsArePrintedInInks() throws {
    let image = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0x8000_0000])))
    let file = try printed { canvas in
      canvas.beginShadowLayer(color: key, opacity: 1, offset: .zero, radius: 2)
      canvas.fill(box, color: key)
      canvas.endShadowLayer()
      canvas.draw(image.withRenderingMode(.alwaysTemplate), in: box, tint: ink)
    }
    let pixels = file.objects.filter {
      $0.value.contains("/Width 1 /Height 1") && $0.value.contains("/DeviceCMYK /SMask")
    }
    #expect(Set(pixels.keys.map { file.bytes[$0] }) == [[0, 0, 0, 255], [0, 207, 207, 77]])
  }

  @Test func picturesInThePrintersInksNeedNoProfileOfTheirOwn() throws {
    let photo = ImageFixtures.markedPhoto(ImageFixtures.inkProfile, of: ImageFixtures.printPhoto)
    let image = UIImage(cgImage: try ImageFixtures.image(photo))
    let file = try printed { $0.draw(image, in: box) }
    #expect(
      file.objects.values.contains { $0.contains("/ColorSpace /DeviceCMYK /Decode [ 1 0 1 0 1 0 1 0 ]") })
    #expect(!file.objects.values.contains { $0.contains("/N 4 /Alternate") })
  }

  @Test func blackOfScreensIsSaidAndNotLeftToThePrinter() throws {
    let draw = { (canvas: Canvas) in canvas.fill(box, color: .black) }
    #expect(try printed(draw).contents[0].contains("0 0 0 rg\n"))
    #expect(try !file({ _ in }, draw).contents[0].contains("rg"))
  }

  @Test func drawingsAreMixedInTheColoursOfScreens() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g opacity='0.5'><rect width='5' height='5'/><rect x='2' y='2' width='5' height='5' fill='red'/></g></svg>"
    let image = UIImage(cgImage: try ImageFixtures.image(Data(text.utf8)))
    let objects = try printed { $0.draw(image, in: box) }.objects.values
    let groups = objects.filter { $0.contains("/Transparency") && $0.contains("/Form") }
    #expect(!groups.isEmpty && groups.allSatisfy { !$0.contains("/CS /DeviceRGB") })
  }

  @Test func coloursBetweenInksAreInks() throws {
    let half = ink.cgColor.mixed(with: key.cgColor, by: 0.5)
    #expect(half.inks == CGColor.Inks(cyan: 0, magenta: 405, yellow: 405, black: 650))
    #expect(half.red == ink.cgColor.red / 2 && ink.cgColor.mixed(with: .init(gray: 1), by: 0.5).inks == nil)
    let color = CGColor(gray: 0.2).mixed(with: CGColor(gray: 0.6, alpha: 0), by: 0.25)
    #expect(abs(color.red - 0.3) < 1e-9 && color.alpha == 0.75)
  }

  @Test func inksAreReadFromText() throws {
    for text in [
      "cmyk(0, 81%, 81%, 30%)", "device-cmyk(0 0.81 0.81 0.3)", "CMYK(0% 81% 81% .3)",
      "cmyka(0, .81, .81, .3, 1)",
    ] {
      let color = try #require(CGColor(cssFunction: text), "\(text)")
      #expect(color == ink.cgColor && color.hexString == "#B32222")
    }
    #expect(CGColor(cssFunction: "cmyk(0, 81%, 81%, 30%, 50%)")?.alpha == 0.5)
    for text in ["cmyk(0, 81, 81, 30)", "cmyk(0, 1, 1)", "cmyk(a, 1, 1, 1)"] {
      #expect(CGColor(cssFunction: text) == nil, "\(text)")
    }
    let again = try JSONDecoder().decode(CGColor.self, from: JSONEncoder().encode(ink.cgColor))
    #expect(again == ink.cgColor && again.multiplyingAlpha(by: 0.5).inks == again.inks)
  }
}
