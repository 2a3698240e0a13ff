extension FixedWidthInteger {
  /// The whole number nearest to a number, toward zero, within what the type holds; 0 for NaN.
  ///
  /// The plain conversion ends the process at what it cannot hold.
  package init(nearest value: some BinaryFloatingPoint) {
    if let whole = Self(exactly: value.rounded(.towardZero)) {
      self = whole
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}
