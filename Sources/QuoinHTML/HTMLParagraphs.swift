import Foundation
import QuoinGraphics
import QuoinResources

/// The paragraphs of HTML as they grow: white space runs together, and the room between two is the larger one's.
struct HTMLParagraphs {
  private struct Paragraph {
    var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
    var style: HTMLStyle
    /// What stands before the first line, in the room that it is moved in by.
    var marker: String?
    var spaceBefore: CGFloat
    var spaceAfter: CGFloat = 0
    var isClipped = false

    /// Takes the space at its end away, where it stands: a copy of all runs for each line would be dear.
    mutating func trimSpace() {
      runs[runs.count - 1].text.removeLast()
      if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
    }
  }

  private let look: HTMLText.Look
  private var base: UIFont { look.font }
  private var done: [Paragraph] = []
  private var current: Paragraph?
  private var marker: String?
  private var spaceBefore: CGFloat = 0
  private var endsInSpace = true

  init(look: HTMLText.Look) { self.look = look }

  // MARK: Growing

  /// Adds text; where white space counts, it stays as it is.
  mutating func append(_ text: String, style: HTMLStyle) {
    if style.isPreformatted { return append(literal: text, style: style) }
    var collapsed = ""
    for scalar in text.unicodeScalars {
      if scalar == " " || (0x09...0x0D).contains(scalar.value) {
        if !endsInSpace { collapsed.unicodeScalars.append(" ") }
        endsInSpace = true
      } else {
        collapsed.unicodeScalars.append(scalar)
        endsInSpace = false
      }
    }
    if !collapsed.isEmpty { add(collapsed, style.attributes(look), style: style) }
  }

  /// Adds text whose white space stays as it is.
  mutating func append(literal text: String, style: HTMLStyle) {
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
    if lines.isEmpty { return }
    add(
      lines.replacingOccurrences(of: "\n", with: Self.lineBreak), style.attributes(look), style: style)
    endsInSpace = false
  }

  /// Adds text with attributes, which win over those of its place.
  mutating func append(_ attributed: NSAttributedString, style: HTMLStyle) {
    let around = style.attributes(look)
    let string = attributed.string as NSString
    for (own, range) in attributed.runs {
      var attributes = around.merging(own) { $1 }
      if own[.font] != nil { attributes[.fontTraits] = own[.fontTraits] }
      let text = string.substring(with: range)
      add(text.replacingOccurrences(of: "\n", with: Self.lineBreak), attributes, style: style)
      endsInSpace = false
    }
  }

  /// A line ends, but no paragraph.
  private static let lineBreak = "\u{2028}"

  mutating func breakLine(style: HTMLStyle) {
    trimSpace()
    add(Self.lineBreak, style.attributes(look), style: style)
    endsInSpace = true
  }

  /// Adds a picture.
  mutating func append(_ attachment: NSTextAttachment, style: HTMLStyle) {
    var attributes = style.attributes(look)
    attributes[.attachment] = attachment
    add("\u{FFFC}", attributes, style: style)
    endsInSpace = false
  }

  /// Adds a line; short, since it is broken where it is wider than its room.
  mutating func appendRule(style: HTMLStyle) {
    end(space: base.pointSize / 2)
    begin(space: base.pointSize / 2)
    var style = style
    style.color = .separator
    add(String(repeating: "─", count: 12), style.attributes(look), style: style)
    current?.isClipped = true
    end(space: base.pointSize / 2)
  }

  private mutating func add(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], style: HTMLStyle
  ) {
    if current == nil {
      current = Paragraph(style: style, marker: marker, spaceBefore: spaceBefore)
      (marker, spaceBefore) = (nil, 0)
    }
    current?.runs.append((text, attributes))
  }

  // MARK: Paragraphs

  /// A block begins.
  ///
  /// - Parameter space: What it keeps from what is above it, in points.
  mutating func begin(space: CGFloat, marker: String? = nil) {
    end(space: 0)
    spaceBefore = max(spaceBefore, space)
    if let marker { self.marker = marker }
  }

  /// A block ends.
  ///
  /// - Parameter space: What it keeps from what is beneath it, in points.
  mutating func end(space: CGFloat) {
    trimSpace()
    if var paragraph = current, !paragraph.runs.isEmpty {
      // A line break at the end of a block makes no empty line.
      if paragraph.runs.last?.text == Self.lineBreak {
        if paragraph.runs.count > 1 { paragraph.runs.removeLast() } else { paragraph.runs[0].text = "" }
      }
      done.append(paragraph)
    }
    current = nil
    if !done.isEmpty { done[done.count - 1].spaceAfter = max(done[done.count - 1].spaceAfter, space) }
    endsInSpace = true
  }

  private mutating func trimSpace() {
    guard endsInSpace, current?.style.isPreformatted == false,
      current?.runs.last?.text.hasSuffix(" ") == true
    else { return }
    current?.trimSpace()
    if current?.runs.isEmpty == true { current = nil }
  }

  // MARK: The text

  /// Everything, with the paragraphs' styles; what the time at hand does not suffice for is left out.
  ///
  /// The characters are put together first: to add to attributed text costs as much as all of it is long.
  mutating func finish() -> NSAttributedString {
    end(space: 0)
    let meter = BudgetMeter.current
    var string = ""
    var places: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    var length = 0
    for (index, paragraph) in done.enumerated() {
      if meter?.allows(Self.workOfRun * paragraph.runs.count) == false { break }
      let isLast = index == done.count - 1
      let space = isLast || look.keepsFont ? 0 : max(paragraph.spaceAfter, done[index + 1].spaceBefore)
      var runs = paragraph.runs
      if let marker = paragraph.marker {
        runs.insert((marker + "\t", paragraph.style.attributes(look)), at: 0)
      }
      if !isLast { runs.append(("\n", runs.last?.attributes ?? [:])) }
      let style = paragraphStyle(of: paragraph, space: space)
      for run in runs where !run.text.isEmpty {
        var attributes = run.attributes
        if let style { attributes[.paragraphStyle] = style }
        let range = NSRange(location: length, length: run.text.utf16.count)
        string += run.text
        length += range.length
        if !attributes.isEmpty { places.append((range, attributes)) }
      }
    }
    let text = ReleasingAttributedString(string: string)
    for place in places {
      if meter?.allows(Self.workOfRun) == false { break }
      text.setAttributes(place.attributes, range: place.range)
    }
    return text
  }

  /// What a run takes, in units of work.
  private static let workOfRun = 500

  /// The style of a paragraph; nothing where it is the usual one, so that a label's own settings count.
  private func paragraphStyle(of paragraph: Paragraph, space: CGFloat) -> NSParagraphStyle? {
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.style.alignment
    style.baseWritingDirection = paragraph.style.direction
    style.paragraphSpacing = space
    style.textLists = paragraph.style.lists
    // Room for a marker of two digits.
    let step = max(28, (base.pointSize * 1.6).rounded())
    let indent = step * CGFloat(min(paragraph.style.indentation, 20))
    style.headIndent = indent
    style.firstLineHeadIndent = paragraph.marker == nil ? indent : max(indent - step, 0)
    if indent > 0 { style.defaultTabInterval = step }
    if paragraph.isClipped { style.lineBreakMode = .byClipping }
    if style.isEqual(NSParagraphStyle.default) { return nil }
    guard look.keepsFont || !style.textLists.isEmpty else { return style }
    var whole = style.paragraph
    (whole.isPartial, whole.hangsMarkers) = (look.keepsFont, !style.textLists.isEmpty)
    return NSParagraphStyle(whole, textLists: style.textLists)
  }
}
