import Foundation
import QuoinDiagnostics
import QuoinResources

/// Turns drawing into the bytes of a picture or a document.
public enum Renderer {
  /// Draws one page.
  ///
  /// ```swift
  /// let png = try Renderer.render(size: CGSize(width: 100, height: 50), format: .png) { canvas in
  ///   canvas.fill(CGRect(x: 10, y: 10, width: 80, height: 30), color: .systemBlue)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: What is written.
  ///   - options: How it is written.
  ///   - budget: How many pixels the output may have.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - draw: Draws on the canvas.
  /// - Returns: The file's bytes, the same for the same drawing.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public static func render(
    size: CGSize, format: OutputFormat, options: OutputOptions = OutputOptions(),
    budget: Budget = .default, draw: (Canvas) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Data {
    try file(as: format, options: options, budget: budget) { (session) throws(Diagnostic) in
      try draw(session.beginPage(size: size))
    }
  }

  /// Draws a PDF of any number of pages.
  ///
  /// - Parameters:
  ///   - options: How it is written.
  ///   - budget: How many pages there may be, and how many pixels each would have.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - draw: Begins the pages and draws them.
  /// - Returns: The file's bytes, the same for the same drawing.
  /// - Throws: A diagnostic for the first thing that is wrong: no page at all, one too many, one whose size cannot be
  ///   drawn, a destination that is named twice or that a link leads to and that is named nowhere, a role that ends
  ///   without having begun or does not end; and what `draw` throws.
  public static func document(
    options: OutputOptions = OutputOptions(), budget: Budget = .default,
    draw: (DocumentSession) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Data {
    try file(as: .pdf, options: options, budget: budget, draw: draw)
  }

  /// Draws a document of a format that holds all its pages in one file, or of one page.
  package static func file(
    as format: OutputFormat, options: OutputOptions, budget: Budget,
    draw: (DocumentSession) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Data {
    let file = WrittenData()
    try document(as: format, options: options, budget: budget, write: file.append, draw: draw)
    return file.data
  }

  /// Draws a document and hands out at once what has been written of it, so that nothing of that is held.
  ///
  /// - Parameters:
  ///   - format: What is written.
  ///   - options: How it is written.
  ///   - budget: How many pages there may be, and how many pixels each may have where it holds any.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - write: Takes what has been written: of a PDF the pieces of its one file, some 64 KB at a time; of a
  ///     WebP or GIF, whose frames the pages are, all of it; of any other format a whole file for each page. When a diagnostic is thrown, what was handed out is no document.
  ///   - draw: Begins the pages and draws them.
  /// - Throws: A diagnostic for the first thing that is wrong, as `document(options:budget:draw:)` does, and what `write`
  ///   and `draw` throw.
  public static func document(
    as format: OutputFormat, options: OutputOptions = OutputOptions(), budget: Budget = .default,
    write: @escaping (Data) throws(Diagnostic) -> Void,
    draw: (DocumentSession) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    try BudgetMeter.metering(budget) { meter throws(Diagnostic) in
      let session = try DocumentSession(format: format, options: options, meter: meter, write: write)
      try draw(session)
      try session.finish()
    }
  }

  /// Pixels a point that numbers can be divided by and multiplied with all the way through.
  fileprivate static let scales: ClosedRange<CGFloat> = 0.001...1000

  /// How long the sides of a page may be that holds no pixels, in points: what readers of PDF take.
  private static let longestSide: CGFloat = 14_400

  /// Throws where a picture or page cannot be drawn.
  ///
  /// - Parameter holdsPixels: Whether it takes memory for each of its pixels.
  static func checkSize(
    _ size: CGSize, scale: CGFloat, budget: Budget, holdsPixels: Bool = true
  ) throws(Diagnostic) {
    guard size.width > 0, size.height > 0, scale > 0, scale.isFinite, size.width.isFinite,
      size.height.isFinite
    else { throw .unusableOutputSize(size, scale: scale) }
    guard CGPoint(x: size.width, y: size.height).isDrawable, scales.contains(scale) else {
      throw .outputBeyondRange(size, scale: scale)
    }
    if !holdsPixels, max(size.width, size.height) <= longestSide { return }
    let pixels = PixelGrid(scale: scale).pixels(holding: size)
    if pixels.width * pixels.height > CGFloat(budget.imagePixels) {
      throw .outputTooLarge(size, scale: scale, limit: budget.imagePixels)
    }
  }
}

/// What has been written of a file so far.
private final class WrittenData {
  private(set) var data = Data()

  func append(_ piece: Data) {
    if data.isEmpty { data = piece } else { data.append(piece) }
  }
}

extension OutputOptions {
  /// The traits with the scale of the output, and in the direction of their language.
  var traitsAtScale: UITraitCollection {
    traits.overridden(by: UITraitCollection(displayScale: scale)).inDirectionOfLanguage
  }

  /// The traits that something is laid out with to be written as a format: vector formats have no pixels.
  package func layoutTraits(as format: OutputFormat) -> UITraitCollection {
    format.hasPixels ? traitsAtScale : traitsAtScale.withoutPixels
  }
}

extension Diagnostic {
  /// An output without a size that can be drawn.
  static func unusableOutputSize(_ size: CGSize, scale: CGFloat) -> Diagnostic {
    Diagnostic(
      .error,
      "Cannot draw a picture of \(size.inPoints)\(scale.mentioned); width, height and scale must be finite and above 0"
    )
  }

  /// An output whose numbers Cairo cannot count in.
  static func outputBeyondRange(_ size: CGSize, scale: CGFloat) -> Diagnostic {
    Diagnostic(
      .error,
      "Cannot draw a picture of \(size.inPoints)\(scale.mentioned); sides go up to \(Int(CGPoint.drawingRange)) points, and scales from 0.001 to 1000"
    )
  }

  /// An output with more pixels than the budget allows.
  static func outputTooLarge(_ size: CGSize, scale: CGFloat, limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "A picture of \(size.inPoints)\(scale.mentioned) has more than the limit of \(limit) pixels"
    )
  }
}

extension CGFloat {
  /// The scale for the middle of a sentence, where it is not 1.
  fileprivate var mentioned: String { self == 1 ? "" : " at scale \(asWritten)" }
}
