import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

@Suite struct DecodedImagesTests {
  /// The image that stands for a file: 100 × 100 pixels, which take a little more than 40,000 bytes.
  private static func image(_ file: Int, in images: DecodedImages) throws -> CGImage {
    let image = CGImage(width: 100, height: 100, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 10_000))
    let decoded = try #require(image)
    return try images.image(of: Data("file \(file)".utf8)) { decoded }
  }

  @Test func equalBytesGiveTheSameImageAndOthersAnother() throws {
    let bytes = try ImageDecodingTests.png()
    let first = try #require(UIImage(data: bytes)?.cgImage)
    #expect(UIImage(data: Data([UInt8](bytes)), scale: 2)?.cgImage === first)
    // What follows a PNG's end is no part of the picture.
    #expect(UIImage(data: bytes + [0])?.cgImage !== first)
  }

  @Test func anImageIsDecodedAgainOnlyWhenItHasNotBeenAskedForLately() throws {
    let images = DecodedImages(limit: 1_000_000)
    let (first, second) = (try Self.image(0, in: images), try Self.image(1, in: images))
    for file in 2..<100 {
      _ = try Self.image(file, in: images)
      #expect(try Self.image(0, in: images) === first)
      #expect(images.cost <= 1_000_000)
    }
    #expect(try Self.image(1, in: images) !== second)
  }

  @Test func anImageThatWouldTakeMostOfTheRoomIsNotKept() throws {
    let images = DecodedImages(limit: 80_000)
    _ = try Self.image(0, in: images)
    #expect(images.cost == 0)
  }

  @Test func threadsThatDecodeTheSameAtOnceShareIt() async throws {
    let images = DecodedImages(limit: 1_000_000)
    for file in 0..<20 {
      let found = try await withThrowingTaskGroup(of: CGImage.self) { group in
        for _ in 0..<8 { group.addTask { try Self.image(file, in: images) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(found.allSatisfy { $0 === found.first })
    }
  }

  @Test func whatOneThreadDecodesOthersWaitFor() async throws {
    let images = DecodedImages(limit: 1_000_000)
    let (count, decoded) = (Guarded(0), try Self.image(0, in: DecodedImages(limit: 1)))
    try await withThrowingTaskGroup(of: CGImage.self) { group in
      for _ in 0..<2 {
        group.addTask {
          try images.image(of: Data("cold".utf8)) {
            count.withLock { $0 += 1 }
            usleep(50_000)
            return decoded
          }
        }
      }
      for try await image in group { #expect(image === decoded) }
    }
    #expect(count.withLock { $0 } == 1)
    // One that fails keeps nobody from trying.
    for _ in 0..<2 {
      #expect(throws: Diagnostic.self) {
        try images.image(of: Data("broken".utf8)) { () throws(Diagnostic) in
          throw Diagnostic(.error, "broken")
        }
      }
    }
    #expect(try images.image(of: Data("broken".utf8)) { decoded } === decoded)
  }

  @Test func longFilesThatDifferAnywhereAreDifferentImages() throws {
    let images = DecodedImages(limit: 10_000_000)
    func image(_ data: Data) throws -> CGImage {
      let made = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]))
      return try images.image(of: data) { made }
    }
    let file = Data(repeating: 7, count: 100_000)
    let first = try image(file)
    for place in stride(from: 0, to: 100_000, by: 997) {
      var other = file
      other[place] = 8
      #expect(try image(other) !== first)
      #expect(try image(Data([UInt8](file))) === first)
    }
    #expect(try image(file.dropLast()) !== first)
  }

  @Test func anImageAtHandIsRefusedToASmallerBudget() throws {
    let bytes = try ImageDecodingTests.png()
    let kept = UIImage(data: bytes)
    var budget = Budget.default
    budget.imagePixels = 3
    let error = #expect(throws: Diagnostic.self) {
      try UIImage(data: bytes, scale: 1, name: "photo.png", budget: budget)
    }
    #expect(error?.message == "photo.png says it is 2 × 2 pixels; the limit is 3 pixels")
    #expect(kept != nil)
  }

  @Test func anImageAtHandIsRefusedAsItWouldBeOtherwise() throws {
    let data = ImageFixtures.png(depth: 16)
    let kept = try ImageFixtures.image(data)
    var budget = Budget.default
    budget.imagePixels = 24 * 16
    #expect(
      ImageFixtures.refusal(of: data, budget: budget)
        == "x takes the memory of 768 pixels to decode; the limit is 384 pixels")
    withExtendedLifetime(kept) {}
  }

  @Test func aDrawingTakesTheRoomOfItsElements() throws {
    func cost(_ count: Int) throws -> Int {
      let body = String(repeating: "<g/>", count: count)
      let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(body)</svg>".utf8)
      let images = DecodedImages(limit: 100_000_000)
      _ = try images.image(of: svg) { () throws(Diagnostic) in
        try CGImage.decoded(svg, name: "x", budget: .default)
      }
      return images.cost
    }
    #expect(try cost(1) < 200_000)
    #expect(try cost(5000) > 5_000_000)
  }

  @Test func aDrawingTooThinToBeScaledIsRefused() {
    for (width, height) in [
      ("1e-300", "1e-300"), ("1e-5", "4"), ("4", "0.0001"), ("0.001", "2000"), ("20000", "0.001"),
    ] {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>"
      #expect(ImageFixtures.refusal(of: Data(svg.utf8)) == "x is an image of no width or no height")
    }
    let box = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0.00001 4'/>"
    #expect(ImageFixtures.refusal(of: Data(box.utf8)) == "x is an image of no width or no height")
  }

  @Test func aDrawingMayBeLessThanAPixelWide() throws {
    let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='0.5' height='4'/>".utf8)
    #expect(UIImage(data: svg)?.size == CGSize(width: 0.5, height: 4))
  }
}
