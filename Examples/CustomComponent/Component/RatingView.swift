import Foundation
import QuoinControls

/// A row of marks, as many of which are filled as something is liked, with a caption below.
///
/// ```swift
/// let view = RatingView(maximum: 5)
/// view.rating = 3.5
/// view.caption = "128 opinions"
/// ```
public final class RatingView: UIView {
  /// What the marks look like.
  public enum Shape: String, Sendable, CaseIterable { case star, heart, circle }

  /// What is written besides the marks.
  public struct Notes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rating as a number, behind the marks.
    public static let number = Notes(rawValue: 1 << 0)
    /// The caption, below them.
    public static let caption = Notes(rawValue: 1 << 1)
  }

  /// How large the marks are and how far from each other, in points.
  public struct Measures: Sendable, Equatable {
    public var side: CGFloat = 20
    public var gap: CGFloat = 4
    public init() {}
  }

  /// How many marks there are, 1 or more.
  public let maximum: Int
  /// How many are filled, from 0 to `maximum`.
  public private(set) var rating = 0.0
  /// What the marks look like.
  public var shape = Shape.star { didSet { setNeedsDisplay() } }
  /// What is written besides the marks.
  public var notes: Notes = [.caption] { didSet { contentDidChange() } }
  /// How large the marks are.
  public var measures = Measures() { didSet { contentDidChange() } }
  /// What is written below the marks.
  public var caption: String? { didSet { contentDidChange() } }
  /// How much of the marks is filled, from 0 to 1.
  public var fraction: Double { rating / Double(maximum) }

  private let number = UILabel()
  private let words = UILabel()
  /// How many marks are drawn as filled, while the rating changes.
  private var shown = 0.0

  /// Creates a view.
  ///
  /// - Parameter maximum: How many marks there are; less than 1 counts as 1.
  public init(maximum: Int) {
    self.maximum = max(maximum, 1)
    super.init(frame: .zero)
    number.font = .preferredFont(forTextStyle: .headline)
    words.font = .preferredFont(forTextStyle: .footnote)
    words.textColor = .secondaryLabel
    addSubview(number)
    addSubview(words)
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) { nil }

  /// Fills as many marks, at once or in a third of a second.
  public func setRating(_ rating: Double, animated: Bool) {
    self.rating = min(max(rating, 0), Double(maximum))
    accessibilityValue = "\(self.rating) / \(maximum)"
    let fill = { self.shown = self.rating }
    if animated, window != nil {
      UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve, animations: fill)
    } else {
      fill()
    }
    contentDidChange()
  }

  private func contentDidChange() {
    number.text = notes.contains(.number) ? String(format: "%.1f", rating) : nil
    words.text = notes.contains(.caption) ? caption : nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout

  private var rowWidth: CGFloat {
    CGFloat(maximum) * measures.side + CGFloat(maximum - 1) * measures.gap
  }

  public override var intrinsicContentSize: CGSize {
    let (number, words) = (self.number.intrinsicContentSize, self.words.intrinsicContentSize)
    let width = rowWidth + (number.width > 0 ? number.width + 8 : 0)
    let height = max(measures.side, number.height) + (words.height > 0 ? words.height + 4 : 0)
    return CGSize(width: max(width, words.width), height: height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let (number, words) = (self.number.intrinsicContentSize, self.words.intrinsicContentSize)
    let row = max(measures.side, number.height)
    self.number.frame = CGRect(
      x: rowWidth + 8, y: (row - number.height) / 2, width: number.width, height: number.height)
    self.words.frame = CGRect(x: 0, y: row + 4, width: words.width, height: words.height)
  }

  // MARK: Drawing

  public override func draw(_ canvas: Canvas, in rect: CGRect) {
    let row = max(measures.side, number.intrinsicContentSize.height)
    for index in 0..<maximum {
      let mark = CGRect(
        x: CGFloat(index) * (measures.side + measures.gap), y: (row - measures.side) / 2,
        width: measures.side, height: measures.side)
      draw(in: mark, on: canvas, color: .tertiarySystemFill)
      let part = min(max(shown - Double(index), 0), 1)
      if part == 0 { continue }
      canvas.saveGState()
      canvas.clip(to: CGRect(x: mark.minX, y: mark.minY, width: mark.width * part, height: mark.height))
      draw(in: mark, on: canvas, color: tintColor)
      canvas.restoreGState()
    }
  }

  private func draw(in mark: CGRect, on canvas: Canvas, color: UIColor) {
    guard let symbol = UIImage(systemName: "\(shape.rawValue).fill") else { return }
    canvas.draw(symbol, in: UIView.ContentMode.scaleAspectFit.rect(for: symbol.size, in: mark), tint: color)
  }
}
