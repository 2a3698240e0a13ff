import Foundation

extension UIView {
  /// The edge at which lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(ViewItem.of(self), .leading))
  }
  /// The edge at which lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(ViewItem.of(self), .trailing))
  }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(ViewItem.of(self), .left))
  }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(ViewItem.of(self), .right))
  }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintEnd(ViewItem.of(self), .top))
  }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintEnd(ViewItem.of(self), .bottom))
  }
  /// The width.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintEnd(ViewItem.of(self), .width))
  }
  /// The height.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintEnd(ViewItem.of(self), .height))
  }
  /// The center from side to side.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(ViewItem.of(self), .centerX))
  }
  /// The center up and down.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintEnd(ViewItem.of(self), .centerY))
  }
  /// The first line of text, where the view says there is one, or the bottom edge.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintEnd(ViewItem.of(self), .firstBaseline))
  }
  /// The last line of text, where the view says there is one, or the bottom edge.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintEnd(ViewItem.of(self), .lastBaseline))
  }
}

extension UILayoutGuide {
  /// The edge at which lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(GuideItem.of(self), .leading))
  }
  /// The edge at which lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(GuideItem.of(self), .trailing))
  }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(GuideItem.of(self), .left))
  }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(GuideItem.of(self), .right))
  }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintEnd(GuideItem.of(self), .top))
  }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintEnd(GuideItem.of(self), .bottom))
  }
  /// The width.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintEnd(GuideItem.of(self), .width))
  }
  /// The height.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintEnd(GuideItem.of(self), .height))
  }
  /// The center from side to side.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintEnd(GuideItem.of(self), .centerX))
  }
  /// The center up and down.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintEnd(GuideItem.of(self), .centerY))
  }
}
