import Foundation
import QuoinGraphics
import Testing

@testable import QuoinScreens

@Suite("The files of pictures")
struct RecordedPictureTests {
  private func image(_ color: UInt32, width: Int = 4) throws -> UIImage {
    UIImage(
      cgImage: try #require(
        CGImage(width: width, height: 12 / width, pixels: Array(repeating: color, count: 12))))
  }

  private func isStamped(_ file: Data, for image: UIImage) -> Bool? {
    image.cgImage?.withPixels(RecordedPicture(data: file).isStamped)
  }

  @Test("A file is known to be the recording of a picture, and of no other")
  func stamp() throws {
    let picture = try image(0xFF11_2233)
    let file = try #require(RecordedPicture(picture)).data
    #expect(isStamped(file, for: picture) == true)
    #expect(isStamped(file, for: try image(0xFF11_2234)) == false)
    #expect(isStamped(file, for: try image(0xFF11_2233, width: 3)) == false)
    #expect(RecordedPicture(data: file).sizeInHeader == (4, 3))
    #expect(UIImage(data: file)?.cgImage?.color(x: 1, y: 1)?.hexString == "#112233")
  }

  @Test("A stamp says nothing of a file in which anything else was changed")
  func changedFiles() throws {
    let picture = try image(0xFF11_2233)
    let file = try #require(RecordedPicture(picture)).data
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x10
      #expect(isStamped(changed, for: picture) == false, "byte \(index)")
    }
    #expect(isStamped(try #require(picture.pngData()), for: picture) == false)
    #expect(isStamped(Data(), for: picture) == false)
    #expect(isStamped(file.dropLast(), for: picture) == false)
  }

  @Test("The stamp is a chunk that no program needs to know, after the picture")
  func chunk() throws {
    let file = try #require(RecordedPicture(try image(0xFF11_2233))).data
    let plain = try #require(try image(0xFF11_2233).pngData(compression: .best))
    #expect(file.count == plain.count + 24)
    #expect(file.prefix(plain.count - 12) == plain.dropLast(12) && file.suffix(12) == plain.suffix(12))
    #expect(file.dropFirst(plain.count - 8).prefix(4) == Data("quPX".utf8))
  }
}
