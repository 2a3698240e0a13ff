import Foundation

#if DEBUG
  extension LayoutElement {
    /// A constraint by this element's frame that tells what each anchor does; in debug builds only.
    ///
    /// - Parameters:
    ///   - anchors: The anchors.
    ///   - debug: Given the source before and after each anchor, and the other rectangle.
    public func layoutConstraint(
      for anchors: [LayoutAnchor],
      debug: @escaping ((before: CGRect, after: CGRect), CGRect) -> Void
    ) -> LayoutConstraint {
      LayoutConstraint(element: self, rules: anchors.map { $0.rule.told(to: debug) })
    }
  }

  extension AdjustableLayoutElement {
    /// A constraint by the size of this element's content that tells what each length does; in debug builds only.
    ///
    /// - Parameters:
    ///   - anchors: The lengths to take from the content.
    ///   - alignment: Where the source then goes in what it was.
    ///   - debug: Given the source before and after each length, and the content's rectangle.
    public func adjustLayoutConstraint(
      for anchors: [Size], alignment: Layout.Alignment = .equal,
      debug: @escaping ((before: CGRect, after: CGRect), CGRect) -> Void
    ) -> AdjustLayoutConstraint {
      AdjustLayoutConstraint(
        element: self, anchors: anchors.map { Size(rule: $0.rule.told(to: debug)) }, alignment: alignment)
    }
  }

  extension AnchorRule {
    /// The rule, with a function that is told of each use.
    fileprivate func told(to debug: @escaping ((before: CGRect, after: CGRect), CGRect) -> Void) -> AnchorRule
    {
      AnchorRule(.custom(OwnRule(rule: ToldRule(rule: self, debug: debug))))
    }
  }

  private struct ToldRule: RectBasedConstraint {
    let rule: AnchorRule
    let debug: ((before: CGRect, after: CGRect), CGRect) -> Void

    func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
      formConstrain(sourceRect: &sourceRect, by: rect, direction: nil)
    }

    func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection?) {
      let before = sourceRect
      rule.form(&sourceRect, by: rect, direction)
      debug((before, sourceRect), rect)
    }
  }
#endif
