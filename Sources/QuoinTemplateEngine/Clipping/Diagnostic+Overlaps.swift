import QuoinDiagnostics
import QuoinExpressions

/// What several that are covered have in common: the elements that they and what covers them stand in.
struct OverlapCause: Hashable {
  let lower: ObjectIdentifier
  let upper: ObjectIdentifier

  init(_ overlap: OverlappedNode) {
    lower = ObjectIdentifier(overlap.lower.program.source)
    upper = ObjectIdentifier(overlap.upper.program.source)
  }
}

extension Diagnostic {
  /// A warning for each two elements of the template of which one lies on text or a code of the other, however often.
  static func overlapped(_ overlaps: [OverlappedNode]) -> [Diagnostic] {
    var order: [OverlapCause] = []
    var groups: [OverlapCause: (first: OverlappedNode, count: Int)] = [:]
    for overlap in overlaps {
      let cause = OverlapCause(overlap)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: (overlap, 0)].count += 1
    }
    return order.compactMap { groups[$0] }.map { overlapped($0.first, more: $0.count - 1) }
  }

  static func overlapped(_ overlap: OverlappedNode, more: Int) -> Diagnostic {
    let isRepeated = overlap.lower.program.source === overlap.upper.program.source
    let others = more > 0 ? ", and \(more) more like this" : ""
    var notes: [Note] = []
    var message: String
    if isRepeated {
      message =
        "Copies of \(overlap.upper.element) lie on each other, so that their \(overlap.isCode ? "codes" : "text") cannot be read\(others)"
      let hasTop = overlap.upper.program.attributeIndexes["top"] != nil
      if !hasTop { notes.append(Note("top=\"previous.bottom\" puts each below the one before")) }
    } else {
      let what = overlap.isText ? "The text of \(overlap.cover.element)" : overlap.cover.element
      let covered = overlap.isCode ? "code" : "text"
      message = "\(what) lies on the \(covered) of \(overlap.covered.element)\(others)"
      if overlap.isCode {
        notes.append(Note("Scanners read a code by the light room around it, which is part of it"))
      }
      notes.append(Note("The \(covered) that is covered", at: overlap.covered.program.source.span))
    }
    notes.append(Note("overlaps=\"true\" on either says that this is meant"))
    return Diagnostic(.warning, message, at: overlap.cover.program.source.span, notes: notes)
  }
}
