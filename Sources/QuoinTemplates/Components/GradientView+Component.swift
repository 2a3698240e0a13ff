import QuoinExpressions
import QuoinViews

extension Component {
  /// `<GradientView>`: a background whose colours run into each other.
  public static let gradientView = Component("GradientView", GradientView.self) { _ in
    GradientView()
  } properties: {
    Property("colors", \GradientView.colors)
    Property("endPoint", \GradientView.endPoint)
    Property("locations", \GradientView.locations)
    Property("startPoint", \GradientView.startPoint)
    Property("type", \GradientView.type)
  }
}

extension GradientView.Kind: EnumerationValue {
  public static let typeName: TypeName = "CAGradientLayerType"
}
