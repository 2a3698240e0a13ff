nonisolated extension String {
  /// The text on one line, in which nothing commands a terminal.
  var onOneLine: String { escaped([]) }

  /// The text with a backslash before some characters, and with what would begin a line, command a terminal or turn the
  /// direction of reading spelled out.
  func escaped(_ characters: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where characters.contains(scalar): result.append(contentsOf: ["\\", scalar])
      case _ where scalar.isUnseenCommand:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the character is a control, a separator of lines, or turns the direction of what follows.
  fileprivate var isUnseenCommand: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
