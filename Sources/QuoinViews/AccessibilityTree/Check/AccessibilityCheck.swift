import Foundation
import QuoinDiagnostics
import QuoinGraphics

extension UIView {
  /// What in the view keeps people from using it: labels that are missing, text without contrast, small targets, and,
  /// where the traits ask for text that is larger than usual, text that is cut.
  ///
  /// ```swift
  /// for issue in try screen.accessibilityIssues() { print(issue.message) }
  /// ```
  ///
  /// Contrast is measured by the formula of WCAG 2 against what is really drawn behind the text, images and gradients
  /// included, where nine tenths of it are better.
  ///
  /// - Returns: What was found, in the order of reading.
  /// - Throws: A diagnostic when the view cannot be drawn.
  public final func accessibilityIssues() throws(Diagnostic) -> [AccessibilityIssue] {
    layoutIfNeeded()
    let check = AccessibilityCheck(self)
    return check.missingLabels + check.missingElements + check.smallTargets
      + (try ContrastCheck(self).issues)
      + (traitCollection.preferredContentSizeCategory > .large ? check.cutTexts : [])
  }

  /// The labels in the view whose text has not enough room to be read whole.
  public final var labelsWithCutText: [UILabel] {
    AccessibilityCheck.visibleViews(in: self).compactMap { $0 as? UILabel }.filter(\.cutsText)
  }
}

/// What can be told of a view without drawing it.
struct AccessibilityCheck {
  /// How large a target is at least both ways, in points, by Apple's Human Interface Guidelines.
  static let leastTarget: CGFloat = 44

  private let top: UIView
  private let elements: [AccessibilityItem]
  private let views: [UIView]

  init(_ top: UIView) {
    self.top = top
    elements = top.accessibilityTree.elements
    views = Self.visibleViews(in: top)
  }

  /// The views that are seen and read out, parents first: none that are hidden or in hidden ones.
  static func visibleViews(in top: UIView) -> [UIView] {
    var found: [UIView] = []
    top.walkSubtree(where: { view in
      if view.isHidden || view.alpha < 0.01 { return false }
      found.append(view)
      return true
    })
    return found
  }

  // MARK: Labels

  var missingLabels: [AccessibilityIssue] {
    let unnamed = elements.filter { $0.label.isBlank && $0.value.isBlank }
    return unnamed.map(AccessibilityIssue.missingLabel)
      + views.filter { isUnheard($0) }.map(AccessibilityIssue.unheardLabel)
      + views.compactMap { $0 as? UIImageView }.filter { isUndecided($0) }.map(
        AccessibilityIssue.imageWithoutLabel)
  }

  /// Whether a view was given a label that no reader comes to.
  private func isUnheard(_ view: UIView) -> Bool {
    guard let given = view.accessibilityProperties, given.label != nil, given.isElement == nil else {
      return false
    }
    return AccessibilityRole(ofContainer: view) == nil && !isSpokenForAbove(view)
  }

  /// Whether nobody has said whether an image means something.
  private func isUndecided(_ view: UIImageView) -> Bool {
    view.drawsContent && view.accessibilityProperties?.isElement == nil && view.accessibilityLabel.isBlank
      && !isSpokenForAbove(view)
  }

  /// Whether something around a view is read out for it, or keeps it from being read.
  private func isSpokenForAbove(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if view.accessibilityElementsHidden || view.isAccessibilityElement
        || view.accessibilityElementCount() != NSNotFound
      {
        return true
      }
      if view === top { return false }
      next = view.superview
    }
    return false
  }

  var missingElements: [AccessibilityIssue] {
    let spoken = elements.compactMap(\.view)
    return views.filter { view in
      view.isTapped && !isSpokenForAbove(view) && !spoken.contains { $0.isDescendant(of: view) }
    }.map(AccessibilityIssue.missingElement)
  }

  // MARK: Targets

  var smallTargets: [AccessibilityIssue] {
    var found = elements.filter { item in
      let isUsed =
        item.role.isUsed || item.traits.contains(.button) || item.traits.contains(.link)
        || (item.object as? UIView)?.isTapped == true
      return isUsed && item.isInSight && isSmall(item.frame.size) && !reachesFurther(item)
    }.map { AccessibilityIssue.smallTarget($0.object, size: $0.frame.size) }
    for view in views where view.isTapped && !elements.contains(where: { $0.object === view }) {
      let size = view.convert(view.bounds, to: top).size
      if isSmall(size), !hasLargeTarget(view) { found.append(.smallTarget(view, size: size)) }
    }
    return found
  }

  private func isSmall(_ size: CGSize) -> Bool {
    // A hundredth of a point is lost in rounding.
    min(size.width, size.height) < Self.leastTarget - 0.01
  }

  private func reachesFurther(_ item: AccessibilityItem) -> Bool {
    (item.object as? UIView).map(hasLargeTarget) ?? false
  }

  /// Whether a view takes touches around it, as far as a target should reach.
  private func hasLargeTarget(_ view: UIView) -> Bool {
    let bounds = view.bounds
    let (x, y) = (max(bounds.width, Self.leastTarget) / 2, max(bounds.height, Self.leastTarget) / 2)
    // Just within, since the far edges do not belong to a view.
    return [(-x, -y), (x - 0.01, -y), (-x, y - 0.01), (x - 0.01, y - 0.01)].allSatisfy { dx, dy in
      view.point(inside: CGPoint(x: bounds.midX + dx, y: bounds.midY + dy), with: nil)
    }
  }

  // MARK: Text

  var cutTexts: [AccessibilityIssue] {
    views.compactMap { $0 as? UILabel }.filter(\.cutsText).map(AccessibilityIssue.cutText)
  }
}

extension UIView {
  /// Whether the view does something when it is tapped.
  fileprivate final var isTapped: Bool {
    isUserInteractionEnabled
      && (gestureRecognizers ?? []).contains {
        $0.isEnabled && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer)
      }
  }
}

extension UILabel {
  /// Whether a part of the text is left out, or stands beyond the bounds.
  fileprivate final var cutsText: Bool {
    let layout = shownLayout
    // Half a point is what rounding to pixels makes.
    return layout.isTruncated || layout.size.height > bounds.height + 0.5
      || layout.lines.contains { $0.frame.width > bounds.width + 0.5 }
  }
}

nonisolated extension String? {
  /// Whether nothing would be heard.
  fileprivate var isBlank: Bool { self?.allSatisfy(\.isWhitespace) ?? true }
}
