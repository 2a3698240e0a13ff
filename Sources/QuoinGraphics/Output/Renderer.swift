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
    try BudgetMeter.metering(budget) { meter throws(Diagnostic) in
      let data: Data
      switch format {
      case .png, .jpeg:
        let paper: UIColor? = format == .jpeg ? .white : nil
        let canvas = try imageCanvas(size: size, on: paper, options: options, budget: budget)
        try draw(canvas)
        try meter.checkTime()
        let pixels = Double(size.width * size.height * options.scale * options.scale)
        guard meter.allows(taking: .seconds(pixels / options.pixelsEncoded(as: format))),
          let encoded = try encode(canvas, as: format, options)
        else { throw meter.problem ?? .noRoom(for: size) }
        data = encoded
      case .pdf:
        data = try render(pages: [size], options: options, budget: budget) {
          (_, canvas) throws(Diagnostic) in try draw(canvas)
        }
      case .svg:
        try checkSize(size, scale: options.scale, budget: budget)
        let canvas = SVGCanvas(size: size, options: options, traits: options.traitsAtScale)
        fillBackground(canvas, options)
        try draw(canvas)
        data = try canvas.finish()
      }
      try meter.checkTime()
      return data
    }
  }

  /// Draws a PDF of several pages.
  ///
  /// - Parameters:
  ///   - pages: The size of each page in points.
  ///   - options: How it is written.
  ///   - budget: How many pages there may be, and how many pixels each would have.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  ///   - draw: Draws the page with the given index, from 0.
  /// - Returns: The file's bytes, the same for the same drawing.
  /// - Throws: A diagnostic when there are no pages, too many, or one whose size cannot be drawn.
  public static func render(
    pages: [CGSize], options: OutputOptions = OutputOptions(), budget: Budget = .default,
    draw: (Int, Canvas) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Data {
    guard let first = pages.first else { throw .noPages }
    guard pages.count <= budget.pages else { throw .tooManyPages(pages.count, limit: budget.pages) }
    for size in pages { try checkSize(size, scale: options.scale, budget: budget) }
    return try BudgetMeter.metering(budget) { meter throws(Diagnostic) in
      guard let document = PDFDocument(metadata: options.metadata) else { throw .noRoom(for: first) }
      for (index, size) in pages.enumerated() {
        guard let canvas = document.beginPage(size: size, scale: options.scale, traits: options.traitsAtScale)
        else {
          throw .noRoom(for: size)
        }
        fillBackground(canvas, options)
        try draw(index, canvas)
        try meter.checkTime()
      }
      guard let data = try document.finish() else { throw meter.problem ?? .unfinishedPDF }
      try meter.checkTime()
      return data
    }
  }

  /// A canvas of pixels with its background, on paper of a colour where the format has no clear pixels.
  static func imageCanvas(
    size: CGSize, on paper: UIColor? = nil, options: OutputOptions, budget: Budget
  ) throws(Diagnostic) -> ImageCanvas {
    try checkSize(size, scale: options.scale, budget: budget)
    guard let canvas = ImageCanvas(size: size, scale: options.scale, traits: options.traitsAtScale) else {
      throw .noRoom(for: size)
    }
    if let paper { canvas.fill(CGRect(origin: .zero, size: size), color: paper) }
    fillBackground(canvas, options)
    return canvas
  }

  private static func fillBackground(_ canvas: Canvas, _ options: OutputOptions) {
    if let background = options.background {
      canvas.fill(CGRect(origin: .zero, size: canvas.size), color: background)
    }
  }

  private static func encode(
    _ canvas: ImageCanvas, as format: OutputFormat, _ options: OutputOptions
  ) throws(Diagnostic) -> Data? {
    let encoded = try canvas.withPixels { (pixels, width, height, stride) throws(Diagnostic) -> Data? in
      switch (format, options.png.colors) {
      case (.jpeg, _):
        JPEGEncoder.encode(
          pixels, width: width, height: height, stride: stride, quality: options.jpeg.quality)
      case (_, .full):
        try PNGEncoder.encode(
          pixels, width: width, height: height, stride: stride, compression: options.png.compression)
      case (_, .gray), (_, .bilevel):
        try PNGEncoder.encodeGray(
          pixels, width: width, height: height, stride: stride, options: options.png)
      }
    }
    return encoded ?? nil
  }

  /// Pixels a point that numbers can be divided by and multiplied with all the way through.
  fileprivate static let scales: ClosedRange<CGFloat> = 0.001...1000

  static func checkSize(_ size: CGSize, scale: CGFloat, budget: Budget) throws(Diagnostic) {
    guard size.width > 0, size.height > 0, scale > 0, scale.isFinite, size.width.isFinite,
      size.height.isFinite
    else { throw .unusableOutputSize(size, scale: scale) }
    guard CGPoint(x: size.width, y: size.height).isDrawable, scales.contains(scale) else {
      throw .outputBeyondRange(size, scale: scale)
    }
    let pixels = PixelGrid(scale: scale).pixels(holding: size)
    if pixels.width * pixels.height > CGFloat(budget.imagePixels) {
      throw .outputTooLarge(size, scale: scale, limit: budget.imagePixels)
    }
  }
}

extension OutputOptions {
  /// About how many pixels are encoded in a second, of a picture that is hard to compress.
  fileprivate func pixelsEncoded(as format: OutputFormat) -> Double {
    guard format == .png else { return 60e6 }
    return switch png.compression {
    case .fast: 60e6
    case .default: 15e6
    case .best: 0.8e6
    }
  }

  /// The traits with the scale of the output.
  var traitsAtScale: UITraitCollection { traits.overridden(by: UITraitCollection(displayScale: scale)) }
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

  /// A document without pages.
  static var noPages: Diagnostic { Diagnostic(.error, "A document needs at least one page") }

  /// A document with more pages than the budget allows.
  static func tooManyPages(_ count: Int, limit: Int) -> Diagnostic {
    Diagnostic(.error, "A document of \(count) pages has more than the limit of \(limit)")
  }

  /// A document that Cairo gave up on.
  static var unfinishedPDF: Diagnostic { Diagnostic(.error, "The PDF could not be written by Cairo") }

  /// An output that there is no memory for, or that Cairo cannot address.
  static func noRoom(for size: CGSize) -> Diagnostic {
    Diagnostic(.error, "There is no room to draw \(size.inPoints)")
  }

  /// An output with more pixels than the budget allows.
  static func outputTooLarge(_ size: CGSize, scale: CGFloat, limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "A picture of \(size.inPoints)\(scale.mentioned) has more than the limit of \(limit) pixels"
    )
  }
}

extension CGSize {
  /// `1200 × 630 points`
  fileprivate var inPoints: String { "\(width.asWritten) × \(height.asWritten) points" }
}

extension CGFloat {
  /// Without the `.0` of whole numbers.
  fileprivate var asWritten: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The scale for the middle of a sentence, where it is not 1.
  fileprivate var mentioned: String { self == 1 ? "" : " at scale \(asWritten)" }
}
