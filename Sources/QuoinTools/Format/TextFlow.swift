import QuoinMarkup

/// Text and HTML in lines: lines end where they did, and between tags; white space that shows is never made or lost.
struct TextFlow {
  enum Tag { case opening, closing, void }

  private enum Kind: Equatable {
    case word
    case tag(Tag, isBlock: Bool)
    case comment
    /// A comment that ends a line.
    case lineEnd
    /// An element of the template, on lines of its own.
    case block
  }

  private enum Separator { case none, space, line }

  /// How deep lines stand that are in no element of HTML.
  let indent: Int
  /// Whether an empty line stands above it, so that a comment at its start needs none.
  let startsBelowEmptyLine: Bool
  private var text = ""
  private var previous: Kind?
  private var separator = Separator.none
  private var depth = 0
  private var isPlain = true

  init(indent: Int, startsBelowEmptyLine: Bool) {
    (self.indent, self.startsBelowEmptyLine) = (indent, startsBelowEmptyLine)
  }

  /// All of it, as whole lines.
  var lines: String { text.hasSuffix("\n") ? text : text + "\n" }

  /// The text, if it is nothing but characters in one line.
  var line: String? {
    let line = text.trimmed
    return isPlain && !line.contains("\n") ? line : nil
  }

  // MARK: Adding

  /// Adds what is written without white space that may change.
  mutating func append(word: String) {
    if word.contains("\n") { isPlain = false }
    begin(.word)
    text += word
  }

  /// Adds text.
  mutating func append(_ pieces: [DecodedText.Piece]) {
    var word = ""
    for piece in pieces {
      if piece.isSpace {
        if !word.isEmpty { append(word: word) }
        word = ""
        space(endsLine: piece.scalar == "\n")
      } else {
        piece.write(to: &word, in: .content)
      }
    }
    if !word.isEmpty { append(word: word) }
  }

  /// Adds text as it is, but for white space at its ends.
  mutating func append(verbatim text: DecodedText) {
    let pieces = text.pieces(0..<text.value.utf8.count)
    let start = pieces.firstIndex { !$0.isSpace } ?? pieces.count
    let end = pieces.lastIndex { !$0.isSpace } ?? -1
    for piece in pieces[..<start] { space(endsLine: piece.scalar == "\n") }
    guard start <= end else { return }
    var word = ""
    for piece in pieces[start...end] {
      if piece.isSpace {
        word.unicodeScalars.append(piece.scalar)
      } else {
        piece.write(to: &word, in: .content)
      }
    }
    append(word: word)
    for piece in pieces[(end + 1)...] { space(endsLine: piece.scalar == "\n") }
  }

  mutating func append(tag: String, _ kind: Tag, isBlock: Bool) {
    isPlain = false
    if kind == .closing { depth -= 1 }
    begin(.tag(kind, isBlock: isBlock))
    text += tag
    if kind == .opening { depth += 1 }
  }

  /// - Parameters:
  ///   - endsLine: Whether it stays in the line that it ends.
  ///   - comment: Gives the comment for the depth that it stands at.
  mutating func append(endingLine endsLine: Bool, comment: (Int) -> String) {
    isPlain = false
    if endsLine, previous != nil, separator == .line { separator = .space }
    begin(endsLine ? .lineEnd : .comment)
    text += comment(indent + depth)
  }

  /// - Parameter block: Whole lines, indented already.
  mutating func append(block: String) {
    isPlain = false
    begin(.block)
    // What it touches goes on in its line.
    let isBelow = text.isEmpty || text.hasSuffix("\n")
    text += isBelow ? block[...] : block.drop { $0 == " " }
    if text.hasSuffix("\n") { text.removeLast() }
  }

  private mutating func space(endsLine: Bool) {
    separator = endsLine || separator == .line ? .line : .space
  }

  // MARK: Lines

  private mutating func begin(_ kind: Kind) {
    switch previous.map({ join($0, kind) }) ?? .line {
    case .none: break
    case .space: text += " "
    case .line:
      if previous != nil, !text.hasSuffix("\n") { text += "\n" }
      let isBelowEmptyLine = previous == .comment || previous == nil && startsBelowEmptyLine
      if kind == .comment, !isBelowEmptyLine { text += "\n" }
      if kind != .block { text += TemplateWriter.padding(indent + depth) }
    }
    previous = kind
    separator = .none
  }

  private func join(_ left: Kind, _ right: Kind) -> Separator {
    switch (left, right) {
    case (.block, .lineEnd), (.comment, .lineEnd): .space
    case (_, .lineEnd): separator
    case (.lineEnd, _): separator == .none ? .none : .line
    case (.block, _), (_, .block), (.comment, _), (_, .comment): separator == .none ? .none : .line
    case (.tag(.opening, _), .tag(.closing, _)): separator == .none ? .none : .space
    case (.tag(let first, let firstIsBlock), .tag(let second, let secondIsBlock)):
      if separator != .none {
        .line
      } else if first == .opening && second == .opening || first == .closing && second == .closing {
        firstIsBlock && secondIsBlock ? .line : .none
      } else {
        firstIsBlock || secondIsBlock ? .line : .none
      }
    default: separator
    }
  }
}
