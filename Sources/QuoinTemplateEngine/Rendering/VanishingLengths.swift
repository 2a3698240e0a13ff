import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Lengths above 0 that have come to no pixel: one warning for each of an element of the template, however often it is there.
///
/// Vector outputs have no pixels, so that nothing vanishes in them.
struct VanishingLengths {
  private struct Cause: Hashable {
    let element: ObjectIdentifier
    let axis: Axis
  }

  private var found = RepeatedWarnings<Cause>()

  /// Looks at the width and the height of a node's view.
  mutating func look(at node: LiveNode) {
    let size = node.view.bounds.size
    guard size.width == 0 || size.height == 0, node.program.component.isView else { return }
    for axis in [Axis.horizontal, .vertical] {
      guard let warning = node.vanishingLength(axis) else { continue }
      found.note(warning, of: Cause(element: ObjectIdentifier(node.program.source), axis: axis))
    }
  }

  /// The warnings, in the order in which they were found.
  var warnings: [Diagnostic] { found.all }
}

extension LiveNode {
  /// A warning for a length above 0 that has come to no pixel.
  fileprivate func vanishingLength(_ axis: Axis) -> Diagnostic? {
    guard (axis == .horizontal ? view.bounds.width : view.bounds.height) == 0 else { return nil }
    let given = program.rule(axis).size
    var length = try? given.map { (index) throws(Diagnostic) in try number(ofAttribute: index) }
    if length == nil, !isArranged { length = try? self.length(axis) }
    guard let length, length > 0, length < tree.grid.pixel else { return nil }
    let place = given.map { program.attributes[$0].source.span } ?? program.source.span
    return .vanishing(axis == .horizontal ? "width" : "height", length, of: self).located(at: place)
  }
}

extension Diagnostic {
  fileprivate static func vanishing(_ name: String, _ length: Double, of node: LiveNode) -> Diagnostic {
    // Edges that are subtracted leave 0.29999999999999716.
    let rounded = (length * 1000).rounded() / 1000
    let pixel = (Double(node.tree.grid.pixel) * 1000).rounded() / 1000
    return Diagnostic(
      .warning,
      "The \(name) of \(node.element) is \(numberText(rounded > 0 ? rounded : length)) points, and nothing of it is seen: a pixel is \(numberText(pixel))",
      notes: [Note("Give it a whole pixel, or draw at a larger scale, or as PDF or SVG")])
  }
}
