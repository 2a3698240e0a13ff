import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// How a label sets its text beyond what UIKit's labels can be told.
  static var typesetting: [Property] {
    [
      Property(
        "firstLineHeadIndent", \UILabel.typesetting.firstLineHeadIndent,
        "How far the first line of each paragraph is moved in.", .points
      ).affectingSize,
      fontFeatures.affectingSize,
      Property(
        "hyphenationFactor", \UILabel.typesetting.hyphenationFactor,
        "How much of its room a line must fill not to end in a hyphenated word; 0 for no hyphens.", .fraction
      ).affectingSize,
      Property(
        "keepsLineHeight", \UILabel.typesetting.keepsLineHeight,
        "Whether fonts that stand in for what the label's font lacks, as those of Arabic or Chinese, leave the height of lines alone."
      ).affectingSize,
      Property(
        "language", \UILabel.typesetting.language,
        "The language by which words are hyphenated, such as de-CH; that of the document or of the command line unless set, else American English."
      ).affectingSize.refusing { (_: UILabel, language: String) in LanguageName.problem(with: language) },
      Property(
        "letterSpacing", \UILabel.typesetting.letterSpacing,
        "Room added after each character; negative for less.", .points
      ).affectingSize,
      Property(
        "lineHeightMultiple", \UILabel.typesetting.lineHeightMultiple,
        "What the natural height of lines is multiplied with; 0 for 1.", .factor
      ).affectingSize,
      Property(
        "lineSpacing", \UILabel.typesetting.lineSpacing, "Extra room between two lines.", .points
      ).affectingSize,
      Property(
        "markerSpacing", \UILabel.typesetting.markerSpacing,
        "The room between a list's marker and its text; that of a space unless set.", .points
      ).affectingSize,
      Property(
        "maximumLineHeight", \UILabel.typesetting.maximumLineHeight,
        "The greatest height of a line; 0 for none.", .points
      ).affectingSize,
      Property(
        "minimumLineHeight", \UILabel.typesetting.minimumLineHeight,
        "The least height of a line; 0 for none.", .points
      ).affectingSize,
      Property(
        "paragraphSpacing", \UILabel.typesetting.paragraphSpacing,
        "Room after each paragraph but the last.", .points
      ).affectingSize,
      Property(
        "textWrap", \UILabel.typesetting.textWrap,
        "How lines share words: each takes what it has room for, all are about as long (balance), or the last has more than one word (pretty)."
      ).affectingSize,
    ]
  }

  private static var fontFeatures: Property {
    Property(
      "fontFeatures", type: .fontFeatures,
      "Features of the font, such as tabularFigures, oldStyleFigures or smallCapitals, or OpenType's tags, such as ss01=2.",
      get: { object in
        .string(((object as? UILabel)?.typesetting.fontFeatures ?? []).map(\.tag).joined(separator: ", "))
      },
      set: { object, value, _ in
        guard let label = object as? UILabel, case .boxed(let box) = value,
          let features = box.value as? [FontFeature]
        else { return false }
        label.typesetting.fontFeatures = features
        return true
      })
  }
}

extension PropertyType {
  /// Features of a font by name or tag, with commas or white space between them.
  static let fontFeatures = PropertyType(
    "FontFeatures", syntax: .text, valueType: .object("FontFeatures"),
    conversion: { value, _ throws(Diagnostic) in try features([value]) },
    textConversion: { parts, _ throws(Diagnostic) in try features(parts) })

  private static func features(_ parts: [Value]) throws(Diagnostic) -> Value {
    var text = ""
    for part in parts {
      guard let piece = part.plainText else { throw .notText(part.mention) }
      text += piece
    }
    var features: [FontFeature] = []
    for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let feature = FontFeatureNames.feature(String(word)) else {
        throw .unknownFontFeature(String(word))
      }
      features.append(feature)
    }
    return .boxed(HostValue(features))
  }
}

extension Diagnostic {
  static func unknownFontFeature(_ word: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(word) is no feature of a font; expected a name such as tabularFigures or a tag of four letters",
      suggestions: NearestNames(to: word, among: FontFeatureNames.all.map(\.name)))
  }
}
