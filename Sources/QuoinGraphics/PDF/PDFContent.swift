import Foundation
import QuoinDiagnostics

/// What is drawn on a page of a PDF, or in a form that is drawn on one: operators, one a line, and what they name.
///
/// Coordinates are points of the page from its top left, y downward.
final class PDFContent {
  /// The number of its object.
  let number: Int
  /// The number of the page that it is on.
  let page: Int
  /// What of the page it covers at most.
  let box: CGRect
  /// From the page's points to the space that the output begins with.
  let base: CGAffineTransform
  private(set) var content = PDFBytes()
  /// The elements of its marked content.
  var elements: [Int] = []
  /// The numbers of its links and fields.
  var annotations: [Int] = []
  /// The clips from the outermost on.
  var clips: [PDFClip] = []
  private var states: [State]
  private var fonts: Set<Int> = []
  private var drawings: Set<Int> = []
  private var patterns: Set<Int> = []
  private var graphicsStates: Set<Int> = []
  private var alphas: Set<Int> = []
  /// Whether what is drawn belongs to a part, or to the head or foot of the page.
  private(set) var isMarked = false
  /// Where what belongs to no part begins and ends.
  private var strays: [(start: Int, end: Int)] = []
  private var strayStart: Int?

  /// What operators leave behind for those that follow; nothing where it is not known.
  private struct State {
    /// How many clips there are, and which is the last of them.
    var clips = (count: 0, last: 0)
    var fill: PDFColor?
    var stroke: PDFColor?
    /// Of what is drawn, in 1,000ths.
    var alpha: Int?
    var font: (number: Int, size: CGFloat)?
  }

  /// Begins a page.
  ///
  /// - Parameter color: What things are drawn in that say no colour.
  init(page number: Int, size: CGSize, color: PDFColor? = .black) {
    (self.number, page, box) = (number, number, CGRect(origin: .zero, size: size))
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    states = [State(fill: color, stroke: color, alpha: 1000)]
    content.add(base)
    content.add("cm\n")
  }

  /// Begins a form, which takes over the colours and the font of where it is drawn.
  init(form number: Int, on page: Int, box: CGRect) {
    (self.number, self.page, self.box) = (number, page, box)
    base = .identity
    states = [State()]
  }

  /// Begins what shows a part of a page as a form of its own space, whose corner is the part's bottom left.
  init(look number: Int, of box: CGRect, on page: Int) {
    (self.number, self.page, self.box) = (number, page, box)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    states = [State(fill: .black, stroke: .black, alpha: 1000)]
    content.add(base)
    content.add("cm\n")
  }

  /// Whether nothing has been drawn.
  var isEmpty: Bool { content.isEmpty }

  // MARK: Marks

  /// Begins marked content with its operator's words.
  func beginMark(_ words: (inout PDFBytes) -> Void) {
    endStray()
    words(&content)
    isMarked = true
  }

  func endMark() {
    content.add("EMC\n")
    isMarked = false
  }

  private func endStray() {
    if let strayStart { strays.append((strayStart, content.count)) }
    strayStart = nil
  }

  // MARK: State

  /// Brings the clips in line and tells that something is drawn.
  ///
  /// - Parameter isTagged: Whether what is drawn tells itself which parts it belongs to.
  private func beginPainting(isTagged: Bool = false) {
    if isTagged { endStray() } else if !isMarked, strayStart == nil { strayStart = content.count }
    let top = states[states.count - 1].clips
    if top.count == clips.count, top.last == clips.last?.number ?? 0 { return }
    let common = states.lastIndex { state in
      let (count, last) = state.clips
      return count <= clips.count && (count == 0 || clips[count - 1].number == last)
    }
    endStates(downTo: (common ?? 0) + 1)
    // What would be nested too deeply begins anew, with all clips in one state.
    let isDeep = states.count + clips.count - states[states.count - 1].clips.count > Self.mostStates
    if isDeep, states[states.count - 1].clips.count < clips.count { endStates(downTo: 1) }
    let rest = clips[states[states.count - 1].clips.count...]
    for (index, clip) in zip(rest.indices, rest) {
      if !isDeep || index == rest.startIndex {
        states.append(states[states.count - 1])
        content.add("q\n")
      }
      states[states.count - 1].clips = (index + 1, clip.number)
      content.add(clip.words)
    }
  }

  /// PDF/A has readers remember no more than 28 states, of which what is drawn within takes some.
  private static let mostStates = 20

  private func endStates(downTo count: Int) {
    while states.count > count {
      states.removeLast()
      content.add("Q\n")
    }
  }

  private func setFill(_ color: CGColor) {
    setAlpha(color.alpha)
    Self.set(color, known: &states[states.count - 1].fill, forStroke: false, in: &content)
  }

  private func setStroke(_ color: CGColor) {
    setAlpha(color.alpha)
    Self.set(color, known: &states[states.count - 1].stroke, forStroke: true, in: &content)
  }

  private static func set(
    _ color: CGColor, known: inout PDFColor?, forStroke: Bool, in content: inout PDFBytes
  ) {
    let color = PDFColor(color)
    if color == known { return }
    known = color
    color.add(to: &content, forStroke: forStroke)
  }

  private func setAlpha(_ alpha: CGFloat) {
    let alpha = Int(nearest: (alpha * 1000).rounded())
    guard alpha != states[states.count - 1].alpha else { return }
    states[states.count - 1].alpha = alpha
    add(alpha: alpha)
  }

  private func add(alpha: Int) {
    alphas.insert(alpha)
    content.add("/a")
    content.add(alpha)
    content.add(" gs\n")
  }

  // MARK: Painting

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - isEvenOdd: Whether areas that are wound around twice are outside.
  ///   - mask: The number of a graphics state that lets a part of it through; nothing for all of it.
  ///   - path: Writes the path.
  func fill(
    _ color: CGColor, isEvenOdd: Bool = false, mask: Int? = nil, _ path: (inout PDFBytes) -> Void
  ) {
    beginPainting()
    setFill(color)
    if let mask {
      content.add("q\n")
      add(graphicsState: mask)
    }
    path(&content)
    if isEvenOdd { content.add("f*\n") } else { content.add("f\n") }
    if mask != nil { content.add("Q\n") }
  }

  /// Strokes a path, whose lines are as wide as they are before the transform.
  func stroke(_ path: UIBezierPath, _ color: CGColor, _ transform: CGAffineTransform) {
    beginPainting()
    setStroke(color)
    content.add("q\n")
    addStroke(of: path, transform)
    content.add("Q\n")
  }

  private func addStroke(of path: UIBezierPath, _ transform: CGAffineTransform) {
    if !transform.isIdentity {
      content.add(transform)
      content.add("cm\n")
    }
    content.add(path.lineWidth)
    content.add(" w ")
    content.add(Int(path.lineCapStyle.rawValue))
    content.add(" J ")
    content.add(Int(path.lineJoinStyle.rawValue))
    content.add(" j ")
    content.add(max(1, path.miterLimit))
    content.add(" M [ ")
    for length in path.lineDashPattern { content.add(numbers: length) }
    content.add("] ")
    content.add(path.lineDashPhase)
    content.add(" d\n")
    content.add(path: path.elements, .identity)
    content.add("S\n")
  }

  /// Fills a path with a pattern.
  func fill(_ pattern: PDFPattern, isEvenOdd: Bool, _ path: (inout PDFBytes) -> Void) {
    paint(pattern, with: "/Pattern cs /P", "scn\n") {
      path(&content)
      if isEvenOdd { content.add("f*\n") } else { content.add("f\n") }
    }
  }

  /// Strokes a path with a pattern.
  func stroke(_ path: UIBezierPath, _ pattern: PDFPattern, _ transform: CGAffineTransform) {
    paint(pattern, with: "/Pattern CS /P", "SCN\n") { addStroke(of: path, transform) }
  }

  private func paint(
    _ pattern: PDFPattern, with space: StaticString, _ end: StaticString, _ draw: () -> Void
  ) {
    beginPainting()
    content.add("q\n")
    if states[states.count - 1].alpha != 1000 { add(alpha: 1000) }
    if let mask = pattern.mask { add(graphicsState: mask) }
    patterns.insert(pattern.number)
    content.add(space)
    content.add(pattern.number)
    content.add(" ")
    content.add(end)
    draw()
    content.add("Q\n")
  }

  private func add(graphicsState number: Int) {
    graphicsStates.insert(number)
    content.add("/G")
    content.add(number)
    content.add(" gs\n")
  }

  /// Shows text.
  ///
  /// - Parameters:
  ///   - font: The number of its object.
  ///   - outline: The width of a line around each glyph, which makes it bolder, in points of the page; 0 for none.
  ///   - words: Writes what stands between the font and the end of the text.
  func show(
    _ font: Int, size: CGFloat, _ color: CGColor, outline: CGFloat = 0, _ words: (inout PDFBytes) -> Void
  ) {
    beginPainting()
    setFill(color)
    if outline > 0 {
      setStroke(color)
      content.add(outline)
      content.add(" w 1 j 2 Tr\n")
    }
    content.add("BT\n")
    let known = states[states.count - 1].font
    if known?.number != font || known?.size != size {
      fonts.insert(font)
      states[states.count - 1].font = (font, size)
      content.add("/F")
      content.add(font)
      content.add(" ")
      content.add(size)
      content.add(" Tf\n")
    }
    words(&content)
    content.add("ET\n")
    if outline > 0 { content.add("0 Tr\n") }
  }

  /// Draws an image or a form.
  ///
  /// - Parameters:
  ///   - number: The number of its object.
  ///   - transform: From its own space to points of the page.
  ///   - alpha: From 0 to 1.
  ///   - mask: The number of a graphics state that lets a part of it through.
  ///   - isTagged: Whether it tells itself which parts of the document it holds.
  func draw(
    _ number: Int, _ transform: CGAffineTransform = .identity, alpha: CGFloat = 1, mask: Int? = nil,
    isTagged: Bool = false
  ) {
    beginPainting(isTagged: isTagged)
    drawings.insert(number)
    let alpha = Int(nearest: (alpha * 1000).rounded())
    content.add("q ")
    if states[states.count - 1].alpha != alpha { add(alpha: alpha) }
    if let mask { add(graphicsState: mask) }
    if !transform.isIdentity {
      content.add(transform)
      content.add("cm ")
    }
    content.add("/X")
    content.add(number)
    content.add(" Do Q\n")
  }

  // MARK: The end

  /// All of the content.
  ///
  /// - Parameter isTagged: Whether what belongs to no part is marked as that.
  func finish(isTagged: Bool) -> [UInt8] {
    endStates(downTo: 1)
    endStray()
    guard isTagged, !strays.isEmpty else { return content.bytes }
    var result = PDFBytes()
    var position = 0
    for stray in strays {
      result.add(content.bytes[position..<stray.start])
      result.add("/Artifact BMC\n")
      result.add(content.bytes[stray.start..<stray.end])
      result.add("EMC\n")
      position = stray.end
    }
    result.add(content.bytes[position...])
    return result.bytes
  }

  /// What the operators name, as a dictionary.
  ///
  /// - Parameter spaces: What it says of the colours that are meant.
  func resources(_ spaces: String) -> PDFBytes {
    var words = PDFBytes()
    words.add("<<")
    words.add(text: spaces)
    add("Font", "F", fonts, to: &words)
    add("XObject", "X", drawings, to: &words)
    add("Pattern", "P", patterns, to: &words)
    if !alphas.isEmpty || !graphicsStates.isEmpty {
      words.add(" /ExtGState <<")
      for alpha in alphas.sorted() {
        let value = CGFloat(alpha) / 1000
        words.add(" /a")
        words.add(alpha)
        words.add(" << /ca ")
        words.add(value)
        words.add(" /CA ")
        words.add(value)
        words.add(" >>")
      }
      addNames("G", graphicsStates, to: &words)
      words.add(" >>")
    }
    words.add(" >>")
    return words
  }

  private func add(
    _ kind: StaticString, _ letter: StaticString, _ numbers: Set<Int>, to words: inout PDFBytes
  ) {
    if numbers.isEmpty { return }
    words.add(" /")
    words.add(kind)
    words.add(" <<")
    addNames(letter, numbers, to: &words)
    words.add(" >>")
  }

  private func addNames(_ letter: StaticString, _ numbers: Set<Int>, to words: inout PDFBytes) {
    for number in numbers.sorted() {
      words.add(" /")
      words.add(letter)
      words.add(number)
      words.add(" ")
      words.add(number)
      words.add(" 0 R")
    }
  }
}
