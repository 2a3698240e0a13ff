import Foundation

extension NSLayoutConstraint {
  /// What the constraint says, as someone would write it: `title.trailing ≤ price.leading − 8`, with its priority where that
  /// is not required, and its identifier before it.
  public final var words: String {
    guard let first else { return "a constraint of nothing" }
    var text = "\(first.words) \(relation.sign) "
    if let second, multiplier != 0 {
      if multiplier != 1 { text += "\(multiplier.inWords) × " }
      text += second.words
      if storedConstant != 0 {
        text += storedConstant < 0 ? " − " : " + "
        text += abs(storedConstant).inWords
      }
    } else {
      text += storedConstant.inWords
    }
    if storedPriority != .required { text += " @ \(CGFloat(storedPriority.rawValue).inWords)" }
    guard let identifier, !identifier.isEmpty else { return text }
    return "\(identifier): \(text)"
  }

  /// The same with the place where it is written.
  final var wordsWithPlace: String { sourcePlace.map { "\(words) (\($0))" } ?? words }
}

nonisolated extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

nonisolated extension CGFloat {
  /// At most three digits behind the point, and a minus sign as it is set.
  var inWords: String {
    guard isFinite else { return "\(self)" }
    let thousandths = (magnitude * 1_000).rounded() / 1_000
    let digits =
      thousandths == thousandths.rounded() && thousandths < 1e15 ? "\(Int(thousandths))" : "\(thousandths)"
    return self < 0 && thousandths != 0 ? "−\(digits)" : digits
  }
}

extension UIView {
  /// What messages call the view: its accessibility identifier, the name of the property that its superview or controller
  /// has it in, or its class.
  final var nameInMessages: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    var holders: [UIResponder] = []
    var view: UIView? = self
    while let next = view, holders.count < 8 {
      if let owner = next.owner { holders.append(owner) }
      if let parent = next.parent { holders.append(parent) }
      view = next.parent
    }
    for holder in holders {
      if let name = Self.name(of: self, in: holder) { return name }
    }
    return "\(type(of: self))"
  }

  /// The property in which an object has a view.
  private static func name(of view: UIView, in holder: UIResponder) -> String? {
    var mirror: Mirror? = Mirror(reflecting: holder)
    while let next = mirror, next.subjectType != UIView.self, next.subjectType != UIResponder.self {
      for child in next.children where child.value as AnyObject === view {
        guard let label = child.label, !label.hasPrefix("stored") else { continue }
        // Lazy properties are kept under another name.
        return label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      }
      mirror = next.superclassMirror
    }
    return nil
  }
}
