extension FixedWidthInteger {
  /// The whole number nearest to a number, toward zero, within what the type holds; 0 for NaN.
  ///
  /// The plain conversion ends the process at what it cannot hold.
  // Inlined, as it is used for each pixel and each colour of a gradient, where a generic call costs 100 ns.
  @inlinable package init(nearest value: Double) {
    if value > Double(Self.min), value < Double(Self.max) {
      self.init(value)
    } else {
      self = value >= Double(Self.max) ? .max : value.isNaN ? 0 : .min
    }
  }
}
