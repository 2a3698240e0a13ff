import Foundation
import QuoinGraphics

/// What lies behind cells and heads of lists.
nonisolated extension UIBackgroundConfiguration {
  private init(filledWith color: UIColor) {
    self.init()
    backgroundColor = color
  }

  /// That of a cell in a plain list.
  public static func listCell() -> Self { Self(filledWith: .systemBackground) }
  /// That of a cell in a plain list.
  public static func listPlainCell() -> Self { listCell() }
  /// That of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self(filledWith: .secondarySystemGroupedBackground) }
  /// That of a head in a plain list.
  public static func listHeader() -> Self { clear() }
  /// That of a foot in a plain list.
  public static func listFooter() -> Self { clear() }
  /// That of a head or foot in a plain list.
  public static func listPlainHeaderFooter() -> Self { clear() }
  /// That of a head or foot in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { clear() }
  /// That of a cell in a side bar.
  public static func listSidebarCell() -> Self {
    var configuration = clear()
    configuration.cornerRadius = 10
    return configuration
  }
  /// That of a head in a side bar.
  public static func listSidebarHeader() -> Self { clear() }

  /// The background in a state of the cell: those of lists are grey while the cell is selected or highlighted.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted,
      let backgroundColor,
      backgroundColor == .systemBackground || backgroundColor == .secondarySystemGroupedBackground
    else { return self }
    var result = self
    result.backgroundColor = .systemGray4
    return result
  }

  /// Draws the background into the bounds of a view.
  func draw(on canvas: Canvas, in bounds: CGRect, rightToLeft: Bool, tint: UIColor) {
    let insets = backgroundInsets.edgeInsets(for: rightToLeft ? .rightToLeft : .leftToRight)
    let rect = bounds.inset(by: insets)
    if rect.isEmpty { return }
    let color = resolvedBackgroundColor(for: tint)
    if cornerRadius > 0 {
      canvas.fill(UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius), paint: .color(color))
    } else {
      canvas.fill(rect, color: color)
    }
    if let image { canvas.draw(image, in: imageContentMode.rect(for: image.size, in: rect), tint: tint) }
    if strokeWidth > 0 {
      let path = UIBezierPath(
        roundedRect: rect.insetBy(dx: strokeWidth / 2 - strokeOutset, dy: strokeWidth / 2 - strokeOutset),
        cornerRadius: cornerRadius)
      path.lineWidth = strokeWidth
      canvas.stroke(path, paint: .color(resolvedStrokeColor(for: tint)))
    }
  }
}
