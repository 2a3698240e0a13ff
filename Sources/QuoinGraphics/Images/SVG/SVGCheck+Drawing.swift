import Foundation
import QuoinDiagnostics
import QuoinMarkup

/// What an element has from those around it.
struct SVGSurroundings {
  /// How many pixels a unit may come to where the drawing has its own size; very large where nobody knows.
  var scale = 1.0
  /// How often the element is drawn for one time that it is named, as markers are.
  var times = 1.0
  /// How many surfaces of the drawing's size are held around it.
  var surfaces = 0.0
  /// How long the drawing's longest side may be, in its own units.
  var reach = 4000.0
  /// What is drawn inside lines, areas and at corners, by name.
  var paints: [String] = []
  var markers: [String] = []
  /// The length of a pattern of dashes.
  var dash: Double?
  /// How large text is, in units.
  var fontSize = SVGFontSize.initial

  /// A scale that stands for one that is not known.
  static let unknownScale = 1e6
}

extension SVGCheck {
  private static let definitions: Set = [
    "defs", "symbol", "pattern", "mask", "filter", "marker", "clipPath", "linearGradient", "radialGradient",
    "style",
    "script", "metadata", "title", "desc",
  ]
  private static let shapes: Set = ["path", "polygon", "polyline", "line", "rect", "circle", "ellipse"]

  /// Counts what drawing an element takes, with all that it draws by name.
  mutating func draw(_ element: MarkupElement, _ around: SVGSurroundings, depth: Int) throws(Diagnostic) {
    guard depth <= Self.depthLimit else { throw .svgTooDeep(name) }
    try count(around.times, steps: 150 * around.times)
    var inside = around
    let kind = element.localName
    try readValues(of: element, kind, &inside, depth: depth)
    work.surfaces = max(work.surfaces, inside.surfaces)
    switch kind {
    case "use":
      for target in try targets(of: element.hrefs) { try drawContent(target, inside, depth: depth + 1) }
    case "image": try drawImage(of: element, inside)
    case "text", "tref": try drawText(of: element, inside, depth: depth)
    default:
      if Self.shapes.contains(kind) { try drawShape(element, kind, inside, depth: depth) }
      try drawChildren(of: element, inside, depth: depth)
    }
  }

  /// Counts an element that is named, also one that is only drawn when it is.
  private mutating func drawContent(
    _ element: MarkupElement, _ around: SVGSurroundings, depth: Int
  ) throws(Diagnostic) {
    guard Self.definitions.contains(element.localName) else { return try draw(element, around, depth: depth) }
    guard depth <= Self.depthLimit else { throw .svgTooDeep(name) }
    try count(around.times, steps: 0)
    var inside = around
    try readValues(of: element, element.localName, &inside, depth: depth)
    try drawChildren(of: element, inside, depth: depth)
    // A pattern without content has that of the one it names.
    for target in try targets(of: element.hrefs) { try drawContent(target, inside, depth: depth + 1) }
  }

  private mutating func drawChildren(
    of element: MarkupElement, _ inside: SVGSurroundings, depth: Int
  ) throws(Diagnostic) {
    for child in content(of: element).children { try draw(child, inside, depth: depth + 1) }
  }

  /// What has been read of an element, once however often it is drawn.
  private mutating func content(of element: MarkupElement) -> SVGElementContent {
    if let known = known[element.node.position] { return known }
    let values = styles.values(of: element, localName: element.localName)
    noteLeftOut(element, values: values)
    let content = SVGElementContent(
      children: element.childElements.filter { !Self.definitions.contains($0.localName) },
      effects: SVGEffect.effects(of: values, on: element),
      attributes: element.attributes.count)
    known[element.node.position] = content
    return content
  }

  // MARK: - Values

  private mutating func readValues(
    of element: MarkupElement, _ kind: String, _ inside: inout SVGSurroundings, depth: Int
  ) throws(Diagnostic) {
    let content = content(of: element)
    try countReading(content.steps)
    // Which of several sizes counts is for the rules of style; the largest is looked at.
    var fontSize: Double?
    for effect in content.effects {
      switch effect {
      case .scale(let scale): inside.scale *= scale
      case .layer(let steps): addLayer(to: &inside, steps: steps)
      case .filter(let functions, let names):
        addLayer(to: &inside, steps: 1)
        try countFilters(names, functions: functions, inside, depth: depth)
      case .mask(let steps, let names):
        addLayer(to: &inside, steps: steps)
        for target in try targets(of: names) { try drawContent(target, inside, depth: depth + 1) }
      case .paints(let names): inside.paints += names
      case .markers(let names): inside.markers += names
      case .dash(let period): inside.dash = period
      case .fontSize(let size):
        let size = size.resolved(in: inside.fontSize)
        // Pango prints that it takes none.
        if size < 0 { throw .svgNegativeFontSize(name) }
        fontSize = max(fontSize ?? 0, size)
      }
    }
    if let fontSize { inside.fontSize = fontSize }
    guard inside.fontSize <= SVGFontSize.limit else { throw .svgFontSize(name) }
    // The names of an element and those around it are one list, which no style makes longer than this.
    if inside.paints.count + inside.markers.count > 1_000 { throw .svgTooComplex(name) }
  }

  /// Counts a surface of the drawing's size that an element is drawn on first.
  private mutating func addLayer(to inside: inout SVGSurroundings, steps: Double) {
    work.perPixel += steps * inside.times
    inside.surfaces += 1
  }

  /// The names in `url(#name)`, of one value.
  static func references(in value: String) -> [String] {
    var found: [String] = []
    for part in value.components(separatedBy: "url(").dropFirst() {
      let name = part.prefix { $0 != ")" }.filter { !"\"' \n\t".contains($0) }
      if let hash = name.firstIndex(of: "#") { found.append(String(name[hash...])) }
    }
    return found
  }

  /// The elements of some names that begin with `#`.
  mutating func targets(of names: [String]) throws(Diagnostic) -> [MarkupElement] {
    var targets: [MarkupElement] = []
    for name in names {
      guard let hash = name.firstIndex(of: "#") else { continue }
      let found = elementsByID[String(name[name.index(after: hash)...])] ?? []
      try countReading(Double(name.utf8.count + found.count))
      targets += found
    }
    return targets
  }

  // MARK: - Content

  private mutating func drawImage(of element: MarkupElement, _ inside: SVGSurroundings) throws(Diagnostic) {
    guard let image = images[element.node.position] else { return }
    work.add(image.work, times: inside.times)
    for what in image.leftOut { noteLeftOut(what) }
    work.perPixel += inside.times
    work.surfaces = max(work.surfaces, inside.surfaces + image.work.surfaces)
  }

  private mutating func drawText(
    of element: MarkupElement, _ inside: SVGSurroundings, depth: Int
  ) throws(Diagnostic) {
    var length = known[element.node.position]?.textLength ?? SVGElementContent.textLength(of: element)
    known[element.node.position]?.textLength = length
    for target in try targets(of: element.hrefs) { length += Double(target.node.range.count) }
    // Pango takes a time that grows with the square of a text's length.
    try count(0, steps: inside.times * length * (400 + length / 2))
    try drawPaints(inside, depth: depth)
    for child in element.childElements { try draw(child, inside, depth: depth + 1) }
  }

  private mutating func drawShape(
    _ element: MarkupElement, _ kind: String, _ inside: SVGSurroundings, depth: Int
  ) throws(Diagnostic) {
    let measure = known[element.node.position]?.measure ?? measure(element, kind, reach: inside.reach)
    known[element.node.position]?.measure = measure
    try count(0, steps: inside.times * (Double(measure.segments) * 40 + measure.pairs * 25))
    if let dash = inside.dash {
      // Cairo draws dashes below a tenth of a pixel as one line.
      try count(
        0, steps: inside.times * 200 * min(measure.length / dash, measure.length * inside.scale * 10))
    }
    try drawPaints(inside, depth: depth)
    guard !inside.markers.isEmpty else { return }
    var marked = inside
    marked.times *= Double(measure.segments + 1)
    marked.scale = SVGSurroundings.unknownScale
    marked.markers = []
    for target in try targets(of: inside.markers) { try drawContent(target, marked, depth: depth + 1) }
  }

  private func measure(_ element: MarkupElement, _ kind: String, reach: Double) -> SVGPathMeasure {
    switch kind {
    case "path": SVGPathMeasure(element.attribute("d")?.value ?? "", isPath: true)
    case "polygon", "polyline": SVGPathMeasure(element.attribute("points")?.value ?? "", isPath: false)
    default: SVGPathMeasure(box: element, reach: reach)
    }
  }

  private mutating func drawPaints(_ inside: SVGSurroundings, depth: Int) throws(Diagnostic) {
    for target in try targets(of: inside.paints) where target.localName == "pattern" {
      var pattern = inside
      pattern.paints = []
      pattern.scale = SVGSurroundings.unknownScale
      pattern.surfaces += 1
      work.perPixel += inside.times
      try drawContent(target, pattern, depth: depth + 1)
    }
  }
}

extension SVGPathMeasure {
  /// Measures an outline that a rectangle, a circle, an ellipse or a line has.
  init(box element: MarkupElement, reach: Double) {
    func size(_ name: String) -> Double {
      element.number(name) ?? (element.attribute(name) == nil ? 0 : reach)
    }
    self.init(
      width: size("width") + 2 * size("r") + 2 * size("rx") + abs(size("x1")) + abs(size("x2")),
      height: size("height") + 2 * size("r") + 2 * size("ry") + abs(size("y1")) + abs(size("y2")))
  }
}

extension SVGWork {
  /// Adds what something inside takes, so many times.
  mutating func add(_ other: SVGWork, times: Double) {
    fixed += other.fixed * times
    perPixel += other.perPixel * times
    perScaledPixel += other.perScaledPixel * times
  }
}
