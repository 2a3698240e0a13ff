import QuoinExpressions
import QuoinViews

extension Component {
  /// `<GradientView>`: a background whose colours run into each other.
  public static let gradientView = Component(
    "GradientView", GradientView.self, summary: "A background whose colours run into each other."
  ) { _ in
    GradientView()
  } properties: {
    Property("colors", \GradientView.colors, "The colours, in order.")
    Property(
      "endPoint", \GradientView.endPoint, "Where the last colour stands: 1 is the right or bottom edge.",
      .partOfSize)
    Property(
      "locations", \GradientView.locations,
      "Where each colour stands; at even distances unless there is one for each.", .fraction)
    Property(
      "startPoint", \GradientView.startPoint, "Where the first colour stands: 0 is the left or top edge.",
      .partOfSize)
    Property("type", \GradientView.type, "How the colours run: along a line, outward or around.")
  }
}

extension GradientView.Kind: EnumerationValue {
  public static let typeName: TypeName = "CAGradientLayerType"
}
