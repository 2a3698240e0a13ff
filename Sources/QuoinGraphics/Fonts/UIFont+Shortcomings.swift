extension UIFont {
  /// A style that the font was asked for, that its family lacks, and that is made of another face.
  package enum MadeStyle: String, Sendable {
    case bold, italic
  }

  /// The styles that are made: strokes are thickened for one, and letters slanted for the other.
  ///
  /// The system's own families are the same on every machine, and theirs are no surprise.
  package var madeStyles: [MadeStyle] {
    if fontDescriptor.wish.isSystem { return [] }
    var styles: [MadeStyle] = []
    if face.isEmboldened { styles.append(.bold) }
    if face.isSlanted { styles.append(.italic) }
    return styles
  }

  /// The features that are turned on and that the font lacks.
  package var missingFeatures: [FontFeature] {
    features.filter { $0.value > 0 && !face.hasFeature($0.code) }
  }
}
