/// What readers call a page, and those behind it that count on, ISO 32000-1, 12.4.2.
struct PDFPageLabel {
  /// How numbers are written, by the name that PDF has for it.
  private enum Style: String, CaseIterable {
    case digits = "D"
    case lowerRoman = "r"
    case upperRoman = "R"

    private var digits: String {
      switch self {
      case .digits: "0123456789"
      case .lowerRoman: "ivxlcdm"
      case .upperRoman: "IVXLCDM"
      }
    }

    func text(_ number: Int) -> String {
      let format: NSTextList.MarkerFormat =
        switch self {
        case .digits: .decimal
        case .lowerRoman: .lowercaseRoman
        case .upperRoman: .uppercaseRoman
        }
      return NSTextList(markerFormat: format).marker(forItemNumber: number)
    }

    /// The number that a label ends in, from the first character on that makes one.
    func number(atEndOf label: String) -> (start: String.Index, number: Int)? {
      var start = label.endIndex
      // No number has more characters, and none of a page more digits.
      for index in label.indices.suffix(self == .digits ? 9 : 15).reversed() {
        guard digits.contains(label[index]) else { break }
        start = index
      }
      while start < label.endIndex {
        let text = String(label[start...])
        if let number = read(text), number > 0, self.text(number) == text { return (start, number) }
        start = label.index(after: start)
      }
      return nil
    }

    private func read(_ text: String) -> Int? {
      if self == .digits { return Int(text) }
      let values: [Character: Int] = ["i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000]
      var (sum, last) = (0, 0)
      for value in text.lowercased().reversed().compactMap({ values[$0] }) {
        sum += value < last ? -value : value
        last = value
      }
      return sum
    }
  }

  private let prefix: String
  /// How it is numbered, and from which number on; nothing for one that does not end in a number.
  private let counting: (style: Style, first: Int)?

  init(_ label: String) {
    for style in Style.allCases {
      guard let (start, number) = style.number(atEndOf: label) else { continue }
      (prefix, counting) = (String(label[..<start]), (style, number))
      return
    }
    (prefix, counting) = (label, nil)
  }

  /// What a page is called that stands some pages behind the first one; nothing where they do not count on.
  func text(after count: Int) -> String? {
    counting.map { prefix + $0.style.text($0.first + count) }
  }

  /// The entries of its dictionary.
  var entries: String {
    var entries: [String] = []
    if !prefix.isEmpty { entries.append("/P \(PDFText.string(prefix))") }
    if let (style, first) = counting {
      entries.append("/S /\(style.rawValue)")
      if first != 1 { entries.append("/St \(first)") }
    }
    return entries.joined(separator: " ")
  }
}
