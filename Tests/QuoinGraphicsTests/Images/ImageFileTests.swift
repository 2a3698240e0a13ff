import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// What the first bytes of files tell, and which of their bytes a decoder gets.
@Suite struct ImageFileTests {
  private func header(_ bytes: [UInt8]) -> ImageHeader? { ImageFile(Data(bytes))?.header }

  // MARK: Kinds

  @Test func aFileIsWhatItsFirstBytesAre() {
    func kind(_ data: Data) -> ImageHeader.Format? {
      data.withUnsafeBytes { ImageHeader.Format(HeaderBytes($0)) }
    }
    let kinds: [(Data, ImageHeader.Format?)] = [
      (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), .png),
      (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A]), nil),
      (Data([0xFF, 0xD8, 0xFF]), .jpeg), (Data([0xFF, 0xD8]), nil), (Data("GIF87a".utf8), .gif),
      (Data("GIF89a".utf8), .gif), (Data("GIF88a".utf8), nil), (Data("xGIF89a".utf8), nil),
      (Data("GIF89".utf8), nil),
      (Data("RIFF0000WEBP".utf8), .webp), (Data("RIFF0000WAVE".utf8), nil), (Data("RAFF0000WEBP".utf8), nil),
      (Data("<svg/>".utf8), .svg), (Data("\u{FEFF} \t\r\n<?xml?><svg>".utf8), .svg),
      (Data("<a:svg/>".utf8), .svg),
      (Data("x<svg/>".utf8), nil), (Data("<html/>".utf8), nil), (Data("<".utf8), nil), (Data(), nil),
      (Data(("<" + String(repeating: " ", count: 4090) + "<svg").utf8), .svg),
      (Data(("<" + String(repeating: " ", count: 4092) + "<svg").utf8), nil),
    ]
    for (data, wanted) in kinds {
      #expect(kind(data) == wanted, "\(String(decoding: data.prefix(20), as: UTF8.self))")
    }
  }

  @Test func bytesBeyondTheEndAreZero() {
    Data([1, 2, 3, 4, 5]).withUnsafeBytes {
      let bytes = HeaderBytes($0)
      #expect(bytes[4] == 5 && bytes[5] == 0 && bytes[500] == 0 && bytes.count == 5)
      #expect(bytes.big16(0) == 0x0102 && bytes.big16(4) == 0x0500 && bytes.big32(1) == 0x0203_0405)
      #expect(
        bytes.little16(0) == 0x0201 && bytes.little24(1) == 0x04_0302 && bytes.little32(1) == 0x0504_0302)
      #expect(
        bytes.data(1..<3) == Data([2, 3]) && bytes.data(3..<99) == Data([4, 5]) && bytes.data(7..<9) == Data()
      )
      #expect(bytes.hasText("\u{4}\u{5}", at: 3) && !bytes.hasText("\u{5}\u{0}", at: 4))
    }
  }

  // MARK: PNG

  @Test func aPNGTellsItsSizeAndWhetherItIsWhole() throws {
    let png = ImageFixtures.png(width: 300, height: 513)
    let file = try #require(ImageFile(png))
    #expect(file.header == ImageHeader(.png, 300, 513) && file.essence == png)
    // The decoder knows the size behind the head of the first chunk of pixels.
    #expect(file.headLength == 33 + 8)
    #expect(ImageFile(ImageFixtures.png(depth: 1, colorType: 3, palette: true))?.headLength == 33 + 18 + 8)
    #expect(ImageFile(ImageFixtures.png(depth: 16))?.header.decodedPixels == 2 * 24 * 16)
    for missing in [1, 4, 12] { #expect(ImageFile(png.dropLast(missing))?.header.isTruncated == true) }
    #expect(ImageFile(png + [1, 2, 3])?.header.isTruncated == false)
    #expect(ImageFile(png.prefix(33))?.headLength == 33)
    var other = png
    other[12] = UInt8(ascii: "J")
    #expect(ImageFile(other) == nil)
    var long = png
    long[11] = 14
    #expect(ImageFile(long) == nil)
  }

  @Test func onlyChunksThatMakeThePictureAreKept() throws {
    let clear = ImageFixtures.chunk("tRNS", Data([0]))
    let note = ImageFixtures.chunk("tEXt", Data("a\0b".utf8))
    let png = ImageFixtures.png(depth: 1, colorType: 3, palette: true, extra: [note, clear, note])
    #expect(
      ImageFile(png)?.essence == ImageFixtures.png(depth: 1, colorType: 3, palette: true, extra: [clear]))
    // Nothing behind the end belongs to it.
    #expect(ImageFile(ImageFixtures.png() + clear)?.essence == ImageFixtures.png())
  }

  // MARK: JPEG

  private static let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]

  /// A frame of 16 bits' sides with some components, each a number, its sampling factors and a table.
  private static func frame(_ factors: [UInt8], width: Int = 300, height: Int = 513) -> [UInt8] {
    let sides: [UInt8] = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
    let tables: [UInt8] = factors.flatMap { factor -> [UInt8] in [1, factor, 0] }
    let start: [UInt8] = [0xFF, 0xC0, 0, UInt8(8 + 3 * factors.count), 8]
    return start + sides + [UInt8(factors.count)] + tables
  }

  @Test func aJPEGsFrameTellsItsSizeAndComponents() throws {
    for count in 1...4 {
      let bytes =
        [0xFF, 0xD8] + Self.frame([UInt8](repeating: 0x11, count: count)) + Self.scan + [0xFF, 0xD9]
      let file = try #require(ImageFile(Data(bytes)))
      #expect(file.header.width == 300 && file.header.height == 513 && file.header.components == count)
      #expect(file.header.isPlainJPEG == [1, 3].contains(count) && !file.header.isTruncated)
      #expect(file.headLength == bytes.count - 2 && file.essence == Data(bytes) && file.header.passes == 1)
    }
    let frame = Self.frame([0x11])
    // One of a wrong length, one without components, one without frame, one whose scan has no room.
    #expect(
      header([0xFF, 0xD8] + frame.enumerated().map { $0.offset == 3 ? 12 : $0.element } + Self.scan) == nil)
    #expect(header([0xFF, 0xD8] + Self.frame([]) + Self.scan) == nil)
    #expect(header([0xFF, 0xD8] + Self.scan) == nil)
    #expect(header([0xFF, 0xD8] + frame + Self.scan.dropLast()) == nil)
    #expect(header([0xFF, 0xD8] + frame + Self.scan)?.isTruncated == true)
    #expect(header([0xFF, 0xD8] + frame) == nil)
  }

  @Test func wholeBlocksAreGoneOver() {
    func pixels(_ factors: [UInt8], _ width: Int = 300, _ height: Int = 513) -> Int? {
      header([0xFF, 0xD8] + Self.frame(factors, width: width, height: height) + Self.scan)?.passPixels
    }
    #expect(pixels([0x11]) == 304 * 520)
    #expect(pixels([0x22, 0x11, 0x11]) == 304 * 528)
    #expect(pixels([0x11, 0x41]) == 320 * 520)
    #expect(pixels([0x14]) == 304 * 544)
    #expect(pixels([0x00], 8, 9) == 8 * 16)
    #expect(pixels([0x11], 16, 1) == 16 * 8)
  }

  @Test func markersAreFoundAsLibjpegFindsThem() {
    let frame = Self.frame([0x11])
    let fine: [[UInt8]] = [
      [], [0xFF, 0xE0, 0, 4, 9, 9], [0xFF, 0xFF, 0xFF, 0xE1, 0, 2], [0xFF, 0x01], [0xFF, 0xD0], [0xFF, 0xD7],
      [0xFF, 0xE0, 0, 2, 1, 2, 3],
      [0xFF, 0], [0xFF, 0xC4, 0, 3, 7], [0xFF, 0xCC, 0, 2], [0xFF, 0xDB, 0, 2], [0xFF, 0xDD, 0, 2],
      [0xFF, 0xEF, 0, 2],
      [0xFF, 0xFE, 0, 2],
      // A length below two stands for two.
      [0xFF, 0xE0, 0, 0], [0xFF, 0xE0, 0, 1],
    ]
    for part in fine { #expect(header([0xFF, 0xD8] + part + frame + Self.scan)?.width == 300, "\(part)") }
    for part in [[0xFF, 0xDE, 0, 2], [0xFF, 0xF0, 0, 2], [0xFF, 0xC5, 0, 2], [0xFF, 0xD9]] as [[UInt8]] {
      #expect(header([0xFF, 0xD8] + part + frame + Self.scan) == nil, "\(part)")
    }
    // A segment hides what it holds, as long as it is.
    #expect(header([0xFF, 0xD8, 0xFF, 0xE0, 0, UInt8(2 + frame.count)] + frame + Self.scan) == nil)
    // Behind a scan, what is between markers is passed over, and each scan counts.
    let tails: [([UInt8], Int, Bool)] = [
      ([0xFF, 0xD9], 1, false), ([1, 2, 0xFF, 0, 3, 0xFF, 0xD9], 1, false),
      ([0xFF, 0xD0, 5, 0xFF, 0xD7, 0xFF, 0xD9], 1, false),
      ([0xFF, 0xBF, 0xFF, 0xD9], 1, false), (Self.scan, 2, true),
      (Self.scan + [7] + Self.scan + [0xFF, 0xD9], 3, false),
      ([0xFF, 0xC4, 0, 4, 0xFF, 0xD9], 1, true), ([0xFF, 0xC4, 0, 1, 0xFF, 0xD9], 1, false),
      ([0xFF], 1, true), ([], 1, true),
      ([0xFF, 0xC0, 0, 4, 0xFF, 0xD9, 0xFF, 0xD9], 1, false),
      ([0xFF, 0xD8, 0, 4, 0xFF, 0xD9, 0xFF, 0xD9], 1, false),
    ]
    for (tail, passes, isTruncated) in tails {
      let found = header([0xFF, 0xD8] + frame + Self.scan + tail)
      #expect(found?.passes == passes && found?.isTruncated == isTruncated, "\(tail)")
    }
  }

  // MARK: GIF

  /// A GIF of 300 × 513 with tables of colours of 2 and 4 entries, where it has them.
  private func gif(global: Bool = true, local: Bool = false, before: [UInt8] = [], after: [UInt8] = [0x3B])
    -> [UInt8]
  {
    Array("GIF89a".utf8) + [0x2C, 0x01, 0x01, 0x02, global ? 0x80 : 0, 0, 0]
      + [UInt8](repeating: 7, count: global ? 6 : 0)
      + before + [0x2C, 1, 0, 2, 0, 3, 0, 4, 0, local ? 0x81 : 0]
      + [UInt8](repeating: 8, count: local ? 12 : 0)
      + [2, 2, 0x44, 0x01, 0] + after
  }

  @Test func aGIFIsItsFirstFrame() throws {
    for (global, local, head) in [
      (true, false, 13 + 6 + 11), (true, true, 13 + 6 + 12 + 11), (false, true, 13 + 12 + 11),
    ] {
      let bytes = gif(global: global, local: local)
      let file = try #require(ImageFile(Data(bytes)))
      #expect(file.header.width == 300 && file.header.height == 513 && !file.header.isTruncated)
      #expect(file.headLength == head && file.essence == Data(bytes) && file.header.passes == 1)
      #expect(file.header.decodedPixels == 300 * 513)
      // What follows the frame is left out, and an end put in its place.
      #expect(
        ImageFile(Data(gif(global: global, local: local, after: [0x2C, 9, 9])))?.essence == Data(bytes))
      for missing in [1, 2, 4] {
        let early = try #require(ImageFile(Data(bytes.dropLast(missing + 1))))
        #expect(early.header.isTruncated && early.essence == Data(bytes.dropLast(missing + 1)))
      }
      #expect(ImageFile(Data(bytes.prefix(head - 1))) == nil)
    }
    #expect(header(gif(global: false)) == nil)
    #expect(header(Array(gif().prefix(12))) == nil && header(gif(before: [0x3B])) == nil)
    #expect(header(Array(gif().prefix(19))) == nil)
    var large = gif()
    large.replaceSubrange(24..<28, with: [0x10, 0x27, 0x10, 0x27])
    #expect(header(large)?.decodedPixels == 100_000_000)
  }

  @Test func aGIFsExtensionsArePassedOver() {
    for part in [
      [0x21, 0xF9, 4, 0, 0, 0, 0, 0], [0x21, 0xFF, 3, 1, 2, 3, 2, 0x2C, 0x2C, 0],
      [0x21, 0xFE, 2, 0x2C, 0x2C, 0],
      [0x21, 0xFE, 0], [0x21, 0xF9, 0, 0], [0x21, 0xFF, 0, 1, 0x2C, 0], [0x00], [0x55, 0x66],
    ] as [[UInt8]] {
      #expect(header(gif(before: part))?.isTruncated == false, "\(part)")
    }
  }

  @Test func eachPortionOfALongGIFIsAPass() {
    let block = [UInt8(255)] + [UInt8](repeating: 1, count: 255)
    var bytes = gif(after: [])
    bytes.removeLast()
    for _ in 0..<4100 { bytes += block }
    // Twice 512 KB and a little more.
    #expect(header(bytes + [0, 0x3B])?.passes == 3)
  }

  @Test(arguments: [(4, 4), (0, 4), (4, 0)]) func aFrameOfAGIFHasASize(width: UInt8, height: UInt8) {
    let head: [UInt8] = Array("GIF89a".utf8) + [4, 0, 4, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, width, 0, height, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]
    #expect((ImageFile(Data(head + frame)) != nil) == (width > 0 && height > 0))
  }

  // MARK: WebP

  private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let count = bytes.count
    return Array(name.utf8) + [UInt8(count & 0xFF), UInt8(count >> 8), 0, 0] + bytes
      + (count % 2 == 1 ? [0] : [])
  }
  private func webp(_ chunks: [UInt8]...) -> Data {
    let body = chunks.flatMap { $0 }
    let size = body.count + 4
    return Data(
      Array("RIFF".utf8) + [UInt8(size & 0xFF), UInt8(size >> 8), 0, 0] + Array("WEBP".utf8) + body)
  }

  @Test func aWebPTellsItsSizeInThreeWays() throws {
    let lossy = webp(chunk("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x2C, 0x41, 0x01, 0xC2, 1, 2, 3]))
    let file = try #require(ImageFile(lossy))
    // Two bits of each side are a scale, which the decoder leaves out.
    #expect(file.header.width == 300 && file.header.height == 513 && !file.header.isTruncated)
    #expect(file.essence == lossy && file.headLength == 12 + 18)
    let (w, h) = (299, 512)
    let bits = w | h << 14
    let lossless = webp(
      chunk(
        "VP8L", [0x2F] + [0, 8, 16, 24].map { UInt8(bits >> $0 & 0xFF) } + [UInt8](repeating: 0, count: 8)))
    #expect(ImageFile(lossless)?.header == ImageHeader(.webp, 300, 513))
    let canvas: [UInt8] = [0, 0, 0, 0, 0x2B, 1, 1, 0x00, 2, 0]
    let picture = chunk("VP8 ", [UInt8](repeating: 5, count: 20))
    let (alpha, color) = (chunk("ALPH", [1, 2, 3]), chunk("ICCP", [7, 7]))
    let extended = try #require(ImageFile(webp(chunk("VP8X", canvas), color, alpha, picture, color)))
    #expect(extended.header.width == 0x1012C && extended.header.height == 513)
    #expect(extended.essence == webp(chunk("VP8X", canvas), alpha, picture))
    #expect(extended.headLength == 12 + 18 + 12 + 18)
    #expect(ImageFile(webp(chunk("VP8X", canvas), alpha, alpha, picture)) == nil)
    #expect(ImageFile(webp(chunk("VP8X", canvas + [0, 0]), picture)) == nil)
    #expect(ImageFile(webp(chunk("VP8X", canvas), color)) == nil && ImageFile(webp(color, picture)) == nil)
    #expect(ImageFile(lossy.prefix(29)) == nil && ImageFile(lossy.prefix(30))?.header.isTruncated == true)
    // The padding behind a chunk of odd length may be missing.
    #expect(ImageFile(lossy.dropLast())?.header.isTruncated == false)
    #expect(ImageFile(lossy.dropLast(2))?.header.isTruncated == true)
  }

  @Test func ofAMovingWebPTheFirstFrameIsKept() throws {
    let canvas: [UInt8] = [2, 0, 0, 0, 0x2B, 1, 0, 0x00, 2, 0]
    let (head, control) = (chunk("VP8X", canvas), chunk("ANIM", [1, 2, 3, 4, 5, 6]))
    let (frame, other) = (chunk("ANMF", [UInt8](repeating: 6, count: 24)), chunk("EXIF", [9, 9]))
    let file = try #require(ImageFile(webp(head, other, control, frame, frame)))
    #expect(file.header == ImageHeader(.webp, 300, 513) && file.essence == webp(head, control, frame))
    #expect(file.headLength == 12 + 18 + 14 + 8)
    #expect(
      ImageFile(webp(head, control, other)) == nil && ImageFile(webp(head, control, control, frame)) == nil)
    #expect(ImageFile(webp(head, control, frame).dropLast())?.header.isTruncated == true)
  }

  // MARK: Work

  @Test func workIsPixelsTimesPasses() throws {
    var header = ImageHeader(.jpeg, 100, 50)
    #expect(header.work == 5000)
    header.passes = 3
    #expect(header.work == 15_000)
    header.hold(6000)
    header.hold(1)
    #expect(header.work == 18_000 && header.decodedPixels == 6000)
    header.goOverBlocks(width: 120, height: 120)
    #expect(header.work == 3 * 120 * 120)
    var small = ImageHeader(.jpeg, 10, 10)
    small.passes = 2
    #expect(small.work == 2 * 4096)
    #expect(ImageHeader(.png, .max, 2).decodedPixels == .max)
  }

  @Test func limitsAreCheckedBeforeDecoding() {
    var budget = Budget.default
    budget.imagePixels = 5000
    func refusal(_ header: ImageHeader) -> String? {
      do throws(Diagnostic) { try header.checkWork(name: "x", budget: budget) } catch { return error.message }
      return nil
    }
    #expect(refusal(ImageHeader(.png, 100, 50)) == nil)
    #expect(refusal(ImageHeader(.png, 0, 50)) == "x is an image of no width or no height")
    #expect(refusal(ImageHeader(.png, 50, 0)) == "x is an image of no width or no height")
    #expect(refusal(ImageHeader(.png, 1, 5001)) == "x says it is 1 × 5001 pixels; the limit is 5000 pixels")
    var held = ImageHeader(.gif, 100, 50)
    held.hold(5001)
    #expect(refusal(held) == "x takes the memory of 5001 pixels to decode; the limit is 5000 pixels")
    budget.imagePixels = 100_000
    #expect(refusal(ImageHeader(.png, 32_767, 1)) == nil && refusal(ImageHeader(.png, 1, 32_767)) == nil)
    #expect(
      refusal(ImageHeader(.png, 1, 32_768))
        == "x says it is 1 × 32768 pixels; the limit of either side is 32767 pixels")
    var often = ImageHeader(.jpeg, 100, 1000)
    often.passes = 16
    #expect(refusal(often) == nil)
    often.passes = 17
    #expect(refusal(often) == "x has its pixels decoded 17 times, which is too often for its size")
    // An SVG may name any number.
    #expect(
      Diagnostic.imageTooLarge("x", CGSize(width: 1e300, height: 5), limit: 9).message
        == "x says it is 1000000000000 × 5 pixels; the limit is 9 pixels")
    #expect(
      Diagnostic.imageTooLarge("x", CGSize(width: 5, height: 1e300), limit: 9).message
        == "x says it is 5 × 1000000000000 pixels; the limit is 9 pixels")
  }
}
