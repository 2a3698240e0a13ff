import Foundation
import Testing

@testable import QuoinGraphics

/// What image files say beside their pixels: which way up they are, what colours they mean, and where they were taken.
@Suite struct ImageNoteTests {
  /// A picture of 3 × 2 pixels: a red corner at the top left, a green one at the top right, the rest blue.
  private func png(_ notes: [Data]) -> Data {
    let rows: [[UInt8]] = [
      [0, 255, 0, 0, 0, 0, 255, 0, 255, 0], [0, 0, 0, 255, 0, 0, 255, 0, 0, 255],
    ]
    let header = ImageFixtures.big32(3) + ImageFixtures.big32(2) + Data([8, 2, 0, 0, 0])
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + ImageFixtures.chunk("IHDR", header)
    for note in notes { file += note }
    return file + ImageFixtures.chunk("IDAT", ImageFixtures.zlib(Data(rows.joined())))
      + ImageFixtures.chunk("IEND", Data())
  }

  private func corner(_ image: CGImage) -> (red: String, green: String) {
    let (right, bottom) = (Int(image.size.width) - 1, Int(image.size.height) - 1)
    func place(_ isWanted: (CGColor) -> Bool) -> String {
      let corners = [("tl", 0, 0), ("tr", right, 0), ("bl", 0, bottom), ("br", right, bottom)]
      return corners.first { image.color(x: $0.1, y: $0.2).map(isWanted) == true }?.0 ?? ""
    }
    return (place { $0.red > 0.9 }, place { $0.green > 0.9 })
  }

  @Test(
    arguments: [
      (1, "tl", "tr"), (2, "tr", "tl"), (3, "br", "bl"), (4, "bl", "br"), (5, "tl", "bl"), (6, "tr", "br"),
      (7, "br", "tr"), (8, "bl", "tl"),
    ] as [(UInt8, String, String)])
  func aPNGIsTurnedAsExifSays(orientation: UInt8, red: String, green: String) throws {
    for isLittle in [true, false] {
      let image = try ImageFixtures.image(
        png([ImageFixtures.chunk("eXIf", ImageFixtures.exif(orientation, isLittle: isLittle))]))
      #expect(corner(image) == (red, green))
      #expect(image.size == (orientation < 5 ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3)))
      guard case .pixels(let pixels) = image.content else { continue }
      #expect(pixels.isChanged == (orientation > 1) && pixels.isOpaque)
    }
  }

  @Test func aWebPIsTurnedAsExifSays() throws {
    let upright = try ImageFixtures.image(
      ImageFixtures.notedWebP(ImageFixtures.exif(1, isLittle: true)))
    #expect(upright.size == CGSize(width: 24, height: 16))
    for notes in [
      ImageFixtures.exif(6, isLittle: true), Data("Exif\0\0".utf8) + ImageFixtures.exif(6, isLittle: false),
    ] {
      let turned = try ImageFixtures.image(ImageFixtures.notedWebP(notes))
      #expect(turned.size == CGSize(width: 16, height: 24))
      #expect(turned.color(x: 15, y: 0) == upright.color(x: 0, y: 0))
      #expect(turned.color(x: 0, y: 23) == upright.color(x: 23, y: 15))
    }
  }

  @Test(arguments: [
    Data(), Data([0x49, 0x49]), Data("MM garbage that is none".utf8), Data(repeating: 0xFF, count: 40),
  ])
  func whatIsNoNoteChangesNothing(notes: Data) throws {
    let image = try ImageFixtures.image(
      png([ImageFixtures.chunk("eXIf", notes), ImageFixtures.chunk("iCCP", notes)]))
    #expect(corner(image) == ("tl", "tr"))
  }

  // MARK: Profiles

  @Test func colorsOfAWideProfileAreBroughtToThoseThatAreDrawn() throws {
    let wide = ImageFixtures.chunk(profile: try ImageFixtures.profile(isWide: true))
    // A green of Adobe RGB is a greener one than sRGB has at the same numbers.
    let color = try #require(
      try ImageFixtures.image(ImageFixtures.pixel([100, 180, 100], [wide])).color(x: 0, y: 0))
    #expect(color.red * 255 < 80 && abs(color.green * 255 - 181) < 4 && color.alpha == 1)
    let clear = try #require(
      try ImageFixtures.image(ImageFixtures.pixel([100, 180, 100], alpha: 128, [wide])).color(x: 0, y: 0))
    #expect(abs(clear.red - color.red) < 0.02 && abs(clear.green - color.green) < 0.02)
    #expect(abs(clear.alpha - 128.0 / 255) < 0.001)
    // White stays white, and clear stays clear.
    #expect(
      try ImageFixtures.image(ImageFixtures.pixel([255, 255, 255], [wide])).color(x: 0, y: 0)?.red == 1)
    #expect(
      try ImageFixtures.image(ImageFixtures.pixel([255, 9, 9], alpha: 0, [wide])).color(x: 0, y: 0)?.alpha
        == 0)
  }

  @Test func picturesInSRGBStayAsTheyAre() throws {
    for notes in [[ImageFixtures.chunk(profile: try ImageFixtures.profile(isWide: false))], []] {
      let image = try ImageFixtures.image(ImageFixtures.pixel([100, 180, 100], notes))
      guard case .pixels(let pixels) = image.content else { continue }
      #expect(!pixels.isChanged && pixels.bytes[2] == 100 && pixels.bytes[1] == 180)
    }
  }

  @Test func aJPEGHasItsProfileInPieces() throws {
    let profile = try ImageFixtures.profile(isWide: true)
    let marked = ImageFixtures.markedPhoto(profile)
    #expect(ImageFile(marked)?.notes.profile == profile)
    guard case .pixels(let pixels) = try ImageFixtures.image(marked).content else { return }
    #expect(pixels.isChanged)
  }

  @Test func fourInksAreWhatTheirProfileSays() throws {
    let profile = ImageFixtures.inkProfile
    let marked = ImageFixtures.markedPhoto(profile, of: ImageFixtures.printPhoto)
    let (image, plain) = (
      try ImageFixtures.image(marked), try ImageFixtures.image(ImageFixtures.printPhoto)
    )
    guard case .pixels(let pixels) = image.content, case .pixels(let other) = plain.content else {
      Issue.record("A JPEG has pixels")
      return
    }
    #expect(pixels.profile == profile && pixels.isOpaque && !pixels.isTurned && other.profile == nil)
    #expect(image.size == plain.size && image.color(x: 20, y: 8) != plain.color(x: 20, y: 8))
    // A profile of other colours, or of nothing, is none of inks.
    for wrong in [try ImageFixtures.profile(isWide: true), Data(repeating: 7, count: 300)] {
      let file = ImageFixtures.markedPhoto(wrong, of: ImageFixtures.printPhoto)
      #expect(ImageFile(file).flatMap(ImageDecoder.decodeInks) == nil)
    }
    let cut = ImageFixtures.markedPhoto(profile, of: ImageFixtures.printPhoto.dropLast(20))
    #expect(ImageFile(cut).flatMap(ImageDecoder.decodeInks) == nil)
  }

  // MARK: Places

  @Test func whereAPhotographWasTakenStaysOutOfDocuments() throws {
    let photo = ImageFixtures.photo
    func segment(_ marker: UInt8, _ text: String) -> Data {
      Data([0xFF, marker, 0, UInt8(text.utf8.count + 2)]) + Data(text.utf8)
    }
    let notes = segment(0xE1, "Exif\0\0 GPS 52.5") + segment(0xED, "IPTC GPS") + segment(0xFE, "GPS by me")
    let marked = photo.prefix(2) + notes + photo.dropFirst(2) + Data("GPS behind the picture".utf8)
    #expect(JPEGPicture.withoutNotes(marked) == photo)
    #expect(JPEGPicture.withoutNotes(photo) == photo)
    #expect(JPEGPicture.withoutNotes(ImageFixtures.progressivePhoto) == ImageFixtures.progressivePhoto)
    // Adobe's mark says what the colours mean.
    #expect(JPEGPicture.withoutNotes(ImageFixtures.printPhoto) == ImageFixtures.printPhoto)
    let image = UIImage(cgImage: try ImageFixtures.image(marked))
    for format in [OutputFormat.pdf, .svg] {
      let data = try Renderer.render(size: CGSize(width: 24, height: 16), format: format) {
        $0.draw(image, in: CGRect(x: 0, y: 0, width: 24, height: 16))
      }
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("GPS"))
      if format == .svg {
        #expect(text.contains(photo.base64EncodedString()))
      } else {
        #expect(data.range(of: photo) != nil)
      }
    }
  }

  @Test func aCutJPEGIsCopiedToItsEnd() {
    for end in [2, 10, 40, 300] {
      let part = ImageFixtures.photo.prefix(end)
      #expect(JPEGPicture.withoutNotes(Data(part)).count <= part.count)
    }
  }
}
