import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// Turns HTML into text with attributes, in one go over it.
struct HTMLReader {
  /// An element that has begun and not ended.
  private struct OpenElement {
    let name: String
    let attributes: [String: String]
    /// What its text looks like.
    var style: HTMLStyle
    /// The list that it is.
    var list: NSTextList?
    /// The number of the next item or cell in it.
    var nextNumber: Int?
  }

  /// Elements within this many others are read as if they were not there.
  private static let depthLimit = 128

  private let base: UIFont
  private let image: (String) -> UIImage?
  private let root: HTMLStyle
  private var open: [OpenElement] = []
  private var paragraphs: HTMLParagraphs
  private var listCount = 0
  /// What is missing, and how often.
  private var missing: [String: Int] = [:]
  private(set) var missingImages: [HTMLText.MissingImage] = []
  private(set) var title: String?

  init(look: HTMLText.Look, image: @escaping (String) -> UIImage?) {
    base = look.font
    self.image = image
    root = HTMLStyle(size: base.pointSize)
    paragraphs = HTMLParagraphs(look: look)
  }

  private var style: HTMLStyle { open.last?.style ?? root }

  // MARK: Reading

  /// Reads all of it; what the time at hand does not suffice for is left out.
  mutating func read(_ parts: [HTMLText.Part]) -> NSAttributedString {
    var tokens = HTMLTokenizer(parts)
    let meter = BudgetMeter.current
    while let token = tokens.next(), meter?.allows(1 + open.count) != false {
      switch token {
      case .text(let text): read(text: text)
      case .start(let name, let attributes, let closesItself):
        begin(name, attributes, closesItself: closesItself)
      case .end(let name): end(name)
      case .insertion(let index): insert(parts[index])
      }
    }
    return paragraphs.finish()
  }

  private mutating func read(text: String) {
    if open.last?.name == "title" {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if title == nil, !words.isEmpty { title = words }
      return
    }
    if !style.isHidden { paragraphs.append(text, style: style) }
  }

  private mutating func insert(_ part: HTMLText.Part) {
    if style.isHidden { return }
    switch part {
    case .html: break
    case .text(let text): paragraphs.append(literal: text, style: style)
    case .attributed(let text): paragraphs.append(text, style: style)
    }
  }

  // MARK: Beginnings

  private mutating func begin(_ name: String, _ attributes: [String: String], closesItself: Bool) {
    noteMissing(name, attributes)
    if let (names, within) = HTMLElement.closed(by: name) { close(names, within: within) }
    if HTMLElement.empty.contains(name) { return addEmpty(name, attributes) }
    // Only XHTML closes other elements so; there it means that nothing is in them.
    let isNothing = closesItself && HTMLElement.blockSpace(name) == nil
    if isNothing || open.count >= Self.depthLimit { return }
    var style = style
    HTMLElement.change(name, attributes, of: &style, base: base.pointSize)
    let list = list(name, attributes)
    if let list { style.lists.append(list) }
    let element = OpenElement(
      name: name, attributes: attributes, style: style, list: list, nextNumber: list?.startingItemNumber)
    if !style.isHidden {
      if name == "q" { paragraphs.append("“", style: style) }
      if let space = space(of: name, style) {
        paragraphs.begin(space: space, marker: marker(for: name, attributes))
      }
      if name == "td" || name == "th" { beginCell() }
    }
    open.append(element)
    if closesItself { end(name) }
  }

  /// The room that a block keeps above and beneath, in points; a list within another keeps none.
  private func space(of name: String, _ style: HTMLStyle) -> CGFloat? {
    guard let share = HTMLElement.blockSpace(name) else { return nil }
    let isInnerList = ["ul", "ol"].contains(name) && open.contains { $0.name == "li" }
    return isInnerList ? 0 : (share * style.size).rounded()
  }

  /// The list that an element is.
  private mutating func list(_ name: String, _ attributes: [String: String]) -> NSTextList? {
    guard HTMLElement.lists.contains(name) else { return nil }
    let list = NSTextList(
      markerFormat: markerFormat(name, attributes),
      startingItemNumber: attributes["start"].flatMap { Int($0) } ?? 1)
    list.place = listCount
    listCount += 1
    return list
  }

  private func markerFormat(_ name: String, _ attributes: [String: String]) -> NSTextList.MarkerFormat {
    guard name == "ol" else {
      let level = open.count { $0.list != nil && $0.name != "ol" }
      let bullets: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
      return bullets[min(level, bullets.count - 1)]
    }
    let counting: NSTextList.MarkerFormat =
      switch attributes["type"] {
      case "a": .lowercaseAlpha
      case "A": .uppercaseAlpha
      case "i": .lowercaseRoman
      case "I": .uppercaseRoman
      default: .decimal
      }
    return NSTextList.MarkerFormat(counting.rawValue + ".")
  }

  /// What stands before an item of a list.
  private mutating func marker(for name: String, _ attributes: [String: String]) -> String? {
    guard name == "li", let index = open.lastIndex(where: { $0.list != nil }), let list = open[index].list
    else { return nil }
    let number = attributes["value"].flatMap { Int($0) } ?? open[index].nextNumber ?? 1
    open[index].nextNumber = number &+ 1
    return list.marker(forItemNumber: number)
  }

  private mutating func beginCell() {
    guard let row = open.last, row.name == "tr" else { return }
    if row.nextNumber != nil { paragraphs.append("\t", style: preformatted(row.style)) }
    open[open.count - 1].nextNumber = 1
  }

  private func preformatted(_ style: HTMLStyle) -> HTMLStyle {
    var style = style
    style.isPreformatted = true
    return style
  }

  private mutating func addEmpty(_ name: String, _ attributes: [String: String]) {
    if style.isHidden { return }
    switch name {
    case "br": paragraphs.breakLine(style: style)
    case "hr": paragraphs.appendRule(style: style)
    case "img": addImage(attributes)
    case "wbr": paragraphs.append("\u{200B}", style: style)
    default: break
    }
  }

  private mutating func addImage(_ attributes: [String: String]) {
    guard let source = attributes["src"], !source.isEmpty, let image = image(source) else {
      let words = attributes["alt"]
      // No name is no image, as in the attributes of templates.
      if let source = attributes["src"], !source.isEmpty || words == nil {
        missingImages.append(HTMLText.MissingImage(source: source, hasWords: words != nil))
      }
      if let words, !words.isEmpty { paragraphs.append(words, style: style) }
      return
    }
    let attachment = NSTextAttachment(image: image)
    attachment.accessibilityLabel = attributes["alt"]
    func length(_ name: String) -> CGFloat? {
      guard let word = attributes[name],
        let length = Double(word.hasSuffix("px") ? String(word.dropLast(2)) : word), length > 0,
        length < 10_000
      else { return nil }
      return CGFloat(length)
    }
    let size = image.size
    switch (length("width"), length("height")) {
    case (let width?, let height?): attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    case (let width?, nil) where size.width > 0:
      attachment.bounds = CGRect(x: 0, y: 0, width: width, height: size.height * width / size.width)
    case (nil, let height?) where size.height > 0:
      attachment.bounds = CGRect(x: 0, y: 0, width: size.width * height / size.height, height: height)
    default: break
    }
    paragraphs.append(attachment, style: style)
  }

  // MARK: Ends

  private mutating func end(_ name: String) {
    if name == "br" || name == "p", !open.contains(where: { $0.name == name }) {
      // Browsers take the end of one that has not begun for all of it.
      if !style.isHidden {
        if name == "br" { paragraphs.breakLine(style: style) } else { paragraphs.begin(space: style.size) }
      }
      return
    }
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    if HTMLElement.blockSpace(name) != nil || HTMLElement.unseen.contains(name) { return close(from: index) }
    if name == "q", !style.isHidden { paragraphs.append("”", style: style) }
    // What has begun within it and not ended goes on without it.
    let later = Array(open[(index + 1)...])
    open.removeSubrange(index...)
    for element in later {
      var style = style
      HTMLElement.change(element.name, element.attributes, of: &style, base: base.pointSize)
      if let list = element.list { style.lists.append(list) }
      open.append(
        OpenElement(
          name: element.name, attributes: element.attributes, style: style, list: element.list,
          nextNumber: element.nextNumber))
    }
  }

  private mutating func close(_ names: Set<String>, within: Set<String>) {
    for index in open.indices.reversed() {
      if names.contains(open[index].name) {
        close(from: index)
        // A row ends its cell and the row before.
        if names.count > 2 { close(names, within: within) }
        return
      }
      if within.contains(open[index].name) { return }
    }
  }

  /// Ends an element and all that have begun in it.
  private mutating func close(from index: Int) {
    while open.count > index {
      let element = open.removeLast()
      if element.style.isHidden { continue }
      if let space = space(of: element.name, element.style) { paragraphs.end(space: space) }
    }
  }

  // MARK: What is missing

  private mutating func noteMissing(_ name: String, _ attributes: [String: String]) {
    if let kind = HTMLElement.forBrowsers[name] { missing[kind, default: 0] += 1 }
    if name == "link", attributes["rel"]?.lowercased().contains("stylesheet") == true {
      missing["style sheets", default: 0] += 1
    }
  }

  /// A warning for what only a browser can show.
  var warnings: [Diagnostic] { missing.isEmpty ? [] : [.needsBrowser(missing.keys.sorted())] }
}
