import Foundation
import QuoinDiagnostics
import QuoinExpressions

extension LiveTree {
  /// A warning for each reason why something is not seen in a picture, and for each side of the picture that stays empty
  /// although it was given.
  func sizeWarnings(in size: CGSize) -> [Diagnostic] {
    guard let root else { return [] }
    let check = ClippingCheck(root: root, size: size, pixel: grid.pixel)
    var order: [ClippingCause] = []
    var groups: [ClippingCause: (first: ClippedNode, count: Int)] = [:]
    // What lies on text that runs out of its parent tells of both.
    let covered = Set(check.overlaps.map { ObjectIdentifier($0.covered) })
    for cut in check.cuts
    where cut.side != .bottom || !cut.isOverrun || !covered.contains(ObjectIdentifier(cut.node)) {
      let cause = ClippingCause(cut)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: (cut, 0)].count += 1
    }
    var found = order.compactMap { groups[$0] }.map {
      Diagnostic.clipped($0.first, more: $0.count - 1, in: size)
    }
    if !found.isEmpty { found[0].notes.append(.init("bleed=\"true\" on an element says that this is meant")) }
    return found + Diagnostic.overlapped(check.overlaps) + root.emptyRests(in: size)
  }
}

/// What several nodes are cut off for: beyond a bottom edge one list is too long, whatever stands in its rows; beyond a
/// side edge each element of the template is too wide of its own.
struct ClippingCause: Hashable {
  let clipper: ObjectIdentifier?
  let side: ClippedNode.Side
  let element: ObjectIdentifier?

  init(_ cut: ClippedNode) {
    clipper = cut.clipper.map { ObjectIdentifier($0.program.source) }
    side = cut.side
    element = cut.side.isHorizontal ? ObjectIdentifier(cut.node.program.source) : nil
  }
}

extension LiveNode {
  /// How messages call the node's element.
  var element: String { program.source.id.map { "#\($0)" } ?? "<\(program.component.name)>" }

  /// Where a root of a fixed size leaves a part of the picture empty.
  fileprivate func emptyRests(in size: CGSize) -> [Diagnostic] {
    [Axis.horizontal, .vertical].compactMap { axis in
      guard let index = program.rule(axis).size, program.rule(axis).positions.isEmpty,
        case .number(let length)? = program.attributes[index].constant
      else { return nil }
      let whole = axis == .horizontal ? size.width : size.height
      guard length + 1 < whole else { return nil }
      return .emptyRest(program.attributes[index].source, length, of: whole)
    }
  }
}

extension Diagnostic {
  /// - Parameter size: How large the picture is, in points; nothing for a page.
  static func clipped(_ cut: ClippedNode, more: Int, in size: CGSize?) -> Diagnostic {
    let name = cut.node.element
    let whole =
      size.map { "the picture of \(tenths($0.width)) × \(tenths($0.height)) points" }
      ?? (cut.isOverrun ? "its column" : "the page")
    let place = cut.clipper.map(\.element) ?? whole
    let edge = "the \(cut.side.rawValue) edge of \(place)"
    var message: String
    if cut.isOverrun {
      message = "\(name) runs \(tenths(cut.overhang)) points beyond \(edge)"
    } else if cut.overhang >= cut.length {
      message = "\(name) is not seen: it lies \(tenths(cut.overhang - cut.length)) points beyond \(edge)"
    } else {
      message =
        "\(name) is cut off at \(edge): \(tenths(cut.overhang)) of its \(tenths(cut.length)) points are not seen"
    }
    if more > 0 { message += ", and \(more) more like this" }
    if cut.hasFreeWidth { message += "; give it right or width" }
    let isTooHigh = cut.isOverrun && cut.side == .bottom
    return Diagnostic(
      .warning, message, at: cut.node.program.source.span,
      notes: isTooHigh ? [Note("height=\"auto\" of \(place) makes room for it")] : [])
  }

  static func emptyRest(_ attribute: AttributeSource, _ length: Double, of whole: CGFloat) -> Diagnostic {
    Diagnostic(
      .warning,
      "\(attribute.name) is \(numberText(length)) points, so that \(tenths(whole - length)) of the picture's \(tenths(whole)) stay empty",
      at: attribute.span)
  }

  private static func tenths(_ length: CGFloat) -> String { numberText((Double(length) * 10).rounded() / 10) }
}
