/// What a constraint may be made of.
extension ConstraintSystem {
  /// The sizes of coefficients and weights that are computed with.
  public static let coefficientRange = 1e-5...1e5
  /// The largest constant.
  public static let largestConstant = 1e9
}
