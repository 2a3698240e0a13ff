import QuoinViews

/// Why a finger cannot get at a view.
enum Obstacle {
  case hidden(by: UIView)
  case clear(UIView)
  case empty(UIView)
  case scrolledAway(in: UIScrollView)
  case outside(UIView)
  case covered(by: UIView)
  case disabled(by: UIView)
  case notEnabled(UIView)

  /// What a sentence says of the view.
  var reason: String {
    switch self {
    case .hidden(let view): "is hidden: \(view.line) is"
    case .clear(let view): "cannot be seen: \(view.line) has an alpha of \(view.alpha.short)"
    case .empty(let view): "cannot be seen: \(view.line) has no size"
    case .scrolledAway(let view): "is out of sight in \(view.line); scroll to it first"
    case .outside(let view): "lies outside of \(view.line)"
    case .covered(let view): "is covered by \(view.line)"
    case .disabled(let view): "is disabled: \(view.line) takes no touches"
    case .notEnabled(let view): "is disabled: \(view.line) is not enabled"
    }
  }
}

extension UIView {
  fileprivate var line: String { outlineLine([.frames, .texts]) }
}
