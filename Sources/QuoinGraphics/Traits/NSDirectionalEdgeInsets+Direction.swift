extension NSDirectionalEdgeInsets {
  /// The insets by sides for a reading direction.
  public func edgeInsets(for direction: UITraitEnvironmentLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
