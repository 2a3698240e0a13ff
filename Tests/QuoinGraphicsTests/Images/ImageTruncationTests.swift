import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// A file that ends early is drawn as far as it goes.
@Suite struct ImageTruncationTests {
  @Test func wholeFilesAreNotTruncated() throws {
    for data in ImageFixtures.all { #expect(try !ImageFixtures.image(data).isTruncated) }
  }

  @Test(arguments: [
    ImageFixtures.photo, ImageFixtures.progressivePhoto, ImageFixtures.greyPhoto, ImageFixtures.lossyWebP,
    ImageFixtures.losslessWebP, ImageFixtures.png(), ImageFixtures.png(depth: 16),
  ])
  func aFileWithoutItsEndIsDrawnAndSaysSo(data: Data) throws {
    let file = try #require(ImageFile(data))
    let head = try #require(data.range(of: file.essence[file.headLength - 4..<file.headLength])).upperBound
    let image = try ImageFixtures.image(data.prefix((head + data.count) / 2))
    #expect(image.isTruncated)
    #expect(image.size == CGSize(width: file.header.width, height: file.header.height))
  }

  @Test func aPNGThatEndsWithinItsLastChunkIsTruncatedAndDrawn() throws {
    for data in [ImageFixtures.png(), ImageFixtures.png(depth: 16)] {
      for missing in 1...11 {
        let image = try ImageFixtures.image(data.dropLast(missing))
        #expect(image.isTruncated)
        #expect(image.size.width == 24)
      }
    }
  }

  @Test func aGIFThatEndsWithinItsPixelsGetsNoEnd() throws {
    let first = try #require(ImageFile(ImageFixtures.movingGIF)).essence
    #expect(first.last == UInt8(ascii: ";"))
    #expect(ImageFile(first.dropLast(4))?.essence == first.dropLast(4))
  }

  @Test func inAnSVGStandsTheStillPictureOfAnimationsAndOfWhatEndsEarly() throws {
    func svg(_ data: Data) throws -> String {
      let image = UIImage(cgImage: try ImageFixtures.image(data))
      let file = try Renderer.render(size: CGSize(width: 24, height: 16), format: .svg) {
        $0.draw(image, in: CGRect(x: 0, y: 0, width: 24, height: 16))
      }
      return String(decoding: file, as: UTF8.self)
    }
    let gif = try #require(ImageFile(ImageFixtures.movingGIF)).essence
    #expect(try svg(ImageFixtures.movingGIF).contains("data:image/gif;base64,\(gif.base64EncodedString())\""))
    #expect(try svg(ImageFixtures.photo).contains("data:image/jpeg;base64,"))
    #expect(try svg(ImageFixtures.photo.dropLast(40)).contains("data:image/png;base64,"))
  }

  @Test func ofAnAnimationOnlyTheFirstFrameHasToBeThere() throws {
    let first = try #require(ImageFile(ImageFixtures.movingGIF)).essence.count
    #expect(try !ImageFixtures.image(ImageFixtures.movingGIF.prefix(first)).isTruncated)
    #expect(try ImageFixtures.image(ImageFixtures.movingGIF.prefix(first - 4)).isTruncated)
  }

  @Test func whatHasNotArrivedIsNeverMemoryOfSomethingElse() throws {
    let data = ImageFixtures.png(width: 100, height: 100, colorType: 6)
    for end in [data.count / 10, data.count / 2] {
      let image = try ImageFixtures.image(data.prefix(end))
      for y in stride(from: 0, to: 100, by: 7) { #expect(image.color(x: y, y: y)?.alpha == 0) }
    }
  }

  @Test func aPhotoThatEndsEarlyIsNotPutIntoADocumentAsItIs() {
    #expect(ImageFile(ImageFixtures.photo)?.header.isPlainJPEG == true)
    #expect(ImageFile(ImageFixtures.photo.dropLast(40))?.header.isPlainJPEG == false)
  }

  @Test func aFileThatEndsInItsHeaderCannotBeDecoded() {
    #expect(
      ImageFixtures.refusal(of: ImageFixtures.photo.prefix(100))
        == "x begins as a JPEG image and cannot be decoded")
    #expect(
      ImageFixtures.refusal(of: ImageFixtures.png().prefix(30))
        == "x begins as a PNG image and cannot be decoded")
    #expect(
      ImageFixtures.refusal(of: ImageFixtures.movingWebP.prefix(90))
        == "x begins as a WEBP image and cannot be decoded")
  }
}
