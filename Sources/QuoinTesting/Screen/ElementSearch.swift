import QuoinDiagnostics
import QuoinViews

/// Finds views by what a person calls them: the text that they show, their label, or their identifier.
struct ElementSearch {
  private let root: UIView

  init(_ root: UIView) { self.root = root }

  /// The innermost views of a name, in the order of the tree.
  func matches(of name: String) -> [UIView] {
    var found: [UIView] = []
    collect(name, in: root, to: &found)
    return found
  }

  /// - Returns: Whether the view or one within it has the name.
  @discardableResult
  private func collect(_ name: String, in view: UIView, to found: inout [UIView]) -> Bool {
    var isWithin = false
    for child in view.subviews where collect(name, in: child, to: &found) { isWithin = true }
    if isWithin { return true }
    guard view.spokenNames.contains(name) else { return false }
    found.append(view)
    return true
  }

  /// The name on the screen that comes nearest.
  func nearestName(to name: String) -> String? {
    var names: [String] = []
    var pending = [root]
    while let view = pending.popLast() {
      names += view.spokenNames
      pending += view.subviews
    }
    return QuoinDiagnostics.nearestName(to: name, among: names)
  }

  /// Those among some views that stand nearest to one of another name: in the smallest view that holds both.
  func matches(of name: String, near other: String) -> [UIView] {
    let all = matches(of: name)
    for view in matches(of: other) {
      var around: UIView? = view
      while let next = around {
        let within = all.filter { $0 !== view && $0.isDescendant(of: next) }
        if !within.isEmpty { return within }
        around = next.superview
      }
    }
    return []
  }
}

extension UIView {
  /// What a person may call the view.
  final var spokenNames: [String] {
    [accessibilityIdentifier, accessibilityLabel, (self as? UILabel)?.text].compactMap(\.self)
  }
}
