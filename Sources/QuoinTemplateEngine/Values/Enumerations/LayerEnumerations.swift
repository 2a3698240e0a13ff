import QuoinExpressions
import QuoinViews

extension PropertyType {
  /// The types of layers besides those that pictures have too.
  static let layerEnumerations: [(type: PropertyType, names: [String])] = [
    (CALayerContentsFilter.propertyType, []),
    (CAEdgeAntialiasingMask.propertyType, []),
    (CAMediaTimingFillMode.propertyType, []),
  ]
}

extension CALayerContentsFilter: EnumerationValue {
  public static let typeName: TypeName = "CALayerContentsFilter"
  public static let namedCases: [(String, CALayerContentsFilter)] = [
    ("nearest", .nearest), ("linear", .linear), ("trilinear", .trilinear),
  ]
}

extension CAEdgeAntialiasingMask: OptionSetValue {
  public static let typeName: TypeName = "CAEdgeAntialiasingMask"
  public static let namedOptions: [(String, CAEdgeAntialiasingMask)] = [
    ("layerLeftEdge", .layerLeftEdge), ("layerRightEdge", .layerRightEdge),
    ("layerBottomEdge", .layerBottomEdge), ("layerTopEdge", .layerTopEdge),
  ]
}

extension CAMediaTimingFillMode: EnumerationValue {
  public static let typeName: TypeName = "CAMediaTimingFillMode"
  public static let namedCases: [(String, CAMediaTimingFillMode)] = [
    ("backwards", .backwards), ("forwards", .forwards), ("both", .both), ("removed", .removed),
  ]
}
