import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// Looks through an SVG before librsvg sees it: what it would draw, and what that takes.
///
/// librsvg gets the text that was looked through, without document types, comments and instructions, and with nested
/// images reduced to their pixels, so that it finds nothing that was not seen here.
struct SVGCheck {
  /// How deep elements may nest, with those that others draw by name: librsvg takes 10 KB of stack for each level.
  static let depthLimit = 100
  /// How deep images that hold SVGs may nest.
  static let imageDepthLimit = 3
  /// What looking at an element takes here, in the meter's units.
  private static let workOfElement = 64

  let name: String
  let budget: Budget
  let level: Int
  let markup: Markup
  private(set) var styles = SVGStyles()
  private(set) var elementsByID: [String: [MarkupElement]] = [:]
  /// How long all elements' lists of classes are together.
  private var classBytes = 0.0
  private var reading = 0.0
  /// What the nested image of an element takes, by the element's position.
  var images: [Int: SVGNestedImage] = [:]
  var work = SVGWork()
  /// How many elements are drawn, each as often as others name it.
  var drawn = 0.0
  /// What has been read of elements, by their positions.
  var known: [Int: SVGElementContent] = [:]
  /// What librsvg passes over of what is drawn, as it is written, each once.
  var leftOut: [String] = []
  private let meter = BudgetMeter.current

  /// Checks an SVG.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: What diagnostics call the image.
  ///   - budget: The limits.
  ///   - level: How many images it stands in.
  /// - Returns: The text for librsvg, what drawing it takes, and what of it will not be seen.
  static func check(
    _ data: Data, name: String, budget: Budget, level: Int = 0
  ) throws(Diagnostic) -> (data: Data, work: SVGWork, leftOut: [String]) {
    var check = try SVGCheck(data, name: name, budget: budget, level: level)
    let edits = try check.readNodes()
    if let root = check.markup.root { try check.draw(root, SVGSurroundings(), depth: 0) }
    try check.count(0, steps: 0)
    return (Data(check.markup.applying(edits).source.contents.utf8), check.work, check.leftOut)
  }

  private init(_ data: Data, name: String, budget: Budget, level: Int) throws(Diagnostic) {
    markup = Markup(data: data, file: name)
    self.name = name
    self.budget = budget
    self.level = level
    // A document type alone is a habit of drawing programs; what it could declare is not.
    let types = markup.document.children.filter { $0.kind == .documentType }
    guard types.allSatisfy({ !$0.rawText.contains("[") }) else { throw .svgEntities(name) }
    let places = types.map(\.range)
    for problem in markup.diagnostics.all {
      let place = problem.span?.range ?? 0..<0
      guard places.contains(where: { $0.contains(place.lowerBound) }) else {
        throw .brokenSVG(name, reason: problem.message)
      }
    }
  }

  /// Reads ids, style sheets and images of the whole document; gives what has to be changed in its text.
  private mutating func readNodes() throws(Diagnostic) -> [MarkupEdit] {
    var edits: [MarkupEdit] = []
    var count = 0
    for node in markup.document.descendants {
      count += 1
      if count > 4 * budget.nodes { throw .svgTooManyElements(name, limit: budget.nodes) }
      try meter?.count(Self.workOfElement)
      switch node.kind {
      case .documentType, .declaration, .processingInstruction, .comment:
        edits.append(MarkupEdit(node.range, with: ""))
      case .element: if let element = node.element { try read(element, &edits) }
      default: break
      }
    }
    // Told now, as the rules are tried on each element here, too.
    try self.count(0, steps: Double(styles.stepsPerElement) * Double(count))
    // librsvg looks through an element's classes for each rule.
    try countReading(0.5 * Double(styles.count) * classBytes)
    return edits
  }

  /// Counts elements, and steps of about 10 ns that drawing them takes whatever the size.
  mutating func count(_ elements: Double, steps: Double) throws(Diagnostic) {
    drawn += elements
    work.fixed += steps
    guard drawn <= Double(budget.nodes) else { throw .svgTooManyElements(name, limit: budget.nodes) }
    guard work.isAffordable(.zero, scale: 1, pixels: budget.imagePixels) else { throw .svgTooComplex(name) }
    try meter?.count(Self.workOfElement)
  }

  /// Counts steps of about 10 ns that looking at something takes, which is done again for each time that it is named:
  /// the check itself may take no longer than the drawing.
  mutating func countReading(_ steps: Double) throws(Diagnostic) {
    reading += steps
    guard reading <= SVGWork.stepsPerPixel * Double(budget.imagePixels) else { throw .svgTooComplex(name) }
    try meter?.count(Int(nearest: steps))
  }

  private mutating func read(_ element: MarkupElement, _ edits: inout [MarkupEdit]) throws(Diagnostic) {
    let isImage = ["image", "feImage"].contains(element.localName)
    if element.node.depth > Self.depthLimit { throw .svgTooDeep(name) }
    // Nothing of SVG is called so: it is XInclude's way to put other files in.
    if element.localName == "include" { throw .svgOutside(name, "include") }
    if element.localName == "style" {
      let sheet = element.children.map(\.value).joined()
      guard styles.add(sheet) else { throw .svgOutside(name, "@import") }
      if styles.isTooDeep { throw .svgSelector(name) }
    }
    for attribute in element.attributes {
      let value = attribute.value
      if attribute.name == "id" { elementsByID[value, default: []].append(element) }
      if attribute.name == "class" { classBytes += Double(value.utf8.count) }
      guard value.range(of: "data:", options: .caseInsensitive) != nil else { continue }
      let isReference = attribute.localName == "href"
      if isImage, isReference {
        let image = try SVGNestedImage(value, in: self)
        images[element.node.position] = image
        work.imagePixels += image.work.imagePixels
        try meter?.countMemory(Int(nearest: 4 * image.work.imagePixels))
        try count(0, steps: 0)
        edits.append(MarkupEdit(attribute.valueRange, with: image.url))
      } else if isReference || value.range(of: "url(", options: .caseInsensitive) != nil {
        throw .svgOutside(name, "data:")
      }
    }
  }
}

extension MarkupElement {
  /// The name without its prefix.
  var localName: String { name.split(separator: ":").last.map(String.init) ?? name }

  /// What the element names with `href`, with or without a prefix.
  var hrefs: [String] {
    attributes.filter { $0.localName == "href" }.map {
      $0.value.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The first attribute's number, without its unit.
  func number(_ name: String) -> Double? {
    guard let text = attribute(name)?.value, !text.contains("%") else { return nil }
    var reader = NumberReader(text)
    return reader.number()
  }
}

extension MarkupAttribute {
  /// The name without its prefix.
  var localName: String { name.split(separator: ":").last.map(String.init) ?? name }
}

extension Diagnostic {
  static func svgEntities(_ name: String) -> Diagnostic {
    Diagnostic(.error, "\(name) declares entities of its own, which an SVG may not")
  }

  static func svgOutside(_ name: String, _ what: String) -> Diagnostic {
    Diagnostic(.error, "\(name) takes in another document with \(what), which an SVG may not")
  }

  static func svgTooDeep(_ name: String) -> Diagnostic {
    Diagnostic(.error, "\(name) nests elements deeper than the limit of \(SVGCheck.depthLimit) levels")
  }

  static func svgSelector(_ name: String) -> Diagnostic {
    Diagnostic(.error, "\(name) nests parentheses in its style sheet deeper than an SVG may")
  }

  static func svgTooManyElements(_ name: String, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, "\(name) draws more than the limit of \(limit) elements, counting each as often as it is used")
  }

  static func svgTooComplex(_ name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(name) would take too long to draw: too many filters, layers, rules of style, crossing lines or dashes"
    )
  }

  static func svgNegativeFontSize(_ name: String) -> Diagnostic {
    Diagnostic(.error, "\(name) has text of a negative size")
  }

  static func svgFontSize(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) has text of more than \(Int(SVGFontSize.limit)) units; no SVG's text may be larger")
  }

  static func svgFilter(_ name: String, _ what: String) -> Diagnostic {
    Diagnostic(.error, "\(name) has a filter that would take too long: \(what)")
  }
}
