import Foundation
import QuoinGraphics
import QuoinResources

/// A label's text as it is set: made when asked for, kept until something changes.
struct LabelContent {
  /// The limits that a text was set within.
  struct Limits: Equatable {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var isRightToLeft: Bool
  }

  private struct Kept {
    var limits: Limits
    var layout: TextLayout
  }

  var font: UIFont = LabelContent.defaultFont
  var textColor: UIColor = .label
  /// What few labels say beyond UIKit's; nothing for most.
  var typesetting: TypesettingBox?
  var text: AttributedText?
  /// The views of attachments that are subviews at the moment.
  var attachedViews: [UIView] = []
  private var first: Kept?
  private var second: Kept?

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  mutating func forgetText() {
    text = nil
    forgetLayouts()
  }

  mutating func forgetLayouts() {
    first = nil
    second = nil
  }

  // In place: the call would be made with a copy of all of the content.
  @inline(__always)
  func layout(for limits: Limits) -> TextLayout? {
    // Without copies of what is kept, which would count its references.
    if first?.limits == limits { return first?.layout }
    if second?.limits == limits { return second?.layout }
    // A line is measured without a limit, and drawn in a room in which it mostly fits.
    guard let first, first.layout.keepsLeft, limits.width >= first.layout.size.width else { return nil }
    var wider = limits
    wider.width = first.limits.width
    return first.limits == wider ? first.layout : nil
  }

  /// The text within whatever limits, so that it need not be shaped for others.
  var anyLayout: TextLayout? { first?.layout }

  mutating func keep(_ layout: TextLayout, for limits: Limits) {
    second = first
    first = Kept(limits: limits, layout: layout)
  }
}

extension UILabel {
  /// The text as a value, its colour included.
  private var attributedValue: AttributedText {
    if let text = content.text { return text }
    let text = makeText()
    content.text = text
    return text
  }

  private func makeText() -> AttributedText {
    setText(ownAttributedText, plainText, font: content.font, color: currentTextColor)
  }

  /// A text of the label's as it is set, of which there are attributes or characters alone.
  private func setText(
    _ attributed: NSAttributedString?, _ plain: String?, font: UIFont, color: UIColor
  ) -> AttributedText {
    let typesetting = content.typesetting?.value
    if typesetting == nil, attributed == nil {
      return AttributedText(plain ?? "", font: font, color: color)
    }
    return (typesetting ?? Typesetting()).text(
      attributed, plain, font: font, color: color, in: traitCollection.language)
  }

  /// The font of the text that says no other, with the features that the label sets.
  package final var settingFont: UIFont {
    guard let features = content.typesetting?.value.fontFeatures else { return content.font }
    return content.font.withFeatures(features)
  }

  /// What the label measures, as values for any thread; asking keeps nothing in the label.
  package final var measuredContent: (text: AttributedText, paragraph: TextParagraph) {
    (content.text ?? makeText(), paragraph(isRightToLeft: isRightToLeft))
  }

  private var currentTextColor: UIColor {
    if !isEnabled { return content.textColor.withAlphaComponent(content.textColor.cgColor.alpha * 0.4) }
    return isHighlighted ? highlightedTextColor ?? content.textColor : content.textColor
  }

  private func paragraph(isRightToLeft: Bool) -> TextParagraph {
    // In mirrored surroundings the natural side is the right one; elsewhere the text's own direction decides.
    let alignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment
    let paragraph = TextParagraph(alignment: alignment, lineBreakMode: lineBreakMode)
    return content.typesetting?.value.paragraph(paragraph) ?? paragraph
  }

  /// The text set within limits.
  final func layout(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> TextLayout {
    let limits = LabelContent.Limits(
      width: width, height: height, lines: lines, isRightToLeft: isRightToLeft)
    if let known = content.layout(for: limits) { return known }
    let layout = TextLayout(
      text: attributedValue, paragraph: paragraph(isRightToLeft: limits.isRightToLeft), maximumWidth: width,
      maximumHeight: height, maximumNumberOfLines: lines, otherwise: content.anyLayout)
    if !BudgetMeter.isCurrentUsedUp { content.keep(layout, for: limits) }
    return layout
  }

  /// The text's rectangle within bounds, at their top left.
  final func ownTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    var layout = layout(width: bounds.width, lines: lines)
    // Measuring and drawing share the unlimited layout here, too.
    if layout.size.height > bounds.height, layout.lines.count > 1 {
      layout = self.layout(width: bounds.width, height: bounds.height, lines: lines)
    }
    let size = pixelGrid.ceil(layout.size)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Where the text is drawn in the middle of: the bounds, unless a class has another rectangle for it.
  final func textRoom(in bounds: CGRect) -> CGRect {
    if type(of: self) == UILabel.self { return bounds }
    if let label = self as? any TextRoomLabel { return label.roomForText(in: bounds) }
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    return rect == ownTextRect(in: bounds, lines: numberOfLines) ? bounds : rect
  }

  /// The text as it is drawn in a rectangle, and the place of its top left.
  ///
  /// - Parameters:
  ///   - rect: The room, in points.
  ///   - color: One colour for all of the text, instead of its own.
  final func placedLayout(in rect: CGRect, color: UIColor? = nil) -> (layout: TextLayout, origin: CGPoint) {
    let grid = pixelGrid
    func middle(_ height: CGFloat) -> CGFloat { grid.round(rect.minY + (rect.height - height) / 2) }

    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let natural = layout(width: .infinity, lines: 1)
      if natural.size.width > rect.width, rect.width > 0 {
        let shrunk = shrunkLayout(from: natural, to: rect.width, color: color)
        switch baselineAdjustment {
        case .alignCenters: return (shrunk, CGPoint(x: rect.minX, y: middle(shrunk.size.height)))
        case .none: return (shrunk, CGPoint(x: rect.minX, y: middle(natural.size.height)))
        case .alignBaselines:
          let y = middle(natural.size.height) + natural.firstBaseline - shrunk.firstBaseline
          return (shrunk, CGPoint(x: rect.minX, y: y))
        }
      }
    }
    if adjustsFontSizeToFitWidth, numberOfLines > 1, rect.width > 0,
      let shrunk = shrunkLines(in: rect.size, color: color)
    {
      return (shrunk, CGPoint(x: rect.minX, y: middle(shrunk.size.height)))
    }
    var (width, height) = (rect.width, CGFloat.infinity)
    var layout = layout(width: width, lines: numberOfLines)
    // Measuring and drawing share the unlimited layout; only text that is too high is set again.
    if layout.size.height > rect.height + 0.5, layout.lines.count > 1 {
      // It was measured for a width that edges on the grid of pixels have made less by a part of one.
      width = rect.width + grid.pixel
      let measured = self.layout(width: width, lines: numberOfLines)
      if measured.size.height <= rect.height + 0.5, !measured.isTruncated || numberOfLines > 0 {
        layout = measured
      } else {
        (width, height) = (rect.width, rect.height)
        layout = self.layout(width: width, height: height, lines: numberOfLines)
      }
    }
    if let color {
      layout = TextLayout(
        text: text(scaledBy: 1, color: color), paragraph: paragraph(isRightToLeft: isRightToLeft),
        maximumWidth: width, maximumHeight: height, maximumNumberOfLines: numberOfLines)
    }
    return (layout, CGPoint(x: rect.minX, y: middle(layout.size.height)))
  }

  private func shrunkLayout(from natural: TextLayout, to width: CGFloat, color: UIColor?) -> TextLayout {
    let least = max(minimumScaleFactor, 0.01)
    var factor = max(width / natural.size.width, least)
    let paragraph = paragraph(isRightToLeft: isRightToLeft)
    // Widths do not shrink quite in proportion where fonts have optical sizes: a few steps more settle it.
    for _ in 0..<8 {
      let layout = TextLayout(
        text: text(scaledBy: factor, color: color), paragraph: paragraph, maximumWidth: .infinity,
        maximumNumberOfLines: 1)
      if layout.size.width <= width || factor <= least || BudgetMeter.isCurrentUsedUp { break }
      factor = max(factor * min(0.995, width / layout.size.width), least)
    }
    return TextLayout(
      text: text(scaledBy: factor, color: color), paragraph: paragraph, maximumWidth: width,
      maximumNumberOfLines: 1)
  }

  /// Text of several lines made as much smaller as its room asks for; nothing where it fits as it is.
  private func shrunkLines(in size: CGSize, color: UIColor?) -> TextLayout? {
    let paragraph = paragraph(isRightToLeft: isRightToLeft)
    func fits(_ layout: TextLayout) -> Bool {
      !layout.isTruncated && layout.size.height <= size.height + 0.5
        && layout.widestWord <= size.width + pixelGrid.pixel
    }
    func layout(scaledBy factor: CGFloat) -> TextLayout {
      TextLayout(
        text: text(scaledBy: factor, color: color), paragraph: paragraph, maximumWidth: size.width,
        maximumHeight: max(size.height, 0), maximumNumberOfLines: numberOfLines)
    }
    if fits(self.layout(width: size.width, lines: numberOfLines)) { return nil }
    let least = max(minimumScaleFactor, 0.01)
    var (low, high) = (least, max(least, 1))
    var best = layout(scaledBy: low)
    // To a two hundredth of the size, which nobody sees.
    while high - low > 0.005, !BudgetMeter.isCurrentUsedUp {
      let middle = (low + high) / 2
      let smaller = layout(scaledBy: middle)
      if fits(smaller) { (low, best) = (middle, smaller) } else { high = middle }
    }
    return best
  }

  /// What it takes to give a run another font, in units of work.
  private static let workOfRun = 1000

  /// The text with its fonts made larger or smaller, in one colour if there is one.
  private func text(scaledBy factor: CGFloat, color: UIColor?) -> AttributedText {
    let font = content.font.withSize(content.font.pointSize * factor)
    guard let attributed = ownAttributedText else {
      return setText(nil, plainText, font: font, color: color ?? currentTextColor)
    }
    let scaled = ReleasingAttributedString(attributedString: attributed)
    let everything = NSRange(location: 0, length: attributed.length)
    let meter = BudgetMeter.current
    attributed.enumerateAttribute(.font, in: everything) { value, range, stop in
      if meter?.allows(Self.workOfRun) == false { stop.pointee = true }
      guard let font = value as? UIFont else { return }
      scaled.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    if let color {
      // Lines under and through the text are in its colour; what lies behind it casts no shadow, which leads nowhere.
      for key in [NSAttributedString.Key.underlineColor, .strikethroughColor, .backgroundColor, .link] {
        scaled.removeAttribute(key, range: everything)
      }
      scaled.addAttribute(.foregroundColor, value: color, range: everything)
    }
    return setText(scaled, nil, font: font, color: color ?? currentTextColor)
  }

  /// Draws the text, its shadow beneath.
  final func drawLines(on canvas: Canvas, in rect: CGRect) {
    if !drawsContent { return }
    let (layout, origin) = placedLayout(in: rect)
    if let shadowColor {
      let shadow = placedLayout(in: rect, color: shadowColor).layout
      canvas.withRole(.artifact) {
        canvas.draw(
          shadow, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height))
      }
    }
    canvas.draw(layout, at: origin)
  }
}

extension UILabel {
  /// Takes a font; quietly while it is only drawn with.
  final func store(font: UIFont, quietly: Bool) {
    guard quietly else {
      self.font = font
      return
    }
    content.font = font
    content.forgetText()
  }

  /// Takes a colour of the text; quietly while it is only drawn with.
  final func store(textColor: UIColor, quietly: Bool) {
    guard quietly else {
      self.textColor = textColor
      return
    }
    content.textColor = textColor
    content.forgetText()
  }
}

extension UILabel {
  /// The characters of the text that no font has a glyph for, each once.
  public final var missingGlyphs: [Unicode.Scalar] { shownLayout.missingGlyphs }

  /// All of the text set for a width, in points, however high that comes to be.
  package final func wholeLayout(width: CGFloat) -> TextLayout { layout(width: width, lines: numberOfLines) }

  /// How wide the widest part of the text is that no line should go apart in, in points.
  package final var widestWord: CGFloat {
    (content.anyLayout ?? layout(width: .infinity, lines: numberOfLines)).widestWord
  }

  /// The text as it is shown.
  package final var shownLayout: TextLayout {
    let room = type(of: self) == UILabel.self ? nil : (self as? any TextRoomLabel)?.roomForText(in: bounds)
    return placedLayout(in: room ?? bounds).layout
  }

  /// The text as it is drawn, and the place of its top left.
  package final var shownPlacedLayout: (layout: TextLayout, origin: CGPoint) {
    placedLayout(in: textRoom(in: bounds))
  }

  /// Where parts of the text lead.
  package final var linksInText: [String] { ownAttributedText == nil ? [] : shownLayout.links.map(\.url) }

  /// The text in the colour of its sharp shadow, and how far that falls from it, in points; nothing where there is none.
  package final var shownTextShadow: (layout: TextLayout, offset: CGSize)? {
    shadowColor.map { (placedLayout(in: textRoom(in: bounds), color: $0).layout, shadowOffset) }
  }
}

/// A label that sets its text in another room than its bounds.
package protocol TextRoomLabel: UILabel, ViewBound {
  /// The room in which its text is drawn, within bounds, in points.
  func roomForText(in bounds: CGRect) -> CGRect
}
