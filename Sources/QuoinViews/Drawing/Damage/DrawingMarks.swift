/// What is to be done about a view that has changed.
struct DrawingMarks: OptionSet {
  let rawValue: UInt8

  /// Something in the view looks different from when it was drawn last.
  static let needsDrawing = DrawingMarks(rawValue: 1)
  /// The view itself looks different from the picture that is kept of it, or lies elsewhere.
  static let isDamaged = DrawingMarks(rawValue: 2)
  /// Something in the view looks different from the picture that is kept of it.
  static let hasDamage = DrawingMarks(rawValue: 4)

  /// What a change of the view itself marks.
  static let changed: DrawingMarks = [.needsDrawing, .isDamaged, .hasDamage]
  /// What a change of something in the view marks.
  static let changedWithin: DrawingMarks = [.needsDrawing, .hasDamage]
}
