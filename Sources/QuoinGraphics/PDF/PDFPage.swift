import Foundation
import QuoinDiagnostics

/// What is drawn on a page of a PDF: operators, one a line, and what they name.
///
/// Coordinates are points of the page from its top left, y downward.
final class PDFPage {
  /// The number of the page's object.
  let number: Int
  let size: CGSize
  private(set) var content = PDFBytes()
  /// The elements of its marked content.
  var elements: [Int] = []
  /// The numbers of its links.
  var links: [Int] = []
  /// The page's clips from the outermost on.
  var clips: [PDFClip] = []
  private var states = [State()]
  private var fonts: [Int: PDFFont] = [:]
  private var forms: [Int] = []
  private var alphas: Set<Int> = []
  /// Whether what is drawn belongs to a part, or to the head or foot of the page.
  private(set) var isMarked = false
  /// Where what belongs to no part begins and ends.
  private var strays: [(start: Int, end: Int)] = []
  private var strayStart: Int?

  /// What operators leave behind for those that follow.
  private struct State {
    /// The clip that the state was begun for.
    var clip = 0
    var fill = PDFColor.black
    var stroke = PDFColor.black
    /// Of what is drawn, in 1,000ths.
    var alpha = 1000
    var font: (number: Int, size: CGFloat)?
  }

  init(number: Int, size: CGSize) {
    (self.number, self.size) = (number, size)
    content.add("1 0 0 -1 0 ")
    content.add(numbers: size.height)
    content.add("cm\n")
  }

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
  private func beginPainting() {
    if !isMarked, strayStart == nil { strayStart = content.count }
    var common = 0
    while common < clips.count, common + 1 < states.count, states[common + 1].clip == clips[common].number {
      common += 1
    }
    endStates(downTo: common + 1)
    for clip in clips[common...] {
      var state = states[states.count - 1]
      state.clip = clip.number
      states.append(state)
      content.add("q\n")
      content.add(clip.words)
    }
  }

  private func endStates(downTo count: Int) {
    while states.count > count {
      states.removeLast()
      content.add("Q\n")
    }
  }

  private func setFill(_ color: CGColor) {
    setAlpha(color.alpha)
    let color = PDFColor(color)
    guard color != states[states.count - 1].fill else { return }
    states[states.count - 1].fill = color
    color.add(to: &content)
    content.add("rg\n")
  }

  private func setStroke(_ color: CGColor) {
    setAlpha(color.alpha)
    let color = PDFColor(color)
    guard color != states[states.count - 1].stroke else { return }
    states[states.count - 1].stroke = color
    color.add(to: &content)
    content.add("RG\n")
  }

  private func setAlpha(_ alpha: CGFloat) {
    let alpha = Int(nearest: (alpha * 1000).rounded())
    guard alpha != states[states.count - 1].alpha else { return }
    states[states.count - 1].alpha = alpha
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
  ///   - path: Writes the path.
  func fill(_ color: CGColor, isEvenOdd: Bool = false, _ path: (inout PDFBytes) -> Void) {
    beginPainting()
    setFill(color)
    path(&content)
    if isEvenOdd { content.add("f*\n") } else { content.add("f\n") }
  }

  /// Strokes a path, whose lines are as wide as they are before the transform.
  func stroke(_ path: UIBezierPath, _ color: CGColor, _ transform: CGAffineTransform) {
    beginPainting()
    setStroke(color)
    content.add("q\n")
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
    content.add("S\nQ\n")
  }

  /// Shows text.
  ///
  /// - Parameters:
  ///   - mode: What is painted of each glyph.
  ///   - words: Writes what stands between the font and the end of the text.
  func show(
    _ font: PDFFont, size: CGFloat, _ color: CGColor, _ mode: PDFTextMode = .filled,
    _ words: (inout PDFBytes) -> Void
  ) {
    beginPainting()
    setFill(color)
    switch mode {
    case .filled: break
    case .stroked(let width):
      setStroke(color)
      content.add(width)
      content.add(" w 1 j 2 Tr\n")
    case .invisible: content.add("3 Tr\n")
    }
    content.add("BT\n")
    let known = states[states.count - 1].font
    if known?.number != font.number || known?.size != size {
      fonts[font.number] = font
      states[states.count - 1].font = (font.number, size)
      content.add("/F")
      content.add(font.number)
      content.add(" ")
      content.add(size)
      content.add(" Tf\n")
    }
    words(&content)
    content.add("ET\n")
    if mode != .filled { content.add("0 Tr\n") }
  }

  /// Draws what has been drawn elsewhere for the whole page.
  ///
  /// - Parameter isClipped: Whether the page's clips are those of the form, which otherwise has its own.
  func draw(form: Int, isClipped: Bool = false) {
    let own = clips
    if !isClipped { clips = [] }
    beginPainting()
    // A form begins with the colours and the alpha of where it is drawn, and takes them for those of a new page.
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    setFill(black)
    setStroke(black)
    clips = own
    forms.append(form)
    content.add("q 1 0 0 -1 0 ")
    content.add(numbers: size.height)
    content.add("cm\n/X")
    content.add(form)
    content.add(" Do\nQ\n")
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
  var resources: PDFBytes {
    var words = PDFBytes()
    words.add("<<")
    if !fonts.isEmpty {
      words.add(" /Font <<")
      for number in fonts.keys.sorted() {
        words.add(" /F")
        words.add(number)
        words.add(" ")
        words.add(number)
        words.add(" 0 R")
      }
      words.add(" >>")
    }
    if !forms.isEmpty {
      words.add(" /XObject <<")
      for number in forms {
        words.add(" /X")
        words.add(number)
        words.add(" ")
        words.add(number)
        words.add(" 0 R")
      }
      words.add(" >>")
    }
    if !alphas.isEmpty {
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
      words.add(" >>")
    }
    words.add(" >>")
    return words
  }
}
