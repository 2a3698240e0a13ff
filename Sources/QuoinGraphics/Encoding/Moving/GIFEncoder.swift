import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// Writes frames as GIF: of each what differs from the one before, in its own 255 colours.
final class GIFEncoder: FrameEncoder {
  /// What libgif writes to.
  private final class File { var data = Data() }

  /// A frame that waits for the next one, which decides whether it stays beneath that.
  private struct Waiting {
    let frame: FramePixels
    /// Hundredths of a second.
    let delay: Int
    /// What is written of it.
    let box: (x: Range<Int>, y: Range<Int>)
    /// The frame that stays beneath.
    let beneath: FramePixels?
  }

  private let (width, height): (Int, Int)
  private let file = File()
  private let gif: UnsafeMutablePointer<GifFileType>
  private var waiting: Waiting?
  private var isClosed = false

  /// - Parameter loops: How often the frames are shown; 0 for ever.
  init?(_ width: Int, _ height: Int, loops: Int) {
    var error: Int32 = 0
    // libgif hands a pointer back to what it writes with: the file, which lives as long as the encoder that closes it.
    let gif = EGifOpen(
      Unmanaged.passUnretained(file).toOpaque(),
      { gif, bytes, count in
        guard let gif, let bytes, let target = gif.pointee.UserData else { return 0 }
        Unmanaged<File>.fromOpaque(target).takeUnretainedValue().data.append(bytes, count: Int(count))
        return count
      }, &error)
    guard let gif else { return nil }
    self.gif = gif
    (self.width, self.height) = (width, height)
    EGifSetGifVersion(gif, true)
    guard EGifPutScreenDesc(gif, Int32(width), Int32(height), 8, 0, nil) == GIF_OK else { return nil }
    // Browsers count the times after the first.
    let repeats = loops == 0 ? 0 : loops - 1
    if loops == 1 { return }
    EGifPutExtensionLeader(gif, Int32(APPLICATION_EXT_FUNC_CODE))
    EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0")
    EGifPutExtensionBlock(gif, 3, [1, UInt8(repeats & 255), UInt8(repeats >> 8)])
    EGifPutExtensionTrailer(gif)
  }

  deinit { if !isClosed { EGifCloseFile(gif, nil) } }

  func add(_ frame: FramePixels, from start: TimeInterval, to end: TimeInterval) throws(Diagnostic) {
    var frame = frame
    frame.makeOpaqueOrClear()
    let delay = Int(nearest: (end * 100).rounded()) - Int(nearest: (start * 100).rounded())
    // Nothing can be made clear again but by taking all of what was there away.
    let beneath = frame.isOpaque ? waiting.map(\.frame) : nil
    let stays = beneath?.isOpaque == true
    if let waiting { try write(waiting, stays: stays) }
    let box = stays ? beneath.map { frame.box(ofWhatDiffersFrom: $0) ?? (0..<1, 0..<1) } : nil
    waiting = Waiting(
      frame: frame, delay: delay, box: box ?? (0..<width, 0..<height), beneath: stays ? beneath : nil)
  }

  func finish() throws(Diagnostic) -> Data {
    if let waiting { try write(waiting, stays: true) }
    waiting = nil
    isClosed = true
    guard EGifCloseFile(gif, nil) == GIF_OK else { throw failure }
    return file.data
  }

  /// - Parameter stays: Whether the next frame is drawn over this one.
  private func write(_ waiting: Waiting, stays: Bool) throws(Diagnostic) {
    // What is taken away has to cover what lies beneath it.
    let beneath = stays ? waiting.beneath : nil
    let (x, y) = stays ? waiting.box : (0..<width, 0..<height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(x.count * y.count)
    for row in y {
      for index in row * width + x.lowerBound..<row * width + x.upperBound {
        let pixel = waiting.frame.pixels[index]
        // What does not differ lets through what is there.
        pixels.append(beneath?.pixels[index] == pixel ? 0 : pixel)
      }
    }
    let palette = GIFPalette(of: pixels)
    let clear = UInt8(palette.colors.count)
    let delay = UInt16(min(max(waiting.delay, 0), Int(UInt16.max)))
    // Bit 0: a colour is clear; from bit 2: 1 stays, 2 is taken away.
    let control: [UInt8] = [(stays ? 1 : 2) << 2 | 1, UInt8(delay & 255), UInt8(delay >> 8), clear]
    guard EGifPutExtension(gif, Int32(GRAPHICS_EXT_FUNC_CODE), Int32(control.count), control) == GIF_OK,
      let map = palette.makeMap()
    else { throw failure }
    defer { GifFreeMapObject(map) }
    guard
      EGifPutImageDesc(
        gif, Int32(x.lowerBound), Int32(y.lowerBound), Int32(x.count), Int32(y.count), false, map) == GIF_OK
    else { throw failure }
    var indexes = palette.indexes(of: pixels, width: x.count, clear: clear)
    guard EGifPutLine(gif, &indexes, Int32(indexes.count)) == GIF_OK else { throw failure }
  }

  private var failure: Diagnostic {
    Diagnostic(.error, "\(width) × \(height) pixels could not be written as GIF")
  }
}
