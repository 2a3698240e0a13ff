import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Thousands of damaged files: none ends the process, and none shows the decoder another size than the check.
@Suite struct ImageFuzzTests {
  @Test(arguments: Array(0..<ImageFixtures.all.count))
  func whatDecodesHasTheSizeThatWasChecked(index: Int) throws {
    let original = ImageFixtures.all[index]
    let other = ImageFixtures.all[(index + 1) % ImageFixtures.all.count]
    var random = SeededGenerator(seed: UInt64(index) &+ 77)
    var budget = Budget.default
    budget.imagePixels = 1_000_000
    var decodedCount = 0
    for _ in 0..<400 {
      var data = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&data, with: other, &random) }
      guard let file = ImageFile(data), file.header.format != .svg,
        (try? file.header.checkWork(name: "x", budget: budget)) != nil
      else { continue }
      // gdk-pixbuf reads no moving WebP here, and would print about broken ones.
      for size in file.isMovingWebP ? [] : announcedSizes(of: file) {
        #expect(size == [file.header.width, file.header.height])
      }
      if (try? ImageDecoder.decode(file)) != nil { decodedCount += 1 }
    }
    #expect(decodedCount > 20)
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

  private func mutate(_ data: inout Data, with other: Data, _ random: inout SeededGenerator) {
    guard data.count > 8 else { return }
    let place = Int.random(in: 0..<data.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: data[place] = UInt8.random(in: 0...255, using: &random)
    case 1: data[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: data = data.prefix(max(place, 8))
    case 3: data.removeSubrange(place..<min(place + Int.random(in: 1..<9, using: &random), data.count))
    case 4:
      let start = Int.random(in: 0..<other.count, using: &random)
      data.insert(contentsOf: other[start..<min(start + 24, other.count)], at: place)
    case 5:
      let markers: [[UInt8]] = [
        [0xFF, 0x00], [0xFF, 0xC0], [0xFF, 0xDA], [0xFF, 0xD9], [0xFF, 0xFF], [0, 0, 0, 0],
      ]
      data.insert(contentsOf: markers.randomElement(using: &random) ?? [], at: place)
    default:
      let start = Int.random(in: 0..<data.count, using: &random)
      data.insert(contentsOf: data[start..<min(start + 30, data.count)], at: place)
    }
    data = Data(data)
  }
}
