import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Thousands of damaged files: none ends the process, and none shows the decoder another size than the check.
@Suite struct ImageFuzzTests {
  private static let markers: [[UInt8]] =
    [
      [0xFF, 0xC0], [0xFF, 0xDA], [0xFF, 0xD9], [0xFF, 0xE1], [0xFF, 0xE2], [0x21, 0xF9, 4],
      [0x21, 0xFF, 11], [0x2C],
    ]
    + [
      "VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF", "Exif\0\0", "ICC_PROFILE\0", "GIF89a",
      "RIFF", "IDAT",
    ]
    .map { Array($0.utf8) }

  @Test(arguments: Seeds.parts(usually: 5200)) func whatDecodesHasTheSizeThatWasChecked(part: Range<UInt64>)
    throws
  {
    let profile = try ImageFixtures.profile(isWide: true)
    let mutator = Mutator(
      ImageFixtures.all + [
        ImageFixtures.markedPhoto(profile),
        ImageFixtures.markedPhoto(ImageFixtures.inkProfile, of: ImageFixtures.printPhoto),
        ImageFixtures.notedWebP(ImageFixtures.exif(6, isLittle: true), profile: profile),
        ImageFixtures.notedPhoto(ImageFixtures.exif(8, isLittle: false)),
      ], words: Self.markers)
    var budget = Budget.default
    budget.imagePixels = 1_000_000
    var decodedCount = 0
    Seeds.each(in: part) { random in
      guard let file = ImageFile(Data(mutator.bytes(&random))), file.header.format != .svg,
        (try? file.header.checkWork(name: "x", budget: budget)) != nil
      else { return }
      // gdk-pixbuf reads no moving WebP here, and would print about broken ones.
      for size in file.isMovingWebP ? [] : announcedSizes(of: file) {
        #expect(size == [file.header.width, file.header.height])
      }
      if (try? ImageDecoder.decode(file)) != nil { decodedCount += 1 }
    }
    #expect(decodedCount * 20 > part.count)
  }

  @Test(arguments: Seeds.parts(usually: 1000)) func damagedNotesTurnAPictureOrLeaveIt(part: Range<UInt64>) {
    let mutator = Mutator(
      [true, false].map { ImageFixtures.exif(6, isLittle: $0) },
      words: [
        [0x12, 1], [1, 0x12], Array("II*\0".utf8), Array("MM\0*".utf8), Array("Exif\0\0".utf8), [8, 0, 0, 0],
      ])
    let files: [@Sendable (Data) -> Data] = [
      { ImageFixtures.png(extra: [ImageFixtures.chunk("eXIf", $0)]) }, { ImageFixtures.notedPhoto($0) },
      { ImageFixtures.notedWebP($0) },
    ]
    Seeds.each(in: part) { random in
      let image = try? ImageFixtures.image(random.one(of: files)(Data(mutator.bytes(&random))))
      #expect([24, 16].contains(image?.size.width) && [24, 16].contains(image?.size.height))
    }
  }

  @Test(arguments: Seeds.parts(usually: 1000)) func damagedProfilesChangeColorsAtMost(part: Range<UInt64>)
    throws
  {
    let mutator = Mutator(
      [
        try ImageFixtures.profile(isWide: true), try ImageFixtures.profile(isWide: false),
        ImageFixtures.inkProfile,
      ],
      words: [
        "RGB ", "CMYK", "GRAY", "XYZ ", "Lab ", "A2B0", "A2B1", "D2B0", "rXYZ", "rTRC", "curv", "para",
        "mft1", "mft2",
        "mAB ", "mpet", "clut", "matf", "cvst", "chad", "sf32", "acsp", "mntr", "link", "abst", "nmcl",
      ].map { Array($0.utf8) })
    let pixels = try ImageDecoder.decode(try #require(ImageFile(ImageFixtures.photo)))
    let inks = [UInt8](repeating: 90, count: 24 * 16 * 4)
    Seeds.each(in: part) { random in
      let profile = Data(mutator.bytes(&random))
      for found in [
        ColorProfile.converted(pixels, from: profile),
        ColorProfile.pixels(ofInks: inks, width: 24, height: 16, isInverted: random.chance(50), profile),
      ] {
        if let found { #expect(found.width == 24 && found.height == 16) }
      }
      _ = ColorProfile.componentsInPDF(profile)
    }
  }

  /// The sizes that the decoder finds in a file, told before it makes room for them.
  private func announcedSizes(of file: ImageFile) -> [[Int]] {
    final class Sizes { var found: [[Int]] = [] }
    let sizes = Sizes()
    guard let loader = gdk_pixbuf_loader_new_with_type(file.header.format.rawValue, nil) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let note: @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
      _, width, height, sizes in
      guard let sizes else { return }
      Unmanaged<Sizes>.fromOpaque(sizes).takeUnretainedValue().found.append([Int(width), Int(height)])
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(note, to: GCallback.self),
      Unmanaged.passUnretained(sizes).toOpaque(), nil, GConnectFlags(rawValue: 0))
    file.essence.withUnsafeBytes { bytes in
      _ = gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil)
    }
    gdk_pixbuf_loader_close(loader, nil)
    return withExtendedLifetime(sizes) { sizes.found }
  }
}
