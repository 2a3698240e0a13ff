/// Where the literal stretches of a text stand and where expressions in braces do, as the parser reads them.
package struct TextSections {
  /// What a stretch is.
  package enum Kind: Sendable {
    /// Characters that stand for themselves.
    case literal
    /// Braces with an expression.
    case expression
    /// Braces with a comment alone, which stand for nothing.
    case comment
  }

  /// The stretches in their order, braces included, in UTF-8 bytes.
  package let sections: [(kind: Kind, range: Range<Int>)]

  /// Takes a text apart; one in which braces have no end ends with them.
  package init(_ bytes: [UInt8]) {
    var sections: [(kind: Kind, range: Range<Int>)] = []
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place] != UInt8(ascii: "{") { place += 1 }
      if place > start { sections.append((.literal, start..<place)) }
      guard place < bytes.count else { break }
      let (end, isComment) = Self.braces(openedAt: place, in: bytes)
      sections.append((isComment ? .comment : .expression, place..<min(end + 1, bytes.count)))
      place = end + 1
    }
    self.sections = sections
  }

  /// The place of the brace that closes one, or the end of the text.
  package static func end(ofBracesAt place: Int, in bytes: [UInt8]) -> Int {
    braces(openedAt: place, in: bytes).end
  }

  private static func braces(openedAt place: Int, in bytes: [UInt8]) -> (end: Int, isComment: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = ExpressionLexer(bytes)
      lexer.isInBraces = true
      lexer.position = place + 1
      var isComment = false
      var isEmpty = true
      while true {
        let token = lexer.next()
        switch token.kind {
        case .closeBrace, .end: return (Int(token.start), isComment && isEmpty)
        case .comment: isComment = true
        case .whitespace: break
        default: isEmpty = false
        }
      }
    }
  }
}
