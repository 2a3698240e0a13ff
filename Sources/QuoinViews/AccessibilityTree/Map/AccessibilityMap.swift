import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// What is read out of a view, drawn over its picture: a numbered region for each element, in the order of reading, and
/// below the picture a legend that tells what is said.
///
/// ```swift
/// let map = AccessibilityMap(of: screen, size: CGSize(width: 390, height: 844))
/// let png = try Renderer.render(size: map.size, format: .png) { canvas in
///   screen.render(into: canvas)
///   map.draw(on: canvas)
/// }
/// ```
public struct AccessibilityMap {
  /// The size of the picture with the legend, in points.
  public let size: CGSize
  private let pictureSize: CGSize
  private let containers: [AccessibilityItem]
  private let elements: [AccessibilityItem]
  private let legend: [TextLayout]

  private static let badge = CGSize(width: 22, height: 16)
  private static let margin: CGFloat = 8
  private static let leastWidth: CGFloat = 320
  private static let badgeFont = UIFont.systemFont(ofSize: 10, weight: .bold)

  /// Makes the map of a view that has been laid out.
  ///
  /// - Parameters:
  ///   - view: The view, whose bounds begin at the picture's top left unless `draw(on:at:)` says otherwise.
  ///   - pictureSize: The size of the picture that it is drawn over, in points; the legend comes below.
  public init(of view: UIView, size pictureSize: CGSize) {
    let tree = view.accessibilityTree
    elements = tree.elements
    containers = tree.all.filter { !$0.isElement && $0.object !== view }
    self.pictureSize = pictureSize
    let width = max(pictureSize.width, Self.leastWidth)
    let room = width - Self.badge.width - 3 * Self.margin
    legend = elements.map { item in
      let text = AttributedText(
        AccessibilityNode(item).saying, font: .systemFont(ofSize: 12), color: UIColor(white: 0.1, alpha: 1))
      return TextLayout(text: text, maximumWidth: room)
    }
    let height = legend.reduce(0) { $0 + Self.height(of: $1) }
    size = CGSize(
      width: width,
      height: pictureSize.height + (legend.isEmpty ? 0 : (height + 2 * Self.margin).rounded(.up)))
  }

  private static func height(of entry: TextLayout) -> CGFloat {
    (max(entry.size.height, badge.height) + 4).rounded(.up)
  }

  /// Draws the regions and the legend over a picture of the view.
  ///
  /// - Parameters:
  ///   - canvas: Where; at least as large as `size`.
  ///   - origin: The place of the view's bounds' top left, in points.
  public func draw(on canvas: Canvas, at origin: CGPoint = .zero) {
    canvas.saveGState()
    canvas.clip(to: CGRect(origin: .zero, size: pictureSize))
    canvas.translateBy(x: origin.x, y: origin.y)
    for item in containers { outline(item, dashed: true, on: canvas) }
    for item in elements where item.isInSight { outline(item, dashed: false, on: canvas) }
    let picture = CGRect(x: -origin.x, y: -origin.y, width: pictureSize.width, height: pictureSize.height)
    var taken = elements.filter(\.isInSight).map(\.frame)
    for (index, item) in elements.enumerated() where item.isInSight {
      let place = Self.place(for: Self.badgeSize(index + 1), beside: item.frame, in: picture, clearOf: taken)
      taken.append(place)
      drawBadge(index + 1, item.role, at: place.origin, on: canvas)
    }
    canvas.restoreGState()
    drawLegend(on: canvas)
  }

  /// Where a number covers least of what is read out: before or behind the first line, above or below, or around the
  /// corner where there is no such room.
  ///
  /// - Parameters:
  ///   - size: The number's size, in points.
  ///   - frame: What it is about.
  ///   - picture: What it must not leave.
  ///   - taken: What it should leave free.
  private static func place(
    for size: CGSize, beside frame: CGRect, in picture: CGRect, clearOf taken: [CGRect]
  ) -> CGRect {
    let gap: CGFloat = 1
    let y = min(frame.minY, max(frame.midY - size.height / 2, frame.minY - size.height / 2))
    let corners = [
      CGPoint(x: frame.minX - size.width - gap, y: y), CGPoint(x: frame.maxX + gap, y: y),
      CGPoint(x: frame.minX, y: frame.minY - size.height - gap), CGPoint(x: frame.minX, y: frame.maxY + gap),
    ]
    let beside = corners.map { CGRect(origin: $0, size: size) }
    if let free = beside.first(where: { place in
      picture.contains(place) && !taken.contains { $0.overlaps(place) }
    }) {
      return free
    }
    return CGRect(
      x: max(frame.minX - size.height / 2, picture.minX), y: max(frame.minY - size.height / 2, picture.minY),
      width: size.width, height: size.height)
  }

  private static func text(of number: Int) -> TextLayout {
    TextLayout(text: AttributedText("\(number)", font: badgeFont, color: .white))
  }

  private static func badgeSize(_ number: Int) -> CGSize {
    CGSize(width: max(badge.height, text(of: number).size.width + 8), height: badge.height)
  }

  private func outline(_ item: AccessibilityItem, dashed: Bool, on canvas: Canvas) {
    let path = item.path ?? UIBezierPath(rect: item.frame.insetBy(dx: 0.5, dy: 0.5))
    let color = item.role.mapColor
    path.lineWidth = 1
    if dashed {
      path.setLineDash([4, 3], phase: 0)
    } else {
      canvas.fill(path, paint: .color(color.withAlphaComponent(0.12)))
    }
    canvas.stroke(path, paint: .color(color))
  }

  private func drawBadge(
    _ number: Int, _ role: AccessibilityRole, at point: CGPoint, on canvas: Canvas
  ) {
    let text = Self.text(of: number)
    let rect = CGRect(origin: point, size: Self.badgeSize(number))
    let size = rect.size
    canvas.fill(roundedRect: rect, radii: CornerRadii(size.height / 2), paint: .color(role.mapColor))
    canvas.draw(
      text, at: CGPoint(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2))
  }

  private func drawLegend(on canvas: Canvas) {
    if legend.isEmpty { return }
    let paper = CGRect(
      x: 0, y: pictureSize.height, width: size.width, height: size.height - pictureSize.height)
    canvas.fill(paper, color: .white)
    var y = paper.minY + Self.margin
    for (index, entry) in legend.enumerated() {
      drawBadge(index + 1, elements[index].role, at: CGPoint(x: Self.margin, y: y), on: canvas)
      canvas.draw(entry, at: CGPoint(x: Self.badge.width + 2 * Self.margin, y: y))
      y += Self.height(of: entry)
    }
  }
}

extension AccessibilityRole {
  /// The colour of the role's regions; dark enough for white digits.
  fileprivate var mapColor: UIColor {
    switch self {
    case .heading: UIColor(red: 0.48, green: 0.25, blue: 0.71, alpha: 1)
    case .text, .element: UIColor(red: 0.64, green: 0.29, blue: 0.00, alpha: 1)
    case .image: UIColor(red: 0.12, green: 0.48, blue: 0.20, alpha: 1)
    case .screen, .group, .table, .list, .landmark, .scrollView, .tabBar:
      UIColor(red: 0.37, green: 0.39, blue: 0.41, alpha: 1)
    default: UIColor(red: 0.04, green: 0.34, blue: 0.82, alpha: 1)
    }
  }
}

extension UIView {
  /// Lays the view out and draws it with what is read out of it: numbered regions, and a legend below.
  ///
  /// - Parameters:
  ///   - format: What is written.
  ///   - options: How it is written; `outputOptions` unless given.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public final func renderAccessibility(
    as format: OutputFormat, options: OutputOptions? = nil
  ) throws(Diagnostic) -> Data {
    layoutIfNeeded()
    let map = AccessibilityMap(of: self, size: bounds.size)
    return try Renderer.render(size: map.size, format: format, options: options ?? outputOptions) { canvas in
      canvas.saveGState()
      canvas.clip(to: CGRect(origin: .zero, size: bounds.size))
      render(into: canvas)
      canvas.restoreGState()
      map.draw(on: canvas, at: CGPoint(x: -bounds.minX, y: -bounds.minY))
    }
  }
}
