import Foundation
import QuoinGraphics

extension UIStepper {
  // MARK: Pictures by state

  /// Sets the picture of the half that goes up in a state.
  public final func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[own: state] = image
    didChange(.look)
  }
  /// Sets the picture of the half that goes down in a state.
  public final func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[own: state] = image
    didChange(.look)
  }
  /// Sets the picture behind both in a state.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[own: state] = image
    didChange(.look)
  }
  /// Sets the picture between both for their states.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
  ) {
    dividerImages[SegmentDivider(left: left, right: right)] = image
    didChange(.look)
  }
  /// The picture of the half that goes up in a state.
  public final func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
  /// The picture of the half that goes down in a state.
  public final func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
  /// The picture behind both in a state.
  public final func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// The picture between both for their states.
  public final func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage?
  {
    dividerImages[SegmentDivider(left: left, right: right)]
      ?? dividerImages[SegmentDivider(left: [], right: [])]
  }

  private func state(of side: Int) -> State {
    canStep(side) ? (pressedSide == side ? .highlighted : .normal) : .disabled
  }

  final func drawHalves(on canvas: Canvas, in rect: CGRect) {
    let half = rect.width / 2
    let sides = isRightToLeft ? [1, -1] : [-1, 1]
    if let image = backgroundImages[isEnabled ? .normal : .disabled] {
      canvas.draw(image, in: rect, tint: tintColor)
    } else {
      canvas.fill(roundedRect: rect, radii: CornerRadii(8), paint: .color(.tertiarySystemFill))
    }
    for (index, side) in sides.enumerated() {
      let area = CGRect(x: rect.minX + CGFloat(index) * half, y: rect.minY, width: half, height: rect.height)
      let state = state(of: side)
      if state == .highlighted, backgroundImages.isEmpty {
        let radii = CornerRadii(
          8, corners: index == 0 ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight])
        canvas.fill(roundedRect: area, radii: radii, paint: .color(.systemFill))
      }
      drawSign(side, state, in: area, on: canvas)
    }
    if let image = dividerImage(
      forLeftSegmentState: state(of: sides[0]), rightSegmentState: state(of: sides[1]))
    {
      canvas.draw(
        image,
        in: CGRect(
          x: rect.midX - image.size.width / 2, y: rect.minY, width: image.size.width, height: rect.height),
        tint: tintColor)
    } else {
      canvas.fill(CGRect(x: rect.midX - 0.5, y: rect.midY - 9, width: 1, height: 18), color: .separator)
    }
  }

  private func drawSign(_ side: Int, _ state: State, in area: CGRect, on canvas: Canvas) {
    let ink: UIColor = state == .disabled ? .tertiaryLabel : .label
    if let image = side > 0 ? incrementImages[state] : decrementImages[state] {
      canvas.draw(image, in: UIView.ContentMode.center.rect(for: image.size, in: area), tint: ink)
      return
    }
    canvas.draw(
      symbol: side > 0 ? "plus" : "minus", pointSize: 16, weight: .medium,
      at: CGPoint(x: area.midX, y: area.midY), color: ink)
  }
}
