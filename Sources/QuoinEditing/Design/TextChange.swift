import QuoinMarkup

/// A change of a file's text that can be taken back, as long as what it concerns is what it was.
public struct TextChange: Hashable, Sendable, Codable {
  /// A stretch of the text and what comes in its place.
  public struct Piece: Hashable, Sendable, Codable {
    /// Where it begins in the text before the change, in UTF-8 bytes.
    public var offset: Int
    /// What stood there.
    public var old: String
    /// What comes in its place.
    public var new: String

    var end: Int { offset + old.utf8.count }
    /// By how many bytes what stands behind moves.
    var shift: Int { new.utf8.count - old.utf8.count }
  }

  /// What changes, in the order in which it stands, apart from each other.
  public private(set) var pieces: [Piece]

  /// Whether nothing changes.
  public var isEmpty: Bool { pieces.isEmpty }

  private init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The difference between two texts as one stretch, the smallest.
  public init(from old: String, to new: String) {
    var (first, second) = (Array(old.utf8)[...], Array(new.utf8)[...])
    let start = zip(first, second).prefix { $0 == $1 }.count
    first = first.dropFirst(start)
    second = second.dropFirst(start)
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    first = first.dropLast(end)
    second = second.dropLast(end)
    // No character is cut in two.
    var (lower, upper) = (start, old.utf8.count - end)
    let bytes = Array(old.utf8)
    while lower > 0, lower < bytes.count, bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < bytes.count, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    let newUpper = new.utf8.count - (bytes.count - upper)
    pieces =
      first.isEmpty && second.isEmpty
      ? []
      : [
        Piece(
          offset: lower, old: String(decoding: bytes[lower..<upper], as: UTF8.self),
          new: String(decoding: Array(new.utf8)[lower..<newUpper], as: UTF8.self))
      ]
  }

  /// The difference between two texts as one stretch for each run of lines that differ.
  public init(linesFrom old: String, to new: String) {
    func lines(_ text: String) -> [Substring] {
      var lines: [Substring] = []
      var rest = text[...]
      while let end = rest.utf8.firstIndex(of: 0x0A) {
        let next = rest.utf8.index(after: end)
        lines.append(rest[..<next])
        rest = rest[next...]
      }
      return lines + [rest]
    }
    let (first, second) = (lines(old), lines(new))
    var (gone, come) = Self.differing(first, second)
    var pieces: [Piece] = []
    var (place, other, offset) = (0, 0, 0)
    while place < first.count || other < second.count {
      var (removed, added) = ([String](), [String]())
      while gone.remove(place) != nil {
        removed.append(String(first[place]))
        place += 1
      }
      while come.remove(other) != nil {
        added.append(String(second[other]))
        other += 1
      }
      // As many lines as before are mostly the same ones, each with a change in it.
      if removed.count != added.count { (removed, added) = ([removed.joined()], [added.joined()]) }
      for (old, new) in zip(removed, added) {
        for piece in TextChange(from: old, to: new).pieces {
          pieces.append(Piece(offset: offset + piece.offset, old: piece.old, new: piece.new))
        }
        offset += old.utf8.count
      }
      if place < first.count, other < second.count, !gone.contains(place), !come.contains(other) {
        offset += first[place].utf8.count
        place += 1
        other += 1
      }
    }
    self.pieces = pieces
  }

  /// The numbers of the lines that are only in the first, and only in the second of two texts.
  private static func differing(_ first: [Substring], _ second: [Substring]) -> (Set<Int>, Set<Int>) {
    let start = zip(first, second).prefix { $0 == $1 }.count
    let most = min(first.count, second.count) - start
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.prefix(most).count
    let (old, new) = (first[start..<first.count - end], second[start..<second.count - end])
    // Finding the fewest takes a time with the product of both; line ends that are others change them all.
    if old.count * new.count > Self.productLimit { return (Set(old.indices), Set(new.indices)) }
    let difference = Array(new).difference(from: Array(old))
    return (
      Set(difference.removals.map { $0.position + start }),
      Set(difference.insertions.map { $0.position + start })
    )
  }

  private static let productLimit = 1_000_000

  /// Edits of one reading of a file; those that change nothing are left out.
  public init(_ edits: [MarkupEdit], in markup: Markup) {
    let bytes = Array(markup.source.contents.utf8)
    let sorted = edits.enumerated().sorted {
      ($0.1.range.lowerBound, $0.1.range.upperBound, $0.0)
        < ($1.1.range.lowerBound, $1.1.range.upperBound, $1.0)
    }.map(\.1)
    var pieces: [Piece] = []
    for edit in sorted {
      guard edit.range.lowerBound >= pieces.last?.end ?? 0, edit.range.upperBound <= bytes.count else {
        continue
      }
      let old = String(decoding: bytes[edit.range], as: UTF8.self)
      guard old != edit.replacement else { continue }
      if let last = pieces.indices.last, pieces[last].end == edit.range.lowerBound {
        pieces[last].old += old
        pieces[last].new += edit.replacement
      } else {
        pieces.append(Piece(offset: edit.range.lowerBound, old: old, new: edit.replacement))
      }
    }
    self.pieces = pieces
  }

  /// The text after the change; nothing where other things stand in the places that it concerns.
  public func applied(to text: String) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for piece in pieces {
      guard piece.end <= bytes.count, bytes[piece.offset..<piece.end].elementsEqual(piece.old.utf8) else {
        return nil
      }
      result += bytes[position..<piece.offset]
      result += piece.new.utf8
      position = piece.end
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// The change back.
  public var inverse: TextChange {
    var moved = 0
    return TextChange(
      pieces.map { piece in
        defer { moved += piece.shift }
        return Piece(offset: piece.offset + moved, old: piece.new, new: piece.old)
      })
  }

  /// The same change of a text that another change of the same text has gone over.
  ///
  /// - Returns: Nothing where both concern the same place, or places side by side.
  public func rebased(over other: TextChange) -> TextChange? {
    var result: [Piece] = []
    for piece in pieces {
      var moved = piece
      for there in other.pieces {
        if there.end < piece.offset {
          moved.offset += there.shift
        } else if there.offset <= piece.end {
          return nil
        }
      }
      result.append(moved)
    }
    return TextChange(result)
  }

  /// Where a place of the text before stands in the text after; behind what is inserted there.
  public func place(of offset: Int) -> Int {
    var moved = offset
    for piece in pieces {
      if piece.end <= offset {
        moved += piece.shift
      } else if piece.offset < offset {
        return moved - offset + piece.offset + piece.new.utf8.count
      }
    }
    return moved
  }
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
