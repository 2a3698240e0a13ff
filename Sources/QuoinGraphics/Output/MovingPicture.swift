import Foundation
import QuoinDiagnostics
import QuoinResources

/// Pages as the frames of one moving picture; a single one is a still picture.
final class MovingPicture: PageOutput {
  private let format: OutputFormat
  private let options: OutputOptions
  private let write: (Data) throws(Diagnostic) -> Void
  private var encoder: FrameEncoder?
  private var size = CGSize.zero
  private var canvas: ImageCanvas?
  private var count = 0

  init(
    _ format: OutputFormat, _ options: OutputOptions, write: @escaping (Data) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let fps = options.animation.framesPerSecond
    guard fps.isFinite, fps > 0, fps <= 1000 else { throw .frameRate(fps) }
    self.format = format
    self.options = options
    self.write = write
  }

  func beginPage(size: CGSize, label: String?) throws(Diagnostic) -> Canvas {
    if encoder != nil, size != self.size { throw .frameOfAnotherSize(size, first: self.size) }
    let canvas = try ImageCanvas.make(checkedSize: size, options: options)
    self.size = size
    self.canvas = canvas
    return canvas
  }

  func endPage() throws(Diagnostic) {
    guard let canvas else { return }
    self.canvas = nil
    let pixels = Double(size.width * size.height * options.scale * options.scale)
    guard canvas.meter.allows(taking: .seconds(pixels / Self.pixelsPerSecond)) else {
      throw canvas.meter.problem ?? .noRoom(for: size)
    }
    guard let frame = canvas.withPixels(FramePixels.init) else { throw .noRoom(for: size) }
    if encoder == nil { encoder = try makeEncoder(frame) }
    guard let encoder else { throw .noRoom(for: size) }
    try encoder.add(frame, from: time(of: count), to: time(of: count + 1))
    count += 1
  }

  func finish(_ record: DocumentRecord) throws(Diagnostic) {
    if let data = try encoder?.finish() { try write(data) }
  }

  private func time(of frame: Int) -> TimeInterval { Double(frame) / options.animation.framesPerSecond }

  private func makeEncoder(_ frame: FramePixels) throws(Diagnostic) -> FrameEncoder? {
    let loops = min(max(options.animation.loopCount, 0), Int(UInt16.max))
    guard format == .gif else { return WebPEncoder(frame.width, frame.height, options.webP, loops: loops) }
    return GIFEncoder(frame.width, frame.height, loops: loops)
  }

  /// About how many pixels are encoded in a second, of a picture that is hard to compress.
  private static let pixelsPerSecond = 3e6
}

extension Diagnostic {
  fileprivate static func frameOfAnotherSize(_ size: CGSize, first: CGSize) -> Diagnostic {
    Diagnostic(
      .error,
      "A frame of \(size.inPoints) cannot follow those of \(first.inPoints): all frames of a moving picture have one size"
    )
  }

  fileprivate static func frameRate(_ number: Double) -> Diagnostic {
    Diagnostic(
      .error, "A moving picture cannot have \(number) frames a second; it has more than 0 and up to 1000")
  }
}
