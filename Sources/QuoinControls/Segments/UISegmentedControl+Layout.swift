import Foundation
import QuoinGraphics
import QuoinResources

/// What slides to the segment that is chosen.
final class SegmentThumb: UIView {
  var color: UIColor? { didSet { didChange(.look) } }

  private static let usual = UIColor(
    light: CGColor(gray: 1, alpha: 1), dark: CGColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1))

  override var drawsContent: Bool { true }
  override var drawingExtent: CGRect { bounds.insetBy(dx: -12, dy: -12) }
  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let shape = UIBezierPath(roundedRect: rect, cornerRadius: 7)
    canvas.shadow(of: shape, color: .black, opacity: 0.12, offset: CGSize(width: 0, height: 3), radius: 4)
    canvas.shadow(of: shape, color: .black, opacity: 0.04, offset: CGSize(width: 0, height: 3), radius: 0.5)
    canvas.fill(shape, paint: .color(color ?? Self.usual))
  }
}

extension UISegmentedControl {
  private static var padding: CGFloat { 12 }
  private static var inset: CGFloat { 2 }
  /// How much smaller the thumb is under a finger.
  private static var pressedScale: CGFloat { 0.95 }

  private func state(of index: Int) -> State {
    var state: State = []
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == selectedSegmentIndex { state.insert(.selected) }
    if index == pressedIndex { state.insert(.highlighted) }
    return state
  }

  private func attributes(in state: State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    let size = UIFont.TextStyle.footnote.pointSize(
      at: min(traitCollection.preferredContentSizeCategory, .extraExtraLarge))
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: isSelected ? .semibold : .medium),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
    ]
    for (key, value) in titleAttributes[.normal] ?? [:] { result[key] = value }
    for part in [State.selected, .highlighted, .disabled] where state.contains(part) {
      for (key, value) in titleAttributes[part] ?? [:] { result[key] = value }
    }
    return result
  }

  final func showSegments() {
    for (index, part) in segments.enumerated() {
      let state = state(of: index)
      part.label.isHidden = part.image != nil
      part.imageView.isHidden = part.image == nil
      let text = ReleasingAttributedString(string: part.title ?? "", attributes: attributes(in: state))
      if part.label.ownAttributedText?.isEqual(text) != true { part.label.attributedText = text }
      let image =
        part.image?.renderingMode == .automatic ? part.image?.withRenderingMode(.alwaysTemplate) : part.image
      if part.imageView.image != image { part.imageView.image = image }
      part.imageView.tintColor = state.contains(.disabled) ? .tertiaryLabel : .label
      // As a finger dims what is not chosen.
      let alpha: CGFloat = state.contains(.highlighted) && !state.contains(.selected) ? 0.3 : 1
      (part.label.alpha, part.imageView.alpha) = (alpha, alpha)
    }
    thumb.color = selectedSegmentTintColor
    thumb.isHidden = selectedSegmentIndex < 0 || isMomentary || !backgroundImages.isEmpty
    thumb.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Measuring

  private func ownWidth(_ part: SegmentPart) -> CGFloat {
    part.width > 0 ? part.width : part.contentWidth + 2 * Self.padding
  }

  final var fittingWidth: CGFloat {
    let free = segments.filter { $0.width <= 0 }
    if apportionsSegmentWidthsByContent { return segments.reduce(0) { $0 + ownWidth($1) }.rounded(.up) }
    let widest = (free.map(ownWidth).max() ?? 0).rounded(.up)
    return segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
  }

  final var fittingHeight: CGFloat {
    let contents = segments.map { part in
      part.image?.size.height
        ?? part.label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height
    }
    return ((contents.max() ?? 0) + 12).rounded(.up)
  }

  /// The rectangles of the segments, from the first to the last.
  final var segmentRects: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width <= 0 }
    let room = max(bounds.width - fixed, 0)
    let wanted = free.reduce(0) { $0 + ownWidth($1) }
    var x: CGFloat = 0
    return segments.map { part in
      var width = part.width
      if width <= 0 {
        width =
          apportionsSegmentWidthsByContent && wanted > 0
          ? room * ownWidth(part) / wanted : room / CGFloat(max(free.count, 1))
      }
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
        .mirrored(in: bounds.width, if: isRightToLeft)
    }
  }

  final func index(at point: CGPoint) -> Int? {
    guard !segments.isEmpty else { return nil }
    let rects = segmentRects
    if let hit = rects.firstIndex(where: { point.x >= $0.minX && point.x < $0.maxX }) { return hit }
    return (point.x < bounds.midX) != isRightToLeft ? 0 : rects.count - 1
  }

  // MARK: Placing

  private func offset(of index: Int) -> CGSize {
    let kind: Segment =
      segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    let adjustment = contentPositionAdjustment(forSegmentType: kind, barMetrics: .default)
    let own = segments[index].offset
    return CGSize(width: own.width + adjustment.horizontal, height: own.height + adjustment.vertical)
  }

  final func placeSegments() {
    for (index, rect) in segmentRects.enumerated() {
      let part = segments[index]
      let offset = offset(of: index)
      let area = rect.insetBy(dx: min(4, rect.width / 2), dy: 0).offsetBy(dx: offset.width, dy: offset.height)
      (part.label.frame, part.imageView.frame) = (area, area)
      part.element.accessibilityFrameInContainerSpace = rect
    }
  }

  final func layoutThumb(animated: Bool) {
    guard segments.indices.contains(selectedSegmentIndex) else { return }
    var rect = segmentRects[selectedSegmentIndex].insetBy(dx: Self.inset, dy: Self.inset)
    if pressedIndex == selectedSegmentIndex {
      let shrink = 1 - Self.pressedScale
      rect = rect.insetBy(dx: rect.width * shrink / 2, dy: rect.height * shrink / 2)
    }
    guard rect != thumb.frame, rect.width > 0, rect.height > 0 else { return }
    if animated, window != nil {
      UIView.animate(withDuration: 0.25, options: [.allowUserInteraction, .beginFromCurrentState]) {
        thumb.frame = rect
      }
    } else {
      thumb.frame = rect
    }
  }

  // MARK: Drawing

  final func drawBackground(on canvas: Canvas, in rect: CGRect) {
    let rects = segmentRects
    if backgroundImages.isEmpty {
      canvas.fill(roundedRect: rect, radii: CornerRadii(9), paint: .color(.tertiarySystemFill))
    } else {
      for index in segments.indices {
        guard let image = backgroundImage(for: state(of: index), barMetrics: .default) else { continue }
        canvas.draw(image, in: rects[index], tint: tintColor)
      }
    }
    for index in segments.indices.dropLast() {
      let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
      let x = rects[left].maxX
      if let image = dividerImage(
        forLeftSegmentState: state(of: left), rightSegmentState: state(of: right), barMetrics: .default)
      {
        canvas.draw(
          image, in: CGRect(x: x - image.size.width / 2, y: 0, width: image.size.width, height: rect.height),
          tint: tintColor)
      } else if backgroundImages.isEmpty, isMomentary || ![left, right].contains(selectedSegmentIndex) {
        canvas.fill(
          CGRect(x: x - 0.5, y: rect.midY - 8, width: 1, height: 16), color: .separator)
      }
    }
  }

  // MARK: Accessibility

  final var segmentElements: [Any] {
    segments.enumerated().map { index, part in
      let element = part.element
      element.accessibilityLabel = part.title ?? part.action?.title
      element.accessibilityValue = "\(index + 1) of \(segments.count)"
      var traits: UIAccessibilityTraits = .button
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !part.isEnabled { traits.insert(.notEnabled) }
      element.accessibilityTraits = traits
      element.activated = { [weak self, weak part] in
        guard let self, let part, self.isEnabled, part.isEnabled,
          let place = self.segments.firstIndex(where: { $0 === part })
        else { return false }
        self.choose(place)
        return true
      }
      return element
    }
  }
}
