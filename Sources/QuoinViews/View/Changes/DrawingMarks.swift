import Synchronization

/// What is to be done about a view that has changed.
struct DrawingMarks: OptionSet {
  let rawValue: UInt8

  /// Something in the view looks different from when it was drawn last.
  static let needsDrawing = DrawingMarks(rawValue: 1)
  /// The view itself looks different from when a picture looked at it last, or lies elsewhere.
  static let isDamaged = DrawingMarks(rawValue: 2)
  /// Something in the view looks different from when a picture looked at it last.
  static let hasDamage = DrawingMarks(rawValue: 4)

  /// What a change of the view itself marks.
  static let changed: DrawingMarks = [.needsDrawing, .isDamaged, .hasDamage]
  /// What a change of something in the view marks.
  static let changedWithin: DrawingMarks = [.needsDrawing, .hasDamage]
}

/// At which looks a view was found changed, by their numbers: each of several pictures knows by it whether it has seen that.
struct DamageVersion: Equatable {
  /// The last one at which the view itself had changed.
  var ofView: UInt32 = 0
  /// The last one at which anything in the view had changed, itself included.
  var within: UInt32 = 0

  private static let looks = Atomic<UInt32>(0)

  /// The number of a new look, which no other has: a view in the place of one that went is not taken for that.
  static func beginLook() -> UInt32 { looks.wrappingAdd(1, ordering: .relaxed).newValue }
}

extension UIView {
  /// Notes at which look the view was found changed, and takes its marks away.
  ///
  /// - Parameter number: The number of the look going on.
  final func look(_ number: UInt32) -> DamageVersion {
    if drawingMarks.contains(.hasDamage) {
      damageVersion.within = number
      if drawingMarks.contains(.isDamaged) { damageVersion.ofView = number }
      drawingMarks.subtract([.isDamaged, .hasDamage])
    }
    return damageVersion
  }
}
