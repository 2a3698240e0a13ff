import QuoinDiagnostics
import QuoinExpressions

/// What is wrong with what a template says in constraints.
extension Diagnostic {
  static func unknownAnchor(_ name: String) -> Diagnostic {
    let meant =
      misnamedAnchors[name].map { NearestNames($0) }
      ?? (name.hasSuffix("Anchor") && AnchorPath.names.contains(String(name.dropLast(6)))
        ? NearestNames(String(name.dropLast(6))) : NearestNames(to: name, among: AnchorPath.names))
    return Diagnostic(.error, "There is no anchor '\(name)'", suggestions: meant)
  }

  /// What other systems, and attributes, call anchors.
  private static let misnamedAnchors = [
    "center.x": "centerX", "center.y": "centerY", "baseline": "lastBaseline", "start": "leading",
    "end": "trailing", "x": "left", "y": "top", "w": "width", "h": "height",
  ]

  /// A constraint that begins with something else than an anchor of the element.
  static func constraintBeginsElsewhere(_ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      "A constraint begins with an anchor of the element itself, as in top = previous.bottom; '\(text)' is none"
    )
  }

  static func constraintWithoutSign(_ anchor: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(anchor)' says nothing; a constraint goes on with =, ≤ or ≥ behind its anchor")
  }

  /// A sign that constraints do not know.
  static func constraintSign(_ sign: String) -> Diagnostic {
    let meant = sign.contains("<") ? "≤" : "≥"
    return Diagnostic(.error, "A constraint knows =, ≤ and ≥, and no '\(sign)'", suggestion: meant)
  }

  static func constraintWithoutSide(_ anchor: String, _ sign: String) -> Diagnostic {
    Diagnostic(
      .error, "Nothing stands behind '\(anchor) \(sign)'; another anchor or a number is expected")
  }

  static var constraintWithoutPriority: Diagnostic {
    Diagnostic(
      .error, "Nothing stands behind '@'; a priority from 1 to 1000 is expected, such as @750 or @high")
  }

  static func constraintPriority(_ priority: Double) -> Diagnostic {
    Diagnostic(.error, "A priority is from 1 to 1000; \(numberText(priority)) is none")
  }

  /// Two constraints without a semicolon in between.
  static var constraintsWithoutSemicolon: Diagnostic {
    Diagnostic(.error, "Constraints stand with semicolons between them: top = 0; width = 20")
  }

  /// An edge or a center that is to be a number.
  static func anchorWithoutAnchor(_ anchor: ConstraintAnchor, _ number: String?) -> Diagnostic {
    var meant = "parent.\(anchor.rawValue)"
    if let number, number != "0" {
      meant += number.hasPrefix("-") ? " - " + number.dropFirst().drop { $0 == " " } : " + \(number)"
    }
    return Diagnostic(
      .error, "\(anchor.rawValue) is a place and is tied to that of another anchor, not to a number alone",
      suggestion: meant)
  }

  /// Anchors that cannot be compared.
  static func anchorKinds(_ first: ConstraintAnchor, _ second: String, _ kind: ConstraintAnchor.Kind)
    -> Diagnostic
  {
    func words(_ kind: ConstraintAnchor.Kind) -> String {
      switch kind {
      case .across: "a horizontal anchor"
      case .down: "a vertical anchor"
      case .length: "a length"
      }
    }
    return Diagnostic(
      .error,
      "\(words(first.kind)) cannot be tied to \(words(kind)): \(first.rawValue) and \(second) have nothing to do with each other"
        .capitalizedFirst)
  }

  /// Several anchors at once that are tied to something else than their like.
  static func anchorGroup(_ group: ConstraintGroup) -> Diagnostic {
    Diagnostic(
      .error,
      "\(group.rawValue) stands for \(group.summary), each tied to its like: \(group.rawValue) = parent.\(group.rawValue)"
    )
  }

  static func anchorGroupAlone(_ group: ConstraintGroup) -> Diagnostic {
    Diagnostic(
      .error, "\(group.rawValue) takes = alone, and nothing added; \(group.summary) take the rest")
  }

  static func thirdAnchor(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "A constraint ties two anchors, and \(name) is a third; numbers alone are added to the second")
  }

  static func bentAnchor(_ name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(name) is known only when the constraints are solved; it can be multiplied with a number and have one added"
    )
  }

  static func anchorTimesNothing(_ name: String) -> Diagnostic {
    Diagnostic(.error, "\(name) is multiplied with 0, which ties the place to nothing")
  }

  /// A name before an anchor that leads nowhere.
  static func unknownElement(
    _ path: NamePath, tiedTo first: ConstraintAnchor, ids: [String], at span: SourceSpan?
  ) -> Diagnostic {
    let known = ["parent", "superview", "previous", "next"] + ConstraintGuide.allCases.map(\.rawValue) + ids
    let rest = path.components.dropFirst().map { ".\($0)" }.joined()
    return Diagnostic(
      .error, "Nothing around is called '\(path.first)', to tie \(first.rawValue) to", at: span,
      suggestions: ids.contains("#\(path.first)")
        ? NearestNames("#\(path.first)\(rest)")
        : NearestNames(to: path.first, among: known)?.map { $0 + rest })
  }

  static func unknownIdentifier(_ id: String, among ids: [String], at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "No element that the constraint could reach has the id '\(id.dropFirst())'", at: span,
      suggestions: NearestNames(to: id, among: ids))
  }

  /// An element in another tree of views: outside of a cell, or of what stands on a page by itself.
  static func anchorOutsideOfCopy(_ name: String, of component: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(name) stands outside of this \(component), whose views are a tree of their own; constraints tie views of one tree"
    )
  }

  static func anchorWithoutView(_ name: String, _ component: String) -> Diagnostic {
    Diagnostic(.error, "\(name) is \(component), which is no view and has no anchors")
  }

  static func guideOfNoScrollView(_ guide: ConstraintGuide, _ name: String) -> Diagnostic {
    Diagnostic(
      .error, "Scroll views alone have the guide '\(guide.rawValue)', and \(name) leads to none")
  }

  static func noCommonAncestor(_ label: String, _ other: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "A constraint of \(label) ties it to \(other), and no view holds both of them", at: span)
  }

  static func constraintsOfPart(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) is no attribute: constraints tie elements, not what stands in one")
  }

  /// An attribute that would place an element which constraints place.
  static func besideConstraints(_ name: String) -> Diagnostic {
    let anchor = LayoutAttribute(rawValue: name)
    let example: String =
      switch anchor {
      case .width, .height: "\(name) = …"
      case .centerX: "centerX = parent.centerX"
      case .centerY: "centerY = parent.centerY"
      case .right, .bottom, .trailing: "\(name) = parent.\(name) - …"
      default: "\(name) = parent.\(name) + …"
      }
    return Diagnostic(
      .warning,
      "\(name) has no effect beside constraints, which place the element; they say it as \(example)"
    ).about(.ignoredAttribute)
  }

  static func constraintsOfRoot(_ label: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "The constraints of \(label) count where another element holds it; as a root, it lies where it is drawn"
    )
  }

  /// An edge or a length that is said twice.
  static func repeatedConstraint(_ anchor: String, first: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .warning, "\(anchor) is tied twice, and both ties are required; a priority lets one give way",
      notes: first.map { [Note("It was tied here first", at: $0)] } ?? [])
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
