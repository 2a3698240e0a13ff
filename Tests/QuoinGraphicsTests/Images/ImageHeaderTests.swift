import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// What a file claims is what its decoder takes, whatever else it holds.
@Suite struct ImageHeaderTests {
  private func frame(_ width: Int, _ height: Int, marker: UInt8 = 0xC0) -> Data {
    var data = Data([0xFF, marker, 0, 17, 8])
    for number in [height, width] { data += [UInt8(number >> 8), UInt8(number & 0xFF)] }
    return data + [3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]
  }

  @Test func aJPEGsFrameBehindStuffedZerosAndRubbishIsItsSize() {
    for rubbish in [[], [0xFF, 0x00], [0x12, 0xFF, 0x00, 0x34], [0xFF, 0xFF, 0xFF]] as [[UInt8]] {
      // A segment that seems to hide the frame is none: what stands behind FF 00 is passed over byte by byte.
      var data = Data([0xFF, 0xD8]) + [0xFF, 0xE0, 0, 4, 1, 2] + rubbish
      data += frame(20_000, 20_000) + frame(16, 16) + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
      #expect(ImageFile(data)?.header == nil, "a second frame is an error to libjpeg")
      var single = Data([0xFF, 0xD8]) + [0xFF, 0xE0, 0, 4, 1, 2] + rubbish
      single += frame(20_000, 20_000) + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
      #expect(
        ImageFixtures.refusal(of: single) == "x says it is 20000 × 20000 pixels; the limit is 64000000 pixels"
      )
    }
  }

  @Test(arguments: [0x02, 0x4F, 0xBF, 0xC3, 0xC8, 0xCB, 0xD8, 0xD9, 0xF0] as [UInt8])
  func whatLibjpegRefusesBeforeTheFrameEndsTheHeader(marker: UInt8) throws {
    var data = ImageFixtures.photo
    #expect(ImageFile(data) != nil)
    data.replaceSubrange(2..<2, with: [0xFF, marker, 0, 2])
    #expect(ImageFixtures.refusal(of: data) == "x begins as a JPEG image and cannot be decoded")
  }

  @Test func aJPEGsScansCountAsPasses() {
    #expect(ImageFile(ImageFixtures.photo)?.header.passes == 1)
    #expect(ImageFile(ImageFixtures.progressivePhoto)?.header.passes == 10)
    var budget = Budget.default
    // Sixteen times as many may be gone over: ten scans that count as 4096 pixels each.
    budget.imagePixels = 2560
    #expect(throws: Never.self) { try ImageFixtures.image(ImageFixtures.progressivePhoto, budget: budget) }
    // The last scan once more and more often, each of which goes over all pixels.
    let photo = ImageFixtures.progressivePhoto
    let scan = photo[(photo.lastRange(of: Data([0xFF, 0xDA]))?.lowerBound ?? 0)..<photo.count - 2]
    var many = photo.dropLast(2)
    for _ in 0..<7 { many += scan }
    #expect(
      ImageFixtures.refusal(of: many + [0xFF, 0xD9], budget: budget)
        == "x has its pixels decoded 17 times, which is too often for its size")
  }

  @Test func aThinJPEGsScansGoOverWholeBlocks() {
    let scan = Data([0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0])
    var data = Data([0xFF, 0xD8]) + frame(32_000, 1, marker: 0xC2)
    for _ in 0..<15_600 { data += scan }
    #expect(
      ImageFixtures.refusal(of: data + [0xFF, 0xD9])
        == "x has its pixels decoded 15600 times, which is too often for its size")
  }

  @Test func aSideThatCairoCannotDrawIsNamed() {
    #expect(
      ImageFixtures.refusal(of: ImageFixtures.png(width: 40_000, height: 10, depth: 1, colorType: 0))
        == "x says it is 40000 × 10 pixels; the limit of either side is 32767 pixels")
  }

  @Test func aJPEGInArithmeticCodingIsRefused() throws {
    var data = ImageFixtures.photo
    let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0])))
    for marker in [0xC0, 0xC1, 0xC2] as [UInt8] {
      data[frame.lowerBound + 1] = marker
      #expect(ImageFile(data)?.header.isPlainJPEG == true)
    }
    // What is Huffman coding made the library read for ever.
    for marker in [0xC9, 0xCA] as [UInt8] {
      data[frame.lowerBound + 1] = marker
      #expect(ImageFixtures.refusal(of: data) == "x begins as a JPEG image and cannot be decoded")
    }
  }

  @Test func aWebPsChunksStandOnceEach() throws {
    for (file, name) in [
      (ImageFixtures.clearWebP, "ALPH"), (ImageFixtures.clearWebP, "VP8X"),
      (ImageFixtures.movingWebP, "ANIM"),
    ] {
      let chunk = try #require(file.firstRange(of: Data(name.utf8))).lowerBound
      var twice = file
      twice.insert(contentsOf: Data(name.utf8) + Data(count: 4), at: chunk + (name == "VP8X" ? 18 : 0))
      #expect(ImageFixtures.refusal(of: twice) == "x begins as a WEBP image and cannot be decoded")
    }
  }

  @Test func aFileOfMillionsOfChunksIsReadWithinItsTime() {
    var budget = Budget.default
    budget.wallTime = .zero
    var data = ImageFixtures.png().prefix(33)
    for _ in 0..<10_000 { data += Data(count: 12) }
    for file in [data, ImageFixtures.photo, ImageFixtures.movingGIF, ImageFixtures.movingWebP] {
      let problem = BudgetMeter.metering(budget) { _ in ImageFixtures.refusal(of: file + [1, 2, 3]) }
      #expect(problem == "Took longer than the limit of 0 ms")
    }
    let url = "data:image/gif;base64,\(ImageFixtures.movingGIF.base64EncodedString())"
    let svg = Data("<svg xmlns='http://www.w3.org/2000/svg'><image href='\(url)'/></svg>".utf8)
    #expect(
      BudgetMeter.metering(budget) { _ in ImageFixtures.refusal(of: svg) }
        == "Took longer than the limit of 0 ms")
    #expect(throws: Never.self) { try ImageFixtures.image(svg) }
  }

  @Test func aSixteenBitPNGTakesTwiceTheMemory() {
    var budget = Budget.default
    budget.imagePixels = 24 * 16
    #expect(throws: Never.self) { try ImageFixtures.image(ImageFixtures.png(depth: 8), budget: budget) }
    #expect(
      ImageFixtures.refusal(of: ImageFixtures.png(depth: 16), budget: budget)
        == "x takes the memory of 768 pixels to decode; the limit is 384 pixels")
  }

  @Test func aPNGsNotesAndProfilesReachNoDecoder() throws {
    let note = ImageFixtures.chunk("zTXt", Data("k\0\0".utf8) + ImageFixtures.zlib(Data(count: 1000)))
    let broken = ImageFixtures.chunk("iCCP", Data("profile\0\0rubbish".utf8))
    let file = try #require(ImageFile(ImageFixtures.png(extra: [note, note, broken])))
    #expect(file.essence == ImageFixtures.png())
    #expect(try ImageFixtures.image(ImageFixtures.png(extra: [note, broken])).size.width == 24)
  }

  @Test func ofAnimationsOnlyTheFirstFrameReachesADecoder() throws {
    let gif = try #require(ImageFile(ImageFixtures.movingGIF))
    #expect(gif.essence.count < ImageFixtures.movingGIF.count)
    #expect(try ImageFixtures.image(ImageFixtures.movingGIF).color(x: 1, y: 0)?.hexString == "#0000FF")
    let webp = try #require(ImageFile(ImageFixtures.movingWebP))
    #expect(webp.essence.count < ImageFixtures.movingWebP.count)
    #expect(try ImageFixtures.image(ImageFixtures.movingWebP).size == CGSize(width: 24, height: 16))
  }

  @Test func aGIFsFrameMayNotBeLargerThanTheLimitEither() throws {
    var data = ImageFixtures.movingGIF
    let frame = try #require(data.firstRange(of: Data([0x2C, 0, 0, 0, 0])))
    data.replaceSubrange(frame.upperBound..<frame.upperBound + 4, with: [0x10, 0x27, 0x10, 0x27])
    #expect(
      ImageFixtures.refusal(of: data)
        == "x takes the memory of 100000000 pixels to decode; the limit is 64000000 pixels")
  }

  @Test func formatsOutsideTheListAreRefusedUnseen() {
    for (head, kind) in [
      ("BM\u{3A}\0\0\0", "BMP"), ("II*\0\u{8}\0\0\0", "TIFF"), ("\0\0\u{1}\0\u{1}\0", ""),
      ("P6 2 2 255 ", ""),
      ("/* XPM */", ""),
    ] {
      let data = Data(head.utf8) + Data(count: 200)
      #expect(
        ImageFixtures.refusal(of: data)
          == (kind.isEmpty
            ? "x is no PNG, JPEG, GIF, WebP, SVG or PDF image"
            : "x is a \(kind) image, which is not read; save it as a PNG, JPEG, GIF, WebP, SVG or PDF image"))
    }
  }
}
