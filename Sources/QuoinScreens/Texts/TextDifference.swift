/// Which lines of a text went and came.
struct TextDifference {
  struct Line {
    enum Kind: String {
      case same, expected, actual
    }
    let kind: Kind
    /// With the sign that tells it from others in a terminal.
    let text: String
  }

  let lines: [Line]

  /// Compares two texts line by line.
  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append(Line(kind: .expected, text: "- " + old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        lines.append(Line(kind: .actual, text: "+ " + new[newIndex]))
        newIndex += 1
      } else if newIndex < new.count {
        lines.append(Line(kind: .same, text: "  " + new[newIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      } else {
        break
      }
    }
    self.lines = lines
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// How many lines went or came.
  var count: Int { lines.count { $0.kind != .same } }

  /// The changed lines with two of those around them, and `…` for the others.
  var summary: String {
    var shown: [String] = []
    var isSkipping = false
    for index in lines.indices {
      let around = lines[max(index - 2, 0)..<min(index + 3, lines.count)]
      if around.contains(where: { $0.kind != .same }) {
        shown.append(lines[index].text)
        isSkipping = false
      } else if !isSkipping {
        shown.append("  …")
        isSkipping = true
      }
    }
    return shown.joined(separator: "\n")
  }
}

nonisolated extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
