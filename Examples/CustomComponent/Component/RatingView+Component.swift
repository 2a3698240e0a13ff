import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplates

extension Component {
  /// `<RatingView>`: what templates may set of a rating, read of it, and make it with.
  public static let ratingView = Component(
    "RatingView", RatingView.self, summary: "A row of marks that tells how much something is liked.",
    parameters: [
      .init("maximum", Int.propertyType, "How many marks there are; 5 unless set.")
    ],
    body: "caption", defaults: [("tintColor", "systemOrange"), ("width", "auto"), ("height", "auto")]
  ) { arguments throws(Diagnostic) in
    let maximum = arguments["maximum", Int.self] ?? 5
    guard maximum >= 1 else { throw Diagnostic(.error, "A rating has one mark or more, not \(maximum)") }
    return RatingView(maximum: maximum)
  } properties: {
    Property("caption", \RatingView.caption, "What is written below the marks.").affectingSize
    Property("measures", \RatingView.measures, "How large the marks are.", .points).affectingSize
    Property("notes", \RatingView.notes, "What is written besides the marks.").affectingSize
    Property(
      "rating", \RatingView.settableRating, "How many marks are filled.",
      animated: { $0.setRating($1, animated: true) }
    ).affectingSize.refusing { (view: RatingView, rating: Double) in
      rating >= 0 && rating <= Double(view.maximum)
        ? nil : Diagnostic(.error, "A rating goes from 0 to \(view.maximum)")
    }
    Property("shape", \RatingView.shape, "What the marks look like.")
    Property(readOnly: "fraction", \RatingView.fraction, "How much of the marks is filled.", .fraction)
    Property(readOnly: "maximum", \RatingView.maximum, "How many marks there are.")
  }
}

extension ComponentRegistry {
  /// UIKit's components, the rating and the screen that asks for one, whose types templates may name too: `RatingView.Shape.heart`.
  public static let ratings = ComponentRegistry.standard.adding(
    [.ratingView, .reviewController], types: [RatingView.Shape.propertyType])
}

extension RatingView {
  fileprivate var settableRating: Double {
    get { rating }
    set { setRating(newValue, animated: false) }
  }
}

// The rating's own types. Each says how templates write its values.

extension RatingView.Shape: EnumerationValue {
  public static let typeName: TypeName = "RatingView.Shape"
}

extension RatingView.Notes: OptionSetValue {
  public static let typeName: TypeName = "RatingView.Notes"
  public static let namedOptions: [(String, RatingView.Notes)] = [("number", .number), ("caption", .caption)]
}

extension RatingView.Measures: PackedValue {
  public static let typeName: TypeName = "RatingView.Measures"
  public static let parts = [
    PropertyMember("side", \RatingView.Measures.side, "How wide and high a mark is."),
    PropertyMember("gap", \RatingView.Measures.gap, "How far marks are from each other."),
  ]
}
