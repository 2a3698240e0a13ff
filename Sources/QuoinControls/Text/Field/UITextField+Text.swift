import Foundation
import QuoinGraphics
import QuoinResources
import QuoinViews

extension UITextField {
  /// The text as it is shown: with its attributes, or bullets.
  final var shownText: AttributedText { text(textEditor.shownString, scaledBy: 1) }

  private func text(_ string: String, scaledBy factor: CGFloat) -> AttributedText {
    let font = factor == 1 ? storedFont : storedFont.withSize(storedFont.pointSize * factor)
    let color =
      isEnabled ? storedTextColor : storedTextColor.withAlphaComponent(storedTextColor.cgColor.alpha * 0.4)
    if !isSecureTextEntry, let own = styled.attributed, own.string == string {
      return AttributedText(factor == 1 ? own : own.scaled(by: factor), font: font, color: color)
    }
    guard !extraAttributes.isEmpty else { return AttributedText(string, font: font, color: color) }
    var attributes = extraAttributes
    (attributes[.font], attributes[.foregroundColor]) = (font, color)
    return AttributedText(
      ReleasingAttributedString(string: string, attributes: attributes), font: font, color: color)
  }

  final var placeholderText: AttributedText {
    if let own = ownPlaceholder { return AttributedText(own, font: storedFont, color: .placeholderText) }
    return AttributedText(placeholder ?? "", font: storedFont, color: .placeholderText)
  }

  // MARK: Where it stands

  /// Sets the text as it is shown while it is written in: on one line, which may be moved to the left.
  final func arrange(_ string: String) -> (layout: TextLayout, origin: CGPoint) {
    let rect = shownRect
    var layout = TextLayout(text: text(string, scaledBy: 1), maximumNumberOfLines: 1)
    if adjustsFontSizeToFitWidth, layout.size.width > rect.width, rect.width > 0 {
      let least = storedFont.pointSize > 0 ? min(minimumFontSize / storedFont.pointSize, 1) : 1
      var factor = max(rect.width / layout.size.width, max(least, 0.01))
      for _ in 0..<4 {
        layout = TextLayout(text: text(string, scaledBy: factor), maximumNumberOfLines: 1)
        if layout.size.width <= rect.width || factor <= least { break }
        factor = max(factor * 0.98, least)
      }
    }
    // An empty text has a line for the caret.
    let height = string.isEmpty ? storedFont.lineHeight : layout.size.height
    let y = rect.minY + verticalPlace(of: height, in: rect.height)
    return (
      layout, CGPoint(x: rect.minX + horizontalPlace(of: layout.size.width, in: rect.width) - scrolled, y: y)
    )
  }

  /// How far text of a width stands from the left of its room, in points.
  private func horizontalPlace(of width: CGFloat, in room: CGFloat) -> CGFloat {
    if width >= room { return 0 }
    switch textAlignment {
    case .left, .justified: return 0
    case .center: return pixelGrid.round((room - width) / 2)
    case .right: return room - width
    case .natural: return isRightToLeft ? room - width : 0
    }
  }

  /// Moves the text so that the caret is seen while it is written in.
  final func scrollToCaret() {
    guard isEditing, bounds.width > 0 else { return }
    let rect = shownRect
    let (layout, _) = textEditor.arranged
    guard layout.size.width > rect.width else {
      scrolled = 0
      return
    }
    let caret = textEditor.caretRect(for: textEditor.selection.head)
    if caret.maxX > rect.maxX { scrolled += caret.maxX - rect.maxX }
    if caret.minX < rect.minX { scrolled -= rect.minX - caret.minX }
    // What was taken away at the end leaves no room there.
    scrolled = min(max(scrolled, 0), max(layout.size.width + caret.width - rect.width, 0))
  }

  // MARK: Drawing

  final func drawField(on canvas: Canvas) {
    drawBorder(on: canvas, in: borderRect(forBounds: bounds))
    if !canvas.takesFields || formField == nil { drawValue(on: canvas) }
  }

  /// A line to be written in, or a password; the text stands as far from its sides as readers put it.
  final var lineField: FormField? {
    let rect = shownRect
    guard rect.width > 0, rect.height > 0 else { return nil }
    let area = CGRect(
      x: rect.minX - FormField.sideRoom, y: bounds.minY, width: rect.width + 2 * FormField.sideRoom,
      height: bounds.height)
    var field = FormField(isSecureTextEntry ? .secret : .line(textEditor.string), in: area) {
      [unowned self] canvas, _ in drawValue(on: canvas)
    }
    field.isReadOnly = !isEnabled
    (field.font, field.textColor) = (storedFont, storedTextColor)
    field.textAlignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment
    field.hasSurroundings = true
    return field
  }

  private func drawValue(on canvas: Canvas) {
    let rect = shownRect
    guard rect.width > 0, rect.height > 0 else { return }
    canvas.saveGState()
    canvas.clip(to: CGRect(x: rect.minX - 1, y: bounds.minY, width: rect.width + 2, height: bounds.height))
    if hasText {
      drawText(on: canvas, in: rect)
    } else {
      let room = placeholderRect(forBounds: bounds)
      if placeholder?.isEmpty == false { drawPlaceholder(on: canvas, in: room) }
      if isEditing { interaction?.drawing(color: tintColor).drawInFront(on: canvas) }
    }
    canvas.restoreGState()
  }

  final func drawOwnText(on canvas: Canvas, in rect: CGRect) {
    guard isEditing else {
      let (natural, origin) = textEditor.arranged
      guard natural.size.width > rect.width else { return canvas.draw(natural, at: origin) }
      let cut = TextLayout(
        text: shownText, paragraph: TextParagraph(lineBreakMode: .byTruncatingTail), maximumWidth: rect.width,
        maximumNumberOfLines: 1)
      return canvas.draw(cut, at: CGPoint(x: rect.minX, y: origin.y))
    }
    let selection = interaction?.drawing(color: tintColor)
    selection?.drawBehind(on: canvas)
    let (layout, origin) = textEditor.arranged
    canvas.draw(layout, at: origin)
    selection?.drawInFront(on: canvas)
  }

  final func drawOwnPlaceholder(on canvas: Canvas, in rect: CGRect) {
    let layout = TextLayout(
      text: placeholderText, paragraph: TextParagraph(lineBreakMode: .byTruncatingTail),
      maximumWidth: rect.width,
      maximumNumberOfLines: 1)
    canvas.draw(
      layout,
      at: CGPoint(
        x: rect.minX + horizontalPlace(of: layout.size.width, in: rect.width),
        y: rect.minY + verticalPlace(of: layout.size.height, in: rect.height)))
  }

  private func drawBorder(on canvas: Canvas, in rect: CGRect) {
    let image = isEnabled ? background : disabledBackground ?? background
    if borderStyle != .roundedRect, let image { canvas.draw(image, in: rect, tint: tintColor) }
    let pixel = 1 / max(displayScale, 1)
    switch borderStyle {
    case .none: break
    case .line:
      let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
      canvas.stroke(path, paint: .color(.label))
    case .bezel:
      let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
      canvas.stroke(path, paint: .color(.systemGray3))
    case .roundedRect:
      // UIKit's rounded field: a hair line of a fifth of grey around its own ground.
      canvas.fill(
        roundedRect: rect, radii: CornerRadii(5),
        paint: .color(isEnabled ? .tertiarySystemBackground : .secondarySystemBackground))
      let path = UIBezierPath(
        roundedRect: rect.insetBy(dx: pixel / 2, dy: pixel / 2), cornerRadius: 5 - pixel / 2)
      path.lineWidth = pixel
      canvas.stroke(path, paint: .color(.systemGray4))
    }
  }
}

nonisolated extension NSAttributedString {
  /// The text with its fonts made larger or smaller.
  func scaled(by factor: CGFloat) -> NSAttributedString {
    let scaled = ReleasingAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      scaled.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return scaled
  }
}
