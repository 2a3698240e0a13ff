import Foundation
import QuoinBoxes
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension LiveNode {
  /// The attributes as they are now, in the order written.
  ///
  /// - Parameter keys: The keys of the nodes that they may depend on.
  func inspectedAttributes(keys: [ObjectIdentifier: String]) -> [AttributeInspection] {
    var written: [String: Int] = [:]
    for (place, attribute) in program.source.attributes.enumerated() { written[attribute.name] = place }
    return program.attributes.enumerated().map { index, attribute in
      inspected(attribute, index, keys: keys)
    }.sorted { first, second in
      if first.isDefault != second.isDefault { return second.isDefault }
      return (written[first.name] ?? .max, first.name) < (written[second.name] ?? .max, second.name)
    }
  }

  private func inspected(
    _ attribute: AttributeProgram, _ index: Int, keys: [ObjectIdentifier: String]
  ) -> AttributeInspection {
    let source = attribute.source
    var result = AttributeInspection(
      name: attribute.name, expression: source.text, place: source.span,
      isDefault: source.map.source.file == "\(program.component.name).\(attribute.name)",
      type: attribute.role.type?.name, dependencies: [])
    do throws(Diagnostic) {
      let value = try value(ofAttribute: index)
      result.value = value.printed(as: attribute.role.type, in: tree.host)
      if case .number(let number) = value, number.isFinite { result.number = number }
    } catch {
      result.problem = error.message
    }
    for reference in references(of: attribute) {
      var dependency = dependency(on: reference, keys: keys)
      // Expressions that need no interpreter fill no slots.
      let value = try? tree.untracked { () throws(Diagnostic) in try tree.value(of: reference, in: slots) }
      dependency.value = value?.printed(as: nil, in: tree.host)
      for part in parts(of: dependency, value, readBy: source.text) where !result.dependencies.contains(part)
      {
        result.dependencies.append(part)
      }
    }
    return result
  }

  /// What an expression reads of a value with members: `user.name` rather than all of `user`.
  private func parts(
    of whole: AttributeInspection.Dependency, _ value: Value?, readBy text: String
  ) -> [AttributeInspection.Dependency] {
    guard case .dictionary? = value else { return [whole] }
    let kinds: [ExpressionKind] = [.expression, .string]
    let names = kinds.map { ExpressionSyntax(text, as: $0) }.first(where: \.isValid)?.names ?? []
    let parts = names.map(\.path.components).filter { $0[0] == whole.name }.map { path in
      var part = whole
      var value = value
      for member in path.dropFirst() {
        guard case .dictionary(let members)? = value else { break }
        value = members[member]
        part.name += ".\(member)"
      }
      part.value = value?.printed(as: nil, in: tree.host)
      return part
    }
    return parts.isEmpty ? [whole] : parts
  }

  /// What the attributes of the node read.
  var references: [Reference] { program.attributes.flatMap { references(of: $0) } }

  private func references(of attribute: AttributeProgram) -> [Reference] {
    attribute.dependencies.map { program.references[$0] }
  }

  /// How the node comes to its place; nothing for what has no view.
  ///
  /// - Parameter space: Whose points `steps` are for.
  func inspectedLayout(isCell: Bool, in space: UIView) -> NodeLayout? {
    guard program.component.hasView else { return nil }
    let outer = view.superview ?? view
    let zero = space.convert(CGPoint.zero, to: outer)
    let steps = [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map { point in
      let end = space.convert(point, to: outer)
      return CGVector(dx: end.x - zero.x, dy: end.y - zero.y)
    }
    let anchor = view.layer.anchorPoint
    var frame = view.frame
    var whole = CGSize.zero
    do throws(Diagnostic) {
      frame = CGRect(
        x: try origin(.horizontal), y: try origin(.vertical), width: try length(.horizontal),
        height: try length(.vertical))
      whole = CGSize(width: try parentLength(.horizontal), height: try parentLength(.vertical))
    } catch {
      // What is wrong is told where it stands.
    }
    let isMirrored = (try? isRightToLeft()) ?? false
    return NodeLayout(
      arrangement: isCell
        ? .list
        : parent == nil
          ? .surroundings
          : isArranged
            ? .container : isConstrained ? .constraints : .attributes,
      isInRow: isArranged ? parent?.placesInRow : nil, frame: frame, whole: whole,
      isRightToLeft: isMirrored, usesLegacyEdges: program.usesLegacyEdges,
      anchor: CGPoint(x: anchor.x, y: anchor.y), isTransformed: !view.transform.isIdentity,
      horizontal: names(.horizontal), vertical: names(.vertical), steps: steps)
  }

  /// Whether it arranges its children side by side; nothing where it does neither this nor put them one below another.
  private var placesInRow: Bool? {
    switch view {
    case let stack as UIStackView: stack.axis == .horizontal
    case is LMRowView: true
    case is LMColumnView: false
    default: nil
    }
  }

  private func names(_ axis: Axis) -> [String] {
    let rule = program.rule(axis)
    let size = rule.size.map { [program.attributes[$0].name] } ?? []
    // With a size, one place is enough.
    let places = rule.positions.prefix(rule.size == nil ? 2 : 1)
    return size + (isArranged ? [] : places.map { program.attributes[$0.index].name })
  }
}
