import QuoinDiagnostics
import QuoinViews

/// Finds things by what a person calls them: the text that they show, their label, or their identifier.
struct ElementSearch {
  private let root: UIView

  init(_ root: UIView) { self.root = root }

  /// The innermost things of a name, in the order of the tree.
  func matches(of name: String) -> [ScreenElement] {
    var found: [ScreenElement] = []
    collect(name, in: root, to: &found)
    return found
  }

  /// - Returns: Whether the view or something within it has the name.
  @discardableResult
  private func collect(_ name: String, in view: UIView, to found: inout [ScreenElement]) -> Bool {
    var isWithin = false
    for child in view.subviews where collect(name, in: child, to: &found) { isWithin = true }
    for part in view.spokenParts where part.spokenNames.contains(name) {
      found.append(ScreenElement(part, of: view))
      isWithin = true
    }
    if isWithin { return true }
    guard view.namesOnScreen.contains(name) else { return false }
    found.append(ScreenElement(view))
    return true
  }

  /// The name on the screen that comes nearest.
  func nearestName(to name: String) -> String? {
    var names: [String] = []
    var pending = [root]
    while let view = pending.popLast() {
      names += view.namesOnScreen + view.spokenParts.flatMap(\.spokenNames)
      pending += view.subviews
    }
    return QuoinDiagnostics.nearestName(to: name, among: names)
  }

  /// Those among the things of a name that stand nearest to one of another name: in the smallest view that holds both.
  func matches(of name: String, near other: String) -> [ScreenElement] {
    let all = matches(of: name)
    for element in matches(of: other) {
      var around: UIView? = element.view
      while let next = around {
        let within = all.filter { $0.view !== element.view && $0.view.isDescendant(of: next) }
        if !within.isEmpty { return within }
        around = next.superview
      }
    }
    return []
  }
}

extension AccessibleObject {
  /// What readers of the screen and tests call the object.
  fileprivate final var spokenNames: [String] {
    [accessibilityIdentifier, accessibilityLabel].compactMap(\.self)
  }
}

extension UIView {
  /// What a person may call the view.
  fileprivate final var namesOnScreen: [String] {
    spokenNames + [(self as? UILabel)?.text].compactMap(\.self)
  }

  /// What is read out of the view and is no view itself.
  fileprivate final var spokenParts: [AccessibleObject] {
    (accessibilityElements ?? []).compactMap { $0 is UIView ? nil : $0 as? AccessibleObject }
  }
}
