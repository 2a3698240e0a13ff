import CQuoinGraphics
import Foundation
import Testing

@testable import QuoinGraphics

/// What image files say beside their pixels: which way up they are, what colours they mean, and where they were taken.
@Suite struct ImageNoteTests {
  /// Exif's notes with an orientation, in either order of bytes.
  private func exif(_ orientation: UInt8, isLittle: Bool) -> Data {
    isLittle
      ? Data([
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0,
      ])
      : Data([
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
      ])
  }

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
        png([ImageFixtures.chunk("eXIf", exif(orientation, isLittle: isLittle))]))
      #expect(corner(image) == (red, green))
      #expect(image.size == (orientation < 5 ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3)))
      guard case .pixels(let pixels) = image.content else { continue }
      #expect(pixels.isChanged == (orientation > 1) && pixels.isOpaque)
    }
  }

  @Test func aWebPIsTurnedAsExifSays() throws {
    // An extended WebP of one lossless picture, with the notes behind it, as cameras write them.
    let picture = ImageFixtures.losslessWebP.dropFirst(12)
    func file(_ notes: Data) -> Data {
      func chunk(_ name: String, _ data: Data) -> Data {
        let size = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: data.count >> $0) }
        return Data(name.utf8) + Data(size) + data + Data(count: data.count & 1)
      }
      let body = chunk("VP8X", Data([0x08, 0, 0, 0, 23, 0, 0, 15, 0, 0])) + picture + chunk("EXIF", notes)
      let size = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: (body.count + 4) >> $0) }
      return Data("RIFF".utf8) + Data(size) + Data("WEBP".utf8) + body
    }
    let upright = try ImageFixtures.image(file(exif(1, isLittle: true)))
    #expect(upright.size == CGSize(width: 24, height: 16))
    for notes in [exif(6, isLittle: true), Data("Exif\0\0".utf8) + exif(6, isLittle: false)] {
      let turned = try ImageFixtures.image(file(notes))
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

  /// The profile of Adobe RGB, nearly, or that of sRGB.
  private func profile(isWide: Bool) throws -> Data {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.64, y: 0.33, Y: 1), Green: cmsCIExyY(x: 0.21, y: 0.71, Y: 1),
      Blue: cmsCIExyY(x: 0.15, y: 0.06, Y: 1))
    let gamma = cmsBuildGamma(nil, 2.2)
    defer { cmsFreeToneCurve(gamma) }
    var curves: [OpaquePointer?] = [gamma, gamma, gamma]
    let made = isWide ? cmsCreateRGBProfile(&white, &primaries, &curves) : cmsCreate_sRGBProfile()
    let handle = try #require(made)
    defer { cmsCloseProfile(handle) }
    var count: UInt32 = 0
    cmsSaveProfileToMem(handle, nil, &count)
    var data = Data(count: Int(count))
    data.withUnsafeMutableBytes { _ = cmsSaveProfileToMem(handle, $0.baseAddress, &count) }
    return data
  }

  private func chunk(_ profile: Data) -> Data {
    ImageFixtures.chunk("iCCP", Data("p\0\0".utf8) + ImageFixtures.zlib(profile))
  }

  private func plain(_ color: [UInt8], alpha: UInt8? = nil, _ notes: [Data]) -> Data {
    let header = ImageFixtures.big32(1) + ImageFixtures.big32(1) + Data([8, alpha == nil ? 2 : 6, 0, 0, 0])
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + ImageFixtures.chunk("IHDR", header)
    for note in notes { file += note }
    let row = Data([0]) + Data(color) + (alpha.map { Data([$0]) } ?? Data())
    return file + ImageFixtures.chunk("IDAT", ImageFixtures.zlib(row)) + ImageFixtures.chunk("IEND", Data())
  }

  @Test func colorsOfAWideProfileAreBroughtToThoseThatAreDrawn() throws {
    let wide = chunk(try profile(isWide: true))
    // A green of Adobe RGB is a greener one than sRGB has at the same numbers.
    let color = try #require(try ImageFixtures.image(plain([100, 180, 100], [wide])).color(x: 0, y: 0))
    #expect(color.red * 255 < 80 && abs(color.green * 255 - 181) < 4 && color.alpha == 1)
    let clear = try #require(
      try ImageFixtures.image(plain([100, 180, 100], alpha: 128, [wide])).color(x: 0, y: 0))
    #expect(abs(clear.red - color.red) < 0.02 && abs(clear.green - color.green) < 0.02)
    #expect(abs(clear.alpha - 128.0 / 255) < 0.001)
    // White stays white, and clear stays clear.
    #expect(try ImageFixtures.image(plain([255, 255, 255], [wide])).color(x: 0, y: 0)?.red == 1)
    #expect(try ImageFixtures.image(plain([255, 9, 9], alpha: 0, [wide])).color(x: 0, y: 0)?.alpha == 0)
  }

  @Test func picturesInSRGBStayAsTheyAre() throws {
    for notes in [[chunk(try profile(isWide: false))], []] {
      let image = try ImageFixtures.image(plain([100, 180, 100], notes))
      guard case .pixels(let pixels) = image.content else { continue }
      #expect(!pixels.isChanged && pixels.bytes[2] == 100 && pixels.bytes[1] == 180)
    }
  }

  @Test func aJPEGHasItsProfileInPieces() throws {
    let profile = try profile(isWide: true)
    func segment(_ number: UInt8, _ data: Data) -> Data {
      let content = Data("ICC_PROFILE\0".utf8) + Data([number, 2]) + data
      return Data([0xFF, 0xE2, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)]) + content
    }
    let photo = ImageFixtures.photo
    let marked =
      photo.prefix(2) + segment(1, profile.prefix(200)) + segment(2, profile.dropFirst(200))
      + photo.dropFirst(2)
    #expect(ImageFile(marked)?.notes.profile == profile)
    guard case .pixels(let pixels) = try ImageFixtures.image(marked).content else { return }
    #expect(pixels.isChanged)
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
