import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// Compares text with what is drawn behind it.
///
/// The view is drawn twice, without text and with a box of the text's colour in the place of its glyphs: so whatever lies
/// behind, above and around it, groups and masks included, counts as it is seen.
struct ContrastCheck {
  /// What WCAG 2 asks for at level AA.
  private static let least = 4.5
  /// The same for text of 18 points, or bold of 14.
  private static let leastOfLarge = 3.0
  /// The part of a text that may be worse: the edge of a gradient, a spot in a photograph.
  private static let tolerated = 0.1

  let issues: [AccessibilityIssue]

  /// Looks at a view that has been laid out.
  ///
  /// - Throws: A diagnostic when the view cannot be drawn.
  init(_ top: UIView) throws(Diagnostic) {
    let labels = AccessibilityCheck.visibleViews(in: top).compactMap { $0 as? UILabel }
      .filter { $0.drawsContent && $0.isEnabled && !$0.accessibilityTraits.contains(.notEnabled) }
    let size = top.bounds.size
    guard !labels.isEmpty, size.width > 0, size.height > 0 else {
      issues = []
      return
    }
    let behind = try Self.picture(of: top, text: .nothing)
    let boxes = try Self.picture(of: top, text: .boxes)
    let scene = Scene(top: top, behind: behind, boxes: boxes, traits: top.traitCollection)
    issues = labels.compactMap { scene.issue(of: $0) }
  }

  private static func picture(of view: UIView, text: TextDrawing) throws(Diagnostic) -> CGImage? {
    var options = OutputOptions()
    options.traits = view.traitCollection
    options.background = .systemBackground
    return try Renderer.image(size: view.bounds.size, options: options) { canvas in
      canvas.textDrawing = text
      view.render(into: canvas)
    }.cgImage
  }

  private struct Scene {
    let top: UIView
    let behind: CGImage?
    let boxes: CGImage?
    let traits: UITraitCollection

    /// What is wrong with a label: the worst of its parts.
    func issue(of label: UILabel) -> AccessibilityIssue? {
      let (layout, origin) = label.shownPlacedLayout
      var worst: (ratio: Double, least: Double)?
      for run in layout.glyphRuns {
        let rect = label.convert(run.frame.offsetBy(dx: origin.x, dy: origin.y), to: top)
          .offsetBy(dx: -top.bounds.minX, dy: -top.bounds.minY)
        let color = run.color.resolvedCGColor(with: label.traitCollection)
        let covered =
          label.isInScrollView(below: top) ? color.multiplyingAlpha(by: label.alpha(in: top)) : nil
        let least = run.font.isLarge ? leastOfLarge : ContrastCheck.least
        guard let ratio = ratio(in: rect, color: color, uncovered: covered), ratio < least else { continue }
        if worst.map({ ratio / least < $0.ratio / $0.least }) ?? true { worst = (ratio, least) }
      }
      return worst.map { .lowContrast(label, ratio: $0.ratio, least: $0.least) }
    }

    /// The contrast of text of a colour in a rectangle of the picture; nothing where it is not seen at all.
    ///
    /// - Parameter uncovered: The colour as it would be seen with nothing above, where text that something lies above is
    ///   not meant to be read: what is scrolled beneath a translucent bar.
    private func ratio(in rect: CGRect, color: CGColor, uncovered: CGColor?) -> Double? {
      guard let behind, let boxes else { return nil }
      let seen = rect.overlap(CGRect(origin: .zero, size: behind.size))
      if seen.isNull || color.alpha <= 0 { return nil }
      var ratios: [Double] = []
      // A large area is looked at in steps: some thousand places tell enough.
      let step = max(1, Int((seen.width * seen.height / 4096).squareRoot()))
      // Pixels along the edges belong to the box in part only.
      for y in stride(from: Int(seen.minY.rounded(.up)), to: Int(seen.maxY), by: step) {
        for x in stride(from: Int(seen.minX.rounded(.up)), to: Int(seen.maxX), by: step) {
          guard let below = behind.color(x: x, y: y), let text = boxes.color(x: x, y: y) else { continue }
          // Where a box changes nothing, the text is covered, or of the colour that is behind it.
          if below == text, Contrast.ratio(color.over(below), below) > 1.05 { continue }
          if let uncovered, !text.isClose(to: uncovered.over(below)) { continue }
          ratios.append(Contrast.ratio(text, below))
        }
      }
      if ratios.isEmpty { return nil }
      ratios.sort()
      return ratios[Int(Double(ratios.count - 1) * tolerated)]
    }
  }
}

/// The contrast of two colours by WCAG 2.
enum Contrast {
  /// From 1, for colours of one luminance, to 21, for black and white.
  static func ratio(_ first: CGColor, _ second: CGColor) -> Double {
    let (a, b) = (first.relativeLuminance, second.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

nonisolated extension CGColor {
  /// The colour laid over an opaque one.
  fileprivate func over(_ other: CGColor) -> CGColor {
    func mix(_ above: CGFloat, _ below: CGFloat) -> CGFloat { above * alpha + below * (1 - alpha) }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Whether the colours differ by no more than rounding does.
  fileprivate func isClose(to other: CGColor) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.03
  }
}

extension UIView {
  fileprivate final func isInScrollView(below top: UIView) -> Bool {
    var next: UIView? = self
    while let view = next, view !== top {
      next = view.superview
      if next?.scrolledSize != nil { return true }
    }
    return false
  }

  /// How much of the view is seen with all that it stands in, from 0 to 1.
  fileprivate final func alpha(in top: UIView) -> CGFloat {
    var product = alpha
    var view = self
    while view !== top, let next = view.superview {
      product *= next.alpha
      view = next
    }
    return product
  }
}

nonisolated extension UIFont {
  /// Whether WCAG takes text of the font for large: 18 points, or 14 in bold.
  fileprivate final var isLarge: Bool {
    pointSize >= (fontDescriptor.symbolicTraits.contains(.traitBold) ? 14 : 18)
  }
}
