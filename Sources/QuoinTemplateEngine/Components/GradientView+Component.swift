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
    layerColors
    Property("type", \GradientView.type, "How the colours run: along a line, outward or around.")
  }

  /// The same by the names of the layer that draws it.
  @PropertyList private static var layerColors: [Property] {
    Property("layer.colors", \GradientView.colors, "The colours, in order.")
    Property("layer.endPoint", \GradientView.endPoint, "Where the last colour stands.", .partOfSize)
    Property("layer.locations", \GradientView.locations, "Where each colour stands.", .fraction)
    Property("layer.startPoint", \GradientView.startPoint, "Where the first colour stands.", .partOfSize)
    Property("layer.type", \GradientView.type, "How the colours run.")
  }
}

extension GradientView.Kind: EnumerationValue {
  public static let typeName: TypeName = "CAGradientLayerType"
}
