import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

extension UIWindow {
  /// Lets the window's clock go on, and draws what is seen meanwhile as the frames of one moving picture.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 1) { card.alpha = 0 }
  /// let gif = try window.record(for: 1, as: .gif)
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds: so many times `options.animation.framesPerSecond` frames, at least one.
  ///   - format: `.webP` or `.gif`; frames of a PDF are its pages.
  ///   - options: Scale, frames a second and how often they are shown; `outputOptions` unless given.
  ///   - budget: How many pixels a frame may have, how many frames there may be (as pages), and the time for all.
  /// - Returns: The file's bytes.
  /// - Throws: A diagnostic when the frames cannot be drawn, or the format has one picture in a file.
  public final func record(
    for duration: TimeInterval, as format: OutputFormat, options: OutputOptions? = nil,
    budget: Budget = .default
  ) throws(Diagnostic) -> Data {
    let options = options ?? outputOptions
    let rate = options.animation.framesPerSecond
    let count = (duration * rate).rounded()
    guard format.isMoving || format == .pdf, count.isFinite, count >= 0, rate > 0 else {
      throw .noRecording(duration, rate, format)
    }
    let start = clock.time
    return try Renderer.file(as: format, options: options, budget: budget) {
      (session) throws(Diagnostic) in
      for index in 0..<max(1, Int(nearest: count)) {
        clock.advance(to: start + Double(index) / rate)
        render(into: try session.beginPage(size: bounds.size))
      }
    }
  }
}

nonisolated extension Diagnostic {
  static func noRecording(_ duration: TimeInterval, _ rate: Double, _ format: OutputFormat) -> Diagnostic {
    Diagnostic(
      .error,
      format.isMoving || format == .pdf
        ? "\(duration) seconds with \(rate) frames a second cannot be recorded"
        : "A \(format.rawValue.uppercased()) holds one picture; moving ones are WebP and GIF")
  }
}
