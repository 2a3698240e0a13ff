import Foundation
import QuoinGraphics

/// Colours in rows of brightness and columns of hue, of which a finger chooses one; how opaque it is stands on a line
/// below.
final class ColorGrid: UIControl {
  private let selected: UIColor?
  private let chosen: (_ color: UIColor, _ isLast: Bool) -> Void
  private let opacity: ColorOpacitySlider?
  private var pressed: (row: Int, column: Int)?

  private static let columns = 12
  private static let rows = 10
  private static let cell: CGFloat = 26
  private static let padding: CGFloat = 12
  private static let sliderHeight: CGFloat = 31

  /// - Parameters:
  ///   - selected: The colour that is marked.
  ///   - supportsAlpha: Whether the opacity can be chosen.
  ///   - chosen: Told of a colour, and whether the choice is over with it.
  init(
    selected: UIColor?, supportsAlpha: Bool, chosen: @escaping (_ color: UIColor, _ isLast: Bool) -> Void
  ) {
    self.selected = selected?.withAlphaComponent(1)
    self.chosen = chosen
    opacity = supportsAlpha ? ColorOpacitySlider(frame: .zero) : nil
    let size = CGSize(
      width: Self.cell * CGFloat(Self.columns) + 2 * Self.padding,
      height: Self.cell * CGFloat(Self.rows) + 2 * Self.padding)
    super.init(frame: CGRect(origin: .zero, size: size))
    layer.cornerRadius = 13
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    backgroundColor = MenuPlatter.background
    guard let opacity else { return }
    opacity.frame = CGRect(
      x: Self.padding, y: size.height, width: size.width - 2 * Self.padding, height: Self.sliderHeight)
    frame.size.height += Self.sliderHeight + Self.padding
    if let selected {
      opacity.color = selected
      opacity.value = Float(selected.cgColor.alpha)
    }
    opacity.addAction(
      UIAction { [unowned self] _ in self.chosen(withOpacity(opacity.color), false) }, for: .valueChanged)
    addSubview(opacity)
  }

  required init?(coder: NSCoder) {
    (selected, opacity, chosen) = (nil, nil, { _, _ in })
    super.init(coder: coder)
  }

  private func withOpacity(_ color: UIColor) -> UIColor {
    opacity.map { color.withAlphaComponent(CGFloat($0.value)) } ?? color
  }

  /// Greys in the first row, then hues from dark to light.
  static func color(_ row: Int, _ column: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    // From blue on, as in Apple's grid.
    let hue = (0.53 + CGFloat(column) / CGFloat(columns)).truncatingRemainder(dividingBy: 1)
    let level = CGFloat(row - 1) / CGFloat(rows - 2)
    let (brightness, saturation) = level < 0.5 ? (0.3 + level * 1.4, 1) : (1, 1 - (level - 0.5) * 1.7)
    return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
  }

  func place(beside source: CGRect, in room: CGRect) {
    var frame = frame
    frame.origin.x = min(
      max(source.midX - frame.width / 2, room.minX + 8), max(room.maxX - frame.width - 8, room.minX))
    let isBelow = source.maxY + 8 + frame.height <= room.maxY || source.minY - 8 - frame.height < room.minY
    frame.origin.y = isBelow ? source.maxY + 8 : source.minY - 8 - frame.height
    self.frame = frame
  }

  private func rect(_ row: Int, _ column: Int) -> CGRect {
    CGRect(
      x: Self.padding + CGFloat(column) * Self.cell, y: Self.padding + CGFloat(row) * Self.cell,
      width: Self.cell,
      height: Self.cell)
  }

  override var drawsContent: Bool { true }
  override func draw(_ canvas: Canvas, in rect: CGRect) {
    var marked: CGRect?
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let color = Self.color(row, column)
        canvas.fill(self.rect(row, column), color: color)
        if let pressed {
          if pressed == (row, column) { marked = self.rect(row, column) }
        } else if color == selected {
          marked = self.rect(row, column)
        }
      }
    }
    guard let marked else { return }
    let frame = UIBezierPath(roundedRect: marked, cornerRadius: 3)
    frame.lineWidth = 3
    canvas.stroke(frame, paint: .color(.white))
  }

  private func follow(_ touch: UITouch) {
    let place = touch.location(in: self)
    let column = Int(((place.x - Self.padding) / Self.cell).rounded(.down))
    let row = Int(((place.y - Self.padding) / Self.cell).rounded(.down))
    pressed = (min(max(row, 0), Self.rows - 1), min(max(column, 0), Self.columns - 1))
    didChange(.look)
  }

  override var isTriggeredByTouchUp: Bool { false }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let pressed else { return }
    chosen(withOpacity(Self.color(pressed.row, pressed.column)), true)
  }
}
