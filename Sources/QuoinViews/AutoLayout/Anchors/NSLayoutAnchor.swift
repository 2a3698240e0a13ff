import Foundation

/// An edge, a center or a length of a view or a guide, which makes constraints with others of its kind.
///
/// ```swift
/// title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
/// ```
///
/// The methods note where they are called, so that messages can name the line; each is there once more for code that hands
/// the method itself around.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ViewBound {
  let end: ConstraintEnd

  init(_ end: ConstraintEnd) { self.end = end }

  deinit {}

  /// The view or the guide.
  public final var item: AnyObject? { end.item.object }
  /// What the anchor is called in messages, such as `title.trailing`.
  public final var name: String { end.words }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return end.item === other.end.item && end.attribute == other.end.attribute
      && end.reach?.item === other.end.reach?.item && end.reach?.attribute == other.end.reach?.attribute
  }

  open nonisolated override var hash: Int { ObjectIdentifier(end.item).hashValue ^ end.attribute.rawValue }

  open nonisolated override var description: String { whereViewsAre { "<\(type(of: self)): \(name)>" } }

  // MARK: With others

  /// A constraint that holds where this is as far as another anchor, moved by a constant in points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(.equal, anchor.end, constant: c, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at least as far as another anchor, moved by a constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, anchor.end, constant: c, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at most as far as another anchor, moved by a constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, anchor.end, constant: c, ConstraintPlace(fileID: fileID, line: line))
  }
}

/// The same for code that hands a method around: a name without places finds these alone, while calls prefer those above,
/// which are less general.
extension NSLayoutAnchor {
  /// A constraint that holds where this is as far as another anchor.
  public final func constraint<Other: NSLayoutAnchor<AnchorType>>(equalTo anchor: Other) -> NSLayoutConstraint
  {
    end.constraint(.equal, anchor.end)
  }

  /// A constraint that holds where this is as far as another anchor, moved by a constant in points.
  public final func constraint<Other: NSLayoutAnchor<AnchorType>>(
    equalTo anchor: Other, constant c: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.equal, anchor.end, constant: c)
  }

  /// A constraint that holds where this is at least as far as another anchor.
  public final func constraint<Other: NSLayoutAnchor<AnchorType>>(
    greaterThanOrEqualTo anchor: Other
  ) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, anchor.end)
  }

  /// A constraint that holds where this is at least as far as another anchor, moved by a constant in points.
  public final func constraint<Other: NSLayoutAnchor<AnchorType>>(
    greaterThanOrEqualTo anchor: Other, constant c: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, anchor.end, constant: c)
  }

  /// A constraint that holds where this is at most as far as another anchor.
  public final func constraint<Other: NSLayoutAnchor<AnchorType>>(
    lessThanOrEqualTo anchor: Other
  ) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, anchor.end)
  }

  /// A constraint that holds where this is at most as far as another anchor, moved by a constant in points.
  public final func constraint<Other: NSLayoutAnchor<AnchorType>>(
    lessThanOrEqualTo anchor: Other, constant c: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, anchor.end, constant: c)
  }
}

extension ConstraintEnd {
  /// The constraint of this side with another one or, without one, with a number.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintEnd?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, _ place: ConstraintPlace? = nil
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint()
    (made.first, made.second) = (self, other)
    made.relation = relation
    made.sourcePlace = place
    made.take(multiplier: multiplier, constant: constant)
    return made
  }

  /// The constraint of this side with another one that is as far before it as the system's spacing times a number.
  func spaced(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintEnd, _ multiplier: CGFloat,
    _ place: ConstraintPlace
  ) -> NSLayoutConstraint {
    constraint(relation, other, constant: multiplier * Self.systemSpacing(from: other, to: self), place)
  }
}
