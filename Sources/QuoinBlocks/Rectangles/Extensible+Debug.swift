import Foundation

#if DEBUG
  extension Extensible where Self: RectBasedLayout, Conformed == any RectBasedLayout {
    /// The same rule with what is called before and after it; in debug builds only.
    ///
    /// - Parameters:
    ///   - before: Given the rectangle before it is placed, and the source.
    ///   - after: Given the rectangle as it was placed.
    public func debug(
      before: @escaping (CGRect, CGRect) -> Void, after: @escaping (CGRect) -> Void
    ) -> Self {
      Self.build(
        AnyRectBasedLayout { rect, source in
          before(rect, source)
          formLayout(rect: &rect, in: source)
          after(rect)
        })
    }
  }

  extension Extensible where Self: RectBasedConstraint, Conformed == any RectBasedConstraint {
    /// The same rule with what is called before and after it; in debug builds only.
    ///
    /// - Parameters:
    ///   - before: Given the source before it is narrowed, and the rectangle by which it is.
    ///   - after: Given the source as it was narrowed.
    public func debug(
      before: @escaping (CGRect, CGRect) -> Void, after: @escaping (CGRect) -> Void
    ) -> Self {
      Self.build(
        AnyRectBasedConstraint { source, rect in
          before(source, rect)
          formConstrain(sourceRect: &source, by: rect)
          after(source)
        })
    }
  }
#endif
