import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// How images, drawings and shadows stand in a PDF.
@Suite struct PDFImagesTests {
  private func image(_ pixels: [UInt32], width: Int) throws -> (CGImage, PixelBuffer) {
    let image = try #require(CGImage(width: width, height: pixels.count / width, pixels: pixels))
    guard case .pixels(let buffer) = image.content else { throw CancellationError() }
    return (image, buffer)
  }

  /// The objects that are written.
  private func written(
    isSmooth: Bool = true, _ write: (PDFImages) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> String {
    let pieces = Pieces()
    let writer = PDFWriter { pieces.data += $0 }
    _ = writer.allocate()
    try write(PDFImages(writer, isSmooth: isSmooth))
    try writer.finish(catalog: 0, information: nil)
    return String(pieces.data.map { Character(Unicode.Scalar($0)) })
  }

  private final class Pieces { var data = Data() }

  @Test func theAlphaOfAnImageIsAnObjectOfItsOwn() throws {
    let (clear, clearPixels) = try image([0x8040_0000, 0xFF00_FF00], width: 2)
    let (opaque, opaquePixels) = try image([0xFF40_0000], width: 1)
    let streams = try clear.streams.streams(of: clearPixels)
    let alpha = try #require(streams.alpha)
    for isSmooth in [true, false] {
      let found = try written(isSmooth: isSmooth) { images throws(Diagnostic) in
        #expect(try images.number(of: clear, clearPixels) == 2)
        #expect(try images.number(of: opaque, opaquePixels) == 4)
        #expect(try images.number(of: clear, clearPixels) == 2)
      }
      func head(_ width: Int) -> String {
        "<< /Type /XObject /Subtype /Image /Width \(width) /Height 1 /BitsPerComponent 8 /Interpolate \(isSmooth) /ColorSpace"
      }
      func deflated(_ colors: Int, _ length: Int) -> String {
        "/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors \(colors) /BitsPerComponent 8 /Columns 2 >> /Length \(length) >>\nstream\n"
      }
      #expect(
        found.contains("2 0 obj\n\(head(2)) /DeviceRGB /SMask 3 0 R " + deflated(3, streams.color.count)))
      #expect(found.contains("3 0 obj\n\(head(2)) /DeviceGray " + deflated(1, alpha.count)))
      #expect(found.contains("4 0 obj\n\(head(1)) /DeviceRGB /Filter"))
      #expect(found.components(separatedBy: " 0 obj\n").count == 4)
    }
  }

  /// Two images of one profile with what a document holds of them.
  private func drawn(_ files: [Data], _ archive: PDFOptions.Archive? = nil) throws -> PDFFile {
    let images = try files.map { UIImage(cgImage: try ImageFixtures.image($0)) }
    var options = OutputOptions()
    options.pdf.archive = archive
    let size = CGSize(width: 24, height: 16)
    let data = try Renderer.render(size: size, format: .pdf, options: options) { canvas in
      for image in images { canvas.draw(image, in: CGRect(origin: .zero, size: size)) }
    }
    return try #require(PDFFile(data))
  }

  @Test(arguments: [nil, PDFOptions.Archive.a2b])
  func imagesKeepTheirProfile(archive: PDFOptions.Archive?) throws {
    let profile = try ImageFixtures.profile(isWide: true)
    let clear = ImageFixtures.pixel([100, 180, 100], alpha: 128, [ImageFixtures.chunk(profile: profile)])
    let file = try drawn([ImageFixtures.markedPhoto(profile), clear], archive)
    let profiles = file.objects.filter { $0.value.contains("/N 3 /Alternate /DeviceRGB") }
    let number = try #require(profiles.first?.key)
    #expect(profiles.count == 1 && file.streams[number]?.utf8.count ?? 0 > 100)
    let images = file.objects.filter { $0.value.contains("/ColorSpace [ /ICCBased \(number) 0 R ]") }
    #expect(images.count == 2)
    // The photo is the file's own, and the pixel has the file's numbers.
    #expect(images.contains { $0.value.contains("/DCTDecode") })
    let pixel = try #require(images.first { $0.value.contains("/SMask") })
    let bytes = try #require(file.bytes[pixel.key])
    #expect(zip(bytes.suffix(3), [100, 180, 100]).allSatisfy { abs(Int($0) - $1) < 2 }, "\(bytes)")
  }

  @Test func aPictureOfFourInksStandsInItsFileAsItIs() throws {
    let profile = ImageFixtures.inkProfile
    let file = try drawn([ImageFixtures.markedPhoto(profile, of: ImageFixtures.printPhoto)], .a2b)
    #expect(file.objects.values.contains { $0.contains("/N 4 /Alternate /DeviceCMYK") })
    #expect(
      file.objects.values.contains {
        $0.contains("/ICCBased") && $0.contains("/Decode [ 1 0 1 0 1 0 1 0 ] /Filter /DCTDecode")
      })
    // Without a profile nobody knows what the inks are.
    let plain = try drawn([ImageFixtures.printPhoto])
    #expect(!plain.objects.values.contains { $0.contains("/DCTDecode") || $0.contains("/ICCBased") })
  }

  @Test func aProfileThatMayNotStandInAPDFStaysOut() throws {
    var profile = try ImageFixtures.profile(isWide: true)
    profile[12...15] = Data("link".utf8)
    #expect(ColorProfile.componentsInPDF(profile) == nil)
    profile[12...15] = Data("mntr".utf8)
    #expect(
      ColorProfile.componentsInPDF(profile) == 3 && ColorProfile.componentsInPDF(profile + Data([0])) == nil)
    #expect(ColorProfile.componentsInPDF(ImageFixtures.inkProfile) == 4)
    profile[8] = 5
    #expect(ColorProfile.componentsInPDF(profile) == nil && ColorProfile.componentsInPDF(Data()) == nil)
    for file in [ImageFixtures.markedPhoto(try ImageFixtures.profile(isWide: false)), ImageFixtures.photo] {
      #expect(try !drawn([file]).objects.values.contains { $0.contains("ICCBased") })
    }
  }

  @Test func aTintIsOnePixelThatTheAlphaLetsThrough() throws {
    let (clear, pixels) = try image([0x8040_0000, 0xFF00_FF00], width: 2)
    let (opaque, whole) = try image([0xFF40_0000], width: 1)
    let red = PDFColor(CGColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    let found = try written { images throws(Diagnostic) in
      #expect(try images.stencil(of: clear, pixels, red) == 3)
      #expect(try images.stencil(of: clear, pixels, red) == 3)
      #expect(try images.stencil(of: clear, pixels, .black) == 4)
      // Nothing of it is clear, so that it is an area.
      #expect(try images.stencil(of: opaque, whole, red) == nil)
    }
    let head = "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /Interpolate true"
    #expect(
      found.contains(
        "3 0 obj\n\(head) /ColorSpace /DeviceRGB /SMask 2 0 R /Length 3 >>\nstream\n\u{FF}\0\u{80}\n"))
    #expect(
      found.contains("4 0 obj\n\(head) /ColorSpace /DeviceRGB /SMask 2 0 R /Length 3 >>\nstream\n\0\0\0\n"))
  }

  @Test func imagesAreDeflatedOnceForAllDocuments() throws {
    let (image, pixels) = try image([0x8040_0000, 0xFF00_FF00], width: 2)
    let first = try image.streams.streams(of: pixels)
    let again = try image.streams.streams(of: pixels)
    #expect(first.color == again.color && first.alpha == again.alpha && first.alpha != nil)
    let (opaque, whole) = try self.image([0xFF40_0000], width: 1)
    #expect(try opaque.streams.streams(of: whole).alpha == nil)
  }

  @Test func fewColorsAreNumbersInAList() throws {
    let size = 32
    let (few, pixels) = try image(
      (0..<UInt32(size * size)).map { $0 % 3 == 0 ? 0xFF10_2030 : 0xFF40_5060 }, width: size)
    let streams = try few.streams.streams(of: pixels)
    #expect(streams.palette == [0x10, 0x20, 0x30, 0x40, 0x50, 0x60])
    let rows = try #require(Deflate.inflated(Array(streams.color)[...]))
    #expect(rows.count == size * (size + 1))
    let found = try written { images throws(Diagnostic) in _ = try images.number(of: few, pixels) }
    #expect(found.contains("/ColorSpace 3 0 R /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 1 "))
    #expect(found.contains("3 0 obj\n[ /Indexed /DeviceRGB 1 <102030405060> ]\nendobj\n"))
    let (many, others) = try image(
      (0..<UInt32(size * size)).map { 0xFF00_0000 | $0 % 257 * 255 }, width: size)
    #expect(try many.streams.streams(of: others).palette == nil)
    #expect(
      PixelPalette(
        FilteredRows(width: 16, height: 64, rowBytes: 48, step: 3) { y, row in
          for x in 0..<48 { row[x] = UInt8(y % 4 * 48 + x) }
        })?.colors.count == 192)
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
      let file = try #require(PDFFile(pdf))
      let widths = file.objects.values.compactMap { object in
        object.firstRange(of: "/Width ").flatMap { Int(object[$0.upperBound...].prefix { $0.isNumber }) }
      }
      return try #require(widths.max())
    }
    // 90 points and 4 on either side, and what rounding adds.
    #expect(try (196...200).contains(width(scale: 1)) && (294...298).contains(width(scale: 3)))
  }
}
