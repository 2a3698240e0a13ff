import CQuoinGraphics
import Foundation

/// What an image file says beside its pixels that changes how they look: which way up they are, and what colours they mean.
struct ImageNotes {
  /// How the picture was held, as Exif counts it: 1 for upright, up to 8.
  private(set) var orientation = 1
  /// The colour profile of the pixels, as it stands in the file; nothing for sRGB.
  private(set) var profile: Data?
  /// A PNG's profile, deflated behind its name; few who read a file want to know it.
  var deflatedProfile: Data?

  /// Larger profiles are those of presses, which no picture here is for, in bytes.
  private static let largestProfile = 1 << 20
  /// The name of Exif's entry.
  private static let orientationTag = 0x0112
  /// No camera writes more entries.
  private static let entryLimit = 512

  /// Reads Exif's notes, which are a TIFF's.
  mutating func readExif(_ bytes: HeaderBytes, in range: Range<Int>) {
    // JPEG puts a name before them, and so do some programs in other files.
    let start = range.lowerBound + (bytes.hasText("Exif\0\0", at: range.lowerBound) ? 6 : 0)
    let isLittle = bytes.hasText("II", at: start)
    guard isLittle || bytes.hasText("MM", at: start) else { return }
    func short(_ offset: Int) -> Int {
      isLittle ? bytes.little16(start + offset) : bytes.big16(start + offset)
    }
    let directory = isLittle ? bytes.little32(start + 4) : bytes.big32(start + 4)
    guard short(2) == 42, directory < range.count else { return }
    for entry in 0..<min(short(directory), Self.entryLimit) {
      let place = directory + 2 + entry * 12
      guard start + place + 12 <= range.upperBound else { return }
      if short(place) == Self.orientationTag, (1...8).contains(short(place + 8)) {
        orientation = short(place + 8)
        return
      }
    }
  }

  /// Takes a profile, or a further piece of one.
  mutating func add(profile piece: Data) {
    guard (profile?.count ?? 0) + piece.count <= Self.largestProfile else { return }
    if profile == nil { profile = piece } else { profile?.append(piece) }
  }

  /// Reads the colour profile of the pixels, inflated where it is not yet; nothing for sRGB.
  func readProfile() -> Data? {
    guard let chunk = deflatedProfile else { return profile }
    guard let end = chunk.firstIndex(of: 0), end + 2 < chunk.endIndex, chunk[end + 1] == 0,
      let decompressor = libdeflate_alloc_decompressor()
    else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let deflated = chunk[(end + 2)...]
    var inflated = Data(count: Self.largestProfile)
    var count = 0
    let result = deflated.withUnsafeBytes { source in
      inflated.withUnsafeMutableBytes { target in
        libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, target.count, &count)
      }
    }
    return result == LIBDEFLATE_SUCCESS && count > 0 ? inflated.prefix(count) : nil
  }
}
