import Foundation
import QuoinConstraints
import QuoinDiagnostics
import QuoinGraphics

/// What an engine knows of why views are where they are.
extension LayoutEngine {
  private func variables(of item: LayoutItem, _ axis: NSLayoutAxis) -> [LinearVariable] {
    guard let variables = item.variables else { return [] }
    return axis == .horizontal
      ? [variables.x, variables.width].compactMap { $0 } : [variables.y, variables.height].compactMap { $0 }
  }

  func constraints(deciding item: LayoutItem, _ axis: NSLayoutAxis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for variable in variables(of: item, axis) {
      guard let answer = try? system.why(variable) else { continue }
      for link in answer.links {
        guard case .constraint(let constraint)? = rowOwners[link.constraint.index],
          !found.contains(where: { $0 === constraint })
        else { continue }
        found.append(constraint)
      }
    }
    return found
  }

  /// The views that could be elsewhere, in the order in which they came.
  var ambiguousViews: [UIView] {
    var found: [UIView] = []
    for variable in system.ambiguousVariables() {
      guard let view = (owners[variable.index] as? ViewItem)?.view, !found.contains(where: { $0 === view })
      else { continue }
      found.append(view)
    }
    return found
  }

  func isAmbiguous(_ item: LayoutItem) -> Bool { !ambiguities(of: item).isEmpty }

  private func ambiguities(of item: LayoutItem) -> [ConstraintAmbiguity] {
    let own = variables(of: item, .horizontal) + variables(of: item, .vertical)
    return system.ambiguities().filter { $0.movements.contains { own.contains($0.variable) } }
  }

  /// Moves what is open by some points, and lets it be there.
  func exerciseAmbiguity(of item: ViewItem) {
    guard let ambiguity = ambiguities(of: item).first else { return }
    var rows: [ConstraintHandle] = []
    for movement in ambiguity.movements {
      let wanted = system.value(of: movement.variable) + movement.rate * Self.exercise
      if let row = add((movement.variable == wanted).with(priority: 1), by: .item(item, .least)) {
        rows.append(row)
      }
    }
    solveRounds()
    for row in rows { drop(row) }
    solveRounds()
    tellMoves(during: nil)
  }

  /// How far a view moves whose ambiguity is exercised, in points.
  private static let exercise = 20.0

  // MARK: Words

  func name(of variable: LinearVariable) -> String? {
    guard owners.indices.contains(variable.index), let item = owners[variable.index] else { return nil }
    return "\(item.words).\(part(variable, of: item))"
  }

  private func part(_ variable: LinearVariable, of item: LayoutItem) -> String {
    if variable == item.variables?.x { return "left" }
    if variable == item.variables?.y { return "top" }
    if variable == item.variables?.width { return "width" }
    if variable == item.variables?.height { return "height" }
    return variable == (item as? ViewItem)?.state.contentWidth ? "content.width" : "content.height"
  }

  func name(of row: ConstraintHandle) -> String? {
    rowOwners.indices.contains(row.index) ? rowOwners[row.index].map(Self.words) : nil
  }

  /// What a row says, in words.
  func words(of row: ConstraintHandle) -> String {
    guard rowOwners.indices.contains(row.index), let owner = rowOwners[row.index] else {
      return system.words(of: row)
    }
    return words(of: owner)
  }

  /// What a row says, with the number where it has one.
  func words(of owner: RowOwner) -> String {
    guard case .item(let item, let row) = owner, let view = item as? ViewItem else {
      return Self.words(of: owner)
    }
    let frame = view.view.map { CGRect(origin: $0.geometry.origin, size: $0.geometry.size) } ?? .zero
    let number: CGFloat? =
      switch row {
      case .givenWidth, .frameWidth: frame.width
      case .givenHeight, .frameHeight: frame.height
      case .frameX: frame.minX
      case .frameY: frame.minY
      case .hugging(let axis), .resistance(let axis):
        axis == .horizontal ? view.state.widthOfContent.length : view.state.heightOfContent.length
      case .least: nil
      }
    return Self.words(of: owner) + (number.map { ", \($0.inWords)" } ?? "")
  }

  static func words(of owner: RowOwner) -> String {
    switch owner {
    case .constraint(let constraint): return constraint.wordsWithPlace
    case .item(let item, let row):
      switch row {
      case .givenWidth: return "the width of \(item.words) as it is given"
      case .givenHeight: return "the height of \(item.words) as it is given"
      case .frameX: return "the left edge of \(item.words) by its frame and mask"
      case .frameY: return "the top edge of \(item.words) by its frame and mask"
      case .frameWidth: return "the width of \(item.words) by its frame and mask"
      case .frameHeight: return "the height of \(item.words) by its frame and mask"
      case .least: return "the size of \(item.words) is not negative"
      case .hugging(let axis):
        return "\(item.words) is at most as \(axis == .horizontal ? "wide" : "high") as its content"
      case .resistance(let axis):
        return "\(item.words) is at least as \(axis == .horizontal ? "wide" : "high") as its content"
      }
    }
  }
}
