import Foundation
import QuoinMarkup

/// Where a stack goes that comes around elements: where these were, said in the way in which they said it.
struct StackPlace {
  private let elements: [MarkupElement]
  private let frames: [CGRect]
  /// What the expressions of the stack cannot mean any more: its new children, and what stood beside them.
  private let lostNames: [String]

  /// - Parameters:
  ///   - elements: The elements, with the attributes that placed them.
  ///   - frames: Where they lie in points of what they stand in; as many as there are elements, or none.
  init(_ elements: [MarkupElement], _ frames: [CGRect]) {
    (self.elements, self.frames) = (elements, frames)
    lostNames = ["previous", "next"] + elements.compactMap { $0.attribute("id").map { "#\($0.value)" } }
  }

  /// The attributes of the stack; none where nothing is known of where the elements lie.
  var attributes: [(name: String, value: String)] {
    guard frames.count == elements.count, let left = frames.map(\.minX).min(),
      let top = frames.map(\.minY).min()
    else { return [] }
    var attributes = [
      ("left", said("left", byThoseWhere { $0.minX == left }) ?? ExpressionShift.text(left)),
      ("top", said("top", byThoseWhere { $0.minY == top }) ?? ExpressionShift.text(top)),
    ]
    // What fills its parent from edge to edge does so in the stack as well, if all of them do.
    let areInLine = frames.allSatisfy { $0.minX == left }
    if areInLine, let right = said("right", elements), said("left", elements) != nil {
      attributes.insert(("right", right), at: 1)
    }
    return attributes
  }

  private func byThoseWhere(_ isMeant: (CGRect) -> Bool) -> [MarkupElement] {
    zip(elements, frames).filter { isMeant($0.1) }.map(\.0)
  }

  /// What an attribute is for all of some elements that lie alike, where it means the same for the stack. Those that say it by
  /// another of them, as in `#title.left`, say nothing of their own.
  private func said(_ name: String, _ elements: [MarkupElement]) -> String? {
    let values = elements.map { $0.attribute(name)?.value }
    let meant = Set(values.filter { value in !lostNames.contains { value?.contains($0) == true } })
    guard meant.count == 1, case let value?? = meant.first else { return nil }
    return value
  }
}
