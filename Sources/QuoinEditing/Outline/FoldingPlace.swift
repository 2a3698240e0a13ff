import QuoinMarkup
import QuoinTools

/// A stretch of a file that can be folded away.
public struct FoldingPlace: Sendable, Hashable {
  /// What is folded.
  public enum Kind: String, Sendable, Hashable {
    /// What stands inside an element.
    case element
    /// The attributes of an element.
    case attributes
    case comment
  }

  /// What is folded.
  public let kind: Kind
  /// From the first line that stays to the last that goes, in UTF-8 bytes.
  public let range: Range<Int>
}

extension EditedTemplate {
  /// What can be folded: elements, long opening tags and comments of more than one line.
  public var foldingPlaces: [FoldingPlace] {
    var places: [FoldingPlace] = []
    for node in markup.document.descendants {
      switch node.kind {
      case .comment: add(.comment, node.range, to: &places)
      case .element:
        guard let element = node.element else { continue }
        let tag = element.openingTagRange
        if let closing = element.closingTagRange {
          // The closing tag stays to be seen.
          add(.element, node.range.lowerBound..<closing.lowerBound, to: &places)
        }
        add(.attributes, tag, to: &places)
      default: continue
      }
    }
    return places
  }

  private func add(_ kind: FoldingPlace.Kind, _ range: Range<Int>, to places: inout [FoldingPlace]) {
    let text = markup.text(range)
    if text.utf8.contains(0x0A) || text.utf8.contains(0x0D) {
      places.append(FoldingPlace(kind: kind, range: range))
    }
  }
}
