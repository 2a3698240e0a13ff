import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine

/// Works out which attributes a drag changes, and to what.
///
/// An attribute keeps its way of saying where the view is: a number stays a number, a percentage a percentage, and what is
/// neither gets a number added at its end. What says nothing about an axis is told by `left`, `top`, `width` and `height`.
/// A view that is centred by something else than a number stays centred when it is resized: the other edge moves as well.
struct FrameEditing {
  /// An axis, by what it is made of.
  private struct AxisNames {
    let size: String
    let start: String
    let whole: CGFloat
    let length: CGFloat
    let anchor: CGFloat
    /// The attributes in effect.
    let given: [String]
  }

  /// Where an attribute counts.
  private enum Line {
    case start(sign: Double)
    case end(sign: Double)
    case anchor
    case baseline

    func isSameEdge(as other: Line) -> Bool {
      switch (self, other) {
      case (.start, .start), (.end, .end): true
      default: false
      }
    }
  }

  let element: MarkupElement
  let details: NodeDetails
  private let layout: NodeLayout
  private let label: String

  /// - Throws: A diagnostic where the node has no view.
  init(_ element: MarkupElement, _ details: NodeDetails) throws(Diagnostic) {
    self.element = element
    self.details = details
    label = element.attribute("id").map { "#\($0.value)" } ?? "<\(element.name)>"
    guard let layout = details.layout else { throw .noPlace(label, at: element.nameSpan) }
    self.layout = layout
  }

  /// The attributes that a drag changes, with their new texts.
  ///
  /// - Parameter drag: In points of what the node stands in.
  /// - Throws: A diagnostic where the drag cannot be said by attributes.
  func attributes(for drag: FrameDrag) throws(Diagnostic) -> [(name: String, value: String)] {
    if layout.isTransformed, !drag.isMove { throw .transformed(label, at: element.nameSpan) }
    let horizontal = AxisNames(
      size: "width", start: "left", whole: layout.whole.width, length: layout.frame.size.width,
      anchor: layout.anchor.x, given: layout.horizontal)
    let vertical = AxisNames(
      size: "height", start: "top", whole: layout.whole.height, length: layout.frame.size.height,
      anchor: layout.anchor.y, given: layout.vertical)
    return try attributes(horizontal, Double(drag.left), Double(drag.right))
      + attributes(vertical, Double(drag.top), Double(drag.bottom))
  }

  private func attributes(
    _ axis: AxisNames, _ start: Double, _ end: Double
  ) throws(Diagnostic) -> [(name: String, value: String)] {
    if start == 0, end == 0 { return [] }
    let isMove = start == end
    switch layout.arrangement {
    case .attributes: break
    case .constraints: throw .placedByConstraints(label, at: element.nameSpan)
    case .container:
      if isMove { throw .placedByContainer(label, at: element.nameSpan) }
      return [try size(axis, by: end - start)]
    case .list:
      if isMove || axis.size == "width" { throw .placedBySurroundings(label, at: element.nameSpan) }
      return [try size(axis, by: end - start)]
    case .surroundings:
      if isMove { throw .placedBySurroundings(label, at: element.nameSpan) }
      guard axis.given.contains(axis.size) else {
        throw .sizedBySurroundings(label, axis.size, at: element.nameSpan)
      }
      return [try size(axis, by: end - start)]
    }
    var places = axis.given.filter { $0 != axis.size }
    // Of two that are the same edge, as `leading` and `right` may be, the first alone counts.
    if places.count > 1, line(places[0]).isSameEdge(as: line(places[1])) {
      let other = places.removeLast()
      if !isMove { throw .sameEdge(label, places[0], other, at: element.nameSpan) }
    }
    // With two places, the size follows from them.
    let hasSize = axis.given.contains(axis.size) || places.count < 2
    var growth = end - start
    var changes: [(name: String, value: String)] = []
    var placesByStart = false
    for place in places {
      switch line(place) {
      case .start(let sign):
        if let change = try shift(place, by: start * sign, axis) { changes.append(change) }
      case .end(let sign):
        if let change = try shift(place, by: end * sign, axis) { changes.append(change) }
      case .anchor:
        let anchor = Double(axis.anchor)
        let moved = start * (1 - anchor) + end * anchor
        if isMove || !hasSize || isNumber(place) || anchor <= 0 || anchor >= 1 {
          if let change = try shift(place, by: moved, axis) { changes.append(change) }
        } else if abs(moved) > 0.001 {
          // It stays centred, and the edge that is dragged goes where it is dragged to.
          growth = abs(end) > abs(start) ? end / (1 - anchor) : -start / anchor
        }
      case .baseline:
        guard isMove else { throw .sizedByBaseline(label, place, at: element.nameSpan) }
        if let change = try shift(place, by: start, axis) { changes.append(change) }
      }
      placesByStart = true
    }
    if !placesByStart, start != 0 {
      changes.append((axis.start, ExpressionShift.text(start)))
    }
    if hasSize, growth != 0 { changes.append(try size(axis, by: growth)) }
    return changes
  }

  /// A size that is so much larger, at least 0.
  private func size(_ axis: AxisNames, by growth: Double) throws(Diagnostic) -> (name: String, value: String)
  {
    let growth = max(growth, -Double(axis.length))
    let length = Double(axis.length) + growth
    guard axis.given.contains(axis.size), let own = element.attribute(axis.size),
      let expression = ExpressionShift(own.value), !expression.isAuto
    else { return (axis.size, ExpressionShift.text(length)) }
    try check(axis.size)
    return (axis.size, expression.adding(growth, whole: Double(axis.whole)))
  }

  /// An attribute that places the view so much further on.
  private func shift(
    _ name: String, by delta: Double, _ axis: AxisNames
  ) throws(Diagnostic) -> (name: String, value: String)? {
    if delta == 0 { return nil }
    try check(name)
    guard let own = element.attribute(name), let expression = ExpressionShift(own.value) else {
      // What comes from a file that is included may name what is known in there alone.
      let number = details.attributes.first { $0.name == name }?.number ?? 0
      return (name, ExpressionShift.text(number + delta))
    }
    return (name, expression.adding(delta, whole: Double(axis.whole)))
  }

  private func check(_ name: String) throws(Diagnostic) {
    guard let problem = details.attributes.first(where: { $0.name == name })?.problem else { return }
    throw .notDraggable(name, because: problem, at: element.attribute(name)?.span ?? element.nameSpan)
  }

  private func isNumber(_ name: String) -> Bool {
    guard let own = element.attribute(name) else { return true }
    return ExpressionShift(own.value)?.literal != nil
  }

  private func line(_ name: String) -> Line {
    switch name {
    case "right", "bottom": .end(sign: layout.usesLegacyEdges ? 1 : -1)
    case "leading": layout.isRightToLeft ? .end(sign: -1) : .start(sign: 1)
    case "trailing": layout.isRightToLeft ? .start(sign: 1) : .end(sign: -1)
    case "center.x", "center.y": .anchor
    case "firstBaseline", "lastBaseline": .baseline
    default: .start(sign: 1)
    }
  }
}
