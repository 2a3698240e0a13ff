import Foundation
import QuoinGraphics
import QuoinResources
import QuoinViews

extension UITextView {
  final func setUpEditing() {
    contentMode = .redraw
    alwaysBounceVertical = true
    // It may outlive the view.
    textContainer.didChange = { [weak self] in self?.contentDidChange() }
    connectEditor { view, _ in (view.layout(width: view.bounds.width), view.textOrigin) }
  }

  final func set(_ string: String) {
    setString(string)
    contentDidChange()
  }

  // MARK: Changes

  final func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    guard isEditable else { return false }
    let units = textEditor.content.units(range)
    return delegate?.textView(self, shouldChangeTextIn: units, replacementText: text) ?? true
  }

  final func textDidChange() {
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  final func selectionDidChange() {
    interaction?.caretDidMove()
    didChange(.look)
    if isSettingText { return }
    if isFirstResponder, isScrollEnabled, bounds.width > 0 {
      scrollRectToVisible(textEditor.caretRect(for: textEditor.selection.head), animated: false)
    }
    delegate?.textViewDidChangeSelection(self)
  }

  /// What is shown has changed, and with it how large it is.
  final func contentDidChange() {
    kept = nil
    didChange(.accessibility)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if window != nil { updateContentSize() }
  }

  final func updateContentSize() {
    guard bounds.width > 0 else { return }
    contentSize = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
  }

  // MARK: The text as it is set

  private var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// What lies beside the lines, in points.
  private var sideRoom: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The text in a view of a width.
  final func layout(width: CGFloat) -> TextLayout {
    let isRightToLeft = isRightToLeft
    if let kept, kept.width == width, kept.isRightToLeft == isRightToLeft { return kept.layout }
    // In mirrored surroundings the natural side is the right one.
    let alignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment
    let layout = TextLayout(
      text: shownText,
      paragraph: TextParagraph(alignment: alignment, lineBreakMode: textContainer.lineBreakMode),
      maximumWidth: max(width - sideRoom, 0), maximumNumberOfLines: textContainer.maximumNumberOfLines)
    kept = (width, isRightToLeft, layout)
    return layout
  }

  final func textSize(width: CGFloat) -> CGSize {
    let layout = layout(width: width)
    let grid = pixelGrid
    // Without text there is room for a line that is written in.
    let height = max(layout.size.height, textEditor.hasNoText ? storedFont.lineHeight : 0)
    let size = grid.ceil(CGSize(width: layout.size.width + sideRoom, height: height))
    return CGSize(
      width: min(size.width, width), height: size.height + textContainerInset.top + textContainerInset.bottom)
  }

  private var shownText: AttributedText {
    let string = textEditor.shownString
    let found = isEditable ? [] : DetectedLinks(in: string, types: dataDetectorTypes).links
    let own = isSecureTextEntry ? nil : styled.attributed
    guard own != nil || !found.isEmpty else {
      return AttributedText(string, font: storedFont, color: storedTextColor)
    }
    let text = ReleasingAttributedString(attributedString: own ?? ReleasingAttributedString(string: string))
    for link in found { text.addAttribute(.link, value: link.url, range: link.range) }
    var links = found.map(\.range)
    own?.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      if value != nil { links.append(range) }
    }
    for range in links {
      for (key, value) in linkTextAttributes ?? [:] { text.addAttribute(key, value: value, range: range) }
    }
    return AttributedText(text, font: storedFont, color: storedTextColor)
  }

  // MARK: Drawing

  final func drawText(on canvas: Canvas) {
    let selection = isFirstResponder ? interaction?.drawing(color: tintColor) : nil
    selection?.drawBehind(on: canvas)
    canvas.draw(layout(width: bounds.width), at: textOrigin)
    selection?.drawInFront(on: canvas)
  }

  final var linesField: FormField? {
    let origin = textOrigin
    let room = FormField.sideRoom
    let area = CGRect(
      x: origin.x - room, y: max(origin.y - room, bounds.minY), width: bounds.width - 2 * (origin.x - room),
      height: 0)
    let bottom = bounds.maxY - max(textContainerInset.bottom - room, 0)
    guard area.width > 0, bottom > area.minY else { return nil }
    let rect = CGRect(x: area.minX, y: area.minY, width: area.width, height: bottom - area.minY)
    var field = FormField(isSecureTextEntry ? .secret : .lines(textEditor.string), in: rect) {
      [unowned self] canvas, _ in drawText(on: canvas)
    }
    (field.font, field.textColor) = (storedFont, storedTextColor)
    field.textAlignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment
    field.hasSurroundings = true
    return field
  }

  // MARK: Links

  /// Tells the delegate of the link at a point, while the text is not written in.
  final func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable else { return false }
    let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    let layout = layout(width: bounds.width)
    guard let link = layout.links.first(where: { $0.rect.contains(place) }), let url = URL(string: link.url)
    else {
      return false
    }
    let character = layout.characterRange(at: place) ?? 0..<0
    let range = linkRange(link.url, around: textEditor.content.units(character))
    _ = delegate?.textView(
      self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    return true
  }

  private func linkRange(_ url: String, around character: NSRange) -> NSRange {
    var found = character
    if let own = styled.attributed, own.length > 0 {
      own.enumerateAttribute(.link, in: NSRange(location: 0, length: own.length)) { value, range, stop in
        guard value != nil, NSLocationInRange(character.location, range) else { return }
        found = range
        stop.pointee = true
      }
    }
    let detected = DetectedLinks(in: textEditor.string, types: dataDetectorTypes).links
    return detected.first { NSLocationInRange(character.location, $0.range) }?.range ?? found
  }
}

extension TextEditor {
  fileprivate var hasNoText: Bool { content.count == 0 }
}
