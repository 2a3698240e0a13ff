import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// Writes frames as WebP: one as a picture, several as an animation of what differs between them.
final class WebPEncoder: FrameEncoder {
  private let encoder: OpaquePointer
  private let options: WebPOptions
  private let (width, height): (Int, Int)
  private var end: Int32 = 0
  private static let longestSide = 16383

  /// - Parameter loops: How often the frames are shown; 0 for ever.
  init?(_ width: Int, _ height: Int, _ options: WebPOptions, loops: Int) {
    var encoding = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&encoding) != 0 else { return nil }
    encoding.anim_params.loop_count = Int32(loops)
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &encoding) else { return nil }
    self.encoder = encoder
    self.options = options
    (self.width, self.height) = (width, height)
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  func add(_ frame: FramePixels, from start: TimeInterval, to end: TimeInterval) throws(Diagnostic) {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else { throw failure }
    if let quality = options.quality {
      config.quality = Float(min(max(quality, 0), 100))
    } else {
      // The second of ten levels: the others take many times as long for a few hundredths of the size.
      _ = WebPConfigLosslessPreset(&config, 2)
    }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(height))
    guard WebPPictureAlloc(&picture) != 0 else { throw failure }
    defer { WebPPictureFree(&picture) }
    frame.pixels.withUnsafeBufferPointer { pixels in
      guard let source = pixels.baseAddress, let target = picture.argb else { return }
      for y in 0..<height {
        (target + y * Int(picture.argb_stride)).update(from: source + y * width, count: width)
      }
    }
    self.end = Int32(nearest: (end * 1000).rounded())
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(nearest: (start * 1000).rounded()), &config) != 0 else {
      throw failure
    }
  }

  func finish() throws(Diagnostic) -> Data {
    var file = WebPData(bytes: nil, size: 0)
    guard WebPAnimEncoderAdd(encoder, nil, end, nil) != 0, WebPAnimEncoderAssemble(encoder, &file) != 0,
      let bytes = file.bytes
    else { throw failure }
    defer { WebPFree(UnsafeMutableRawPointer(mutating: bytes)) }
    return Data(bytes: bytes, count: file.size)
  }

  private var failure: Diagnostic {
    let said = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
    let reason =
      max(width, height) > Self.longestSide || said.isEmpty
      ? "; its sides go up to \(Self.longestSide)" : ": \(said)"
    return Diagnostic(.error, "\(width) × \(height) pixels could not be written as WebP\(reason)")
  }
}
