import Foundation
import QuoinResources

/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle begins at the top of the first line, and lines are broken at its width; a string is one line without it.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the distance that the font states; always so here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Glyphs are measured as they are drawn; without effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits the height ends in an ellipsis where there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What else a string is measured and drawn by.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale to which text may be shrunk; kept for code that sets it, as text is never shrunk here.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale to which text was shrunk; always 1.
  public final let actualScaleFactor: CGFloat = 1
  /// The rectangle that the text took, in points of the one that it was given.
  public final fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The box of the text in as many lines as it has itself, in points.
  public func size() -> CGSize { layout(width: .infinity, height: .infinity).size }

  /// The box of the text in the lines that a width leaves.
  ///
  /// - Parameters:
  ///   - size: The room, in points. Its height counts where the last line is truncated; the box may be higher else.
  ///   - options: How it is measured; one line without `usesLineFragmentOrigin`, whose baseline is at 0.
  ///   - context: Learns what the text took.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = drawing(in: CGRect(origin: .zero, size: size), options).rect
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text in the present context with its top left at a point.
  public func draw(at point: CGPoint) {
    CGContext.present(for: "draw(at:)")?.draw(layout(width: .infinity, height: .infinity), at: point)
  }

  /// Draws the text in the present context in the lines that a rectangle's width leaves; those that do not fit its height are
  /// left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  /// Draws the text in the present context.
  ///
  /// - Parameters:
  ///   - rect: The room, in points.
  ///   - options: How it is drawn; one line without `usesLineFragmentOrigin`, whose baseline begins at the rectangle's origin.
  ///   - context: Learns what the text took.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let drawing = drawing(in: rect, options)
    context?.totalBounds = drawing.rect
    CGContext.present(for: "draw(with:options:context:)")?.draw(drawing.layout, at: drawing.origin)
  }

  /// What is drawn in a rectangle, where it begins, and the box of it.
  private func drawing(
    in rect: CGRect, _ options: NSStringDrawingOptions
  ) -> (layout: TextLayout, origin: CGPoint, rect: CGRect) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = layout(width: .infinity, height: .infinity, lines: 1)
      let origin = CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline)
      return (layout, origin, CGRect(origin: origin, size: layout.size))
    }
    // No room is said by 0 as well as by much.
    let height = options.contains(.truncatesLastVisibleLine) && rect.height > 0 ? rect.height : .infinity
    let layout = layout(width: rect.width > 0 ? rect.width : .infinity, height: height)
    return (layout, rect.origin, CGRect(origin: rect.origin, size: layout.size))
  }

  private func layout(width: CGFloat, height: CGFloat, lines: Int = 0) -> TextLayout {
    TextLayout(
      text: AttributedText(self, font: .systemFont(ofSize: 12), color: .black), maximumWidth: width,
      maximumHeight: height, maximumNumberOfLines: lines)
  }
}

extension CGContext {
  fileprivate func draw(_ text: TextLayout, at point: CGPoint) {
    withEffects(asGroup: true) { canvas.draw(text, at: point) }
  }
}

/// Strings that are measured and drawn by attributes: `String` and `NSString` alike.
public protocol DrawnString {
  /// The text.
  var drawnString: String { get }
}

extension String: DrawnString {
  public var drawnString: String { self }
}

extension NSString: DrawnString {
  public var drawnString: String { "\(self)" }
}

extension DrawnString {
  /// The box of the text in as many lines as it has itself, in points; 12 points of the system's font where nothing is said.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// The box of the text in the lines that a width leaves; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the present context with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text in the present context in the lines that a rectangle leaves.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text in the present context; see `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    ReleasingAttributedString(string: drawnString, attributes: attributes)
  }
}
