/// Something that may stand at the cursor.
public struct Completion: Sendable, Hashable {
  /// What it is.
  public enum Kind: String, Sendable, Hashable, Codable {
    case element, closingTag, attribute, object
    case value, color, symbol, image, file, font, type
    case state, constant, variable, parameter, macro, identifier
    case string, function, member, keyword
  }

  /// The name, as lists show it.
  public let label: String
  /// What it is.
  public let kind: Kind
  /// Its type, or what else tells it from others, in a few words.
  public var detail: String
  /// What it is for, in a sentence or two.
  public var documentation: String
  /// What comes in the place of the list's range, written as the file needs it.
  public var text: String
  /// The same with places to go on typing at, as editors write them: `text="$1"`; nothing where there are none.
  public var snippet: String?
  /// What is more likely has a smaller number.
  public var rank: Int
  /// The colour that it stands for, as `#rrggbb` or `#rrggbbaa`.
  public var color: String?

  init(
    _ label: String, _ kind: Kind, detail: String = "", documentation: String = "", text: String? = nil,
    snippet: String? = nil, rank: Int = 5
  ) {
    (self.label, self.kind, self.detail, self.documentation) = (label, kind, detail, documentation)
    (self.text, self.snippet, self.rank) = (text ?? label, snippet, rank)
  }
}

/// What may stand at the cursor.
public struct CompletionList: Sendable, Hashable {
  /// What a choice replaces, in UTF-8 bytes of the text.
  public var range: Range<Int>
  /// The choices, the likeliest first; those that cannot be what is being typed are left out.
  public var items: [Completion]

  /// Keeps what can be meant by what is typed, in the order in which it is to be shown.
  init(_ range: Range<Int>, _ items: [Completion], typed: String) {
    self.range = range
    let wanted = Array(typed.lowercased().utf8)
    var labels: Set<String> = []
    self.items =
      items.filter { Self.matches($0.label, wanted) && labels.insert($0.label).inserted }
      .map { (key: (Self.startsWith($0.label, wanted) ? 0 : 1, $0.rank, $0.label), item: $0) }
      .sorted { $0.key < $1.key }.map(\.item)
  }

  /// Whether what is typed comes in a name, in order, case aside, the first letter at the start of a word.
  private static func matches(_ label: String, _ typed: [UInt8]) -> Bool {
    if typed.isEmpty { return true }
    var index = 0
    var before: UInt8 = 0
    for byte in label.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      let isWord = index > 0 || before == 0 || isCapital || !isLetter(before)
      if index < typed.count, isWord, byte | (isCapital ? 0x20 : 0) == typed[index] { index += 1 }
      before = byte
    }
    return index == typed.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  private static func startsWith(_ label: String, _ typed: [UInt8]) -> Bool {
    label.lowercased().utf8.starts(with: typed)
  }
}
