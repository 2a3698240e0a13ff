import QuoinDrawings
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// `<Path>`: lines and curves.
  static let path = Component(
    "Path", PathView.self, superclass: "UIView",
    summary: "Lines and curves in SVG's path language, or through points.",
    defaults: [("width", "auto"), ("height", "auto")], fitting: .sizeThatFits
  ) { _ in
    PathView()
  } properties: {
    Property("d", \PathView.data, "The path, in SVG's path language: `M0 0 L10 5 Z`.").affectingSize
    Property(
      "fillColor", \PathView.fillColor,
      "The colour of the areas; `label` unless set where there is no strokeColor, else none.")
    Property("fillRule", \PathView.fillRule, "Which areas of a path that crosses itself are inside.")
    Property("isClosed", \PathView.isClosed, "Whether the line through the points goes back to the first.")
    Property("lineCap", \PathView.lineCap, "How the ends of open lines look.")
    Property("lineDashPattern", \PathView.lineDashPattern, "The lengths of dashes and gaps in turn.", .points)
    Property("lineDashPhase", \PathView.lineDashPhase, "Where in the pattern a line begins.", .points)
    Property("lineJoin", \PathView.lineJoin, "How corners of lines look.")
    Property("lineWidth", \PathView.lineWidth, "How wide the line is, however the path is scaled.", .points)
    Property("miterLimit", \PathView.miterLimit, "How far a mitred corner may reach, in line widths.")
    Property(
      "points", \PathView.pointList,
      "A line through points: pairs of numbers, records with x and y, or numbers in turn."
    ).affectingSize
    Property("strokeColor", \PathView.strokeColor, "The colour of the line; none unless set.")
    Property(
      "viewBox", \PathView.shownBox,
      "The part of the path's plane that is laid over the view as contentMode says: `0 0 24 24`, or `auto` for all that the path reaches over; its coordinates are points unless set."
    ).affectingSize
  }
}

extension PathView {
  fileprivate var data: PathData {
    get { PathData(steps: path.elements) }
    set { path = UIBezierPath(steps: newValue.steps) }
  }

  fileprivate var pointList: PathPoints {
    get { PathPoints(points: points) }
    set { points = newValue.points }
  }

  fileprivate var shownBox: PathViewBox? {
    get { fitsPath ? .path : viewBox.map(PathViewBox.rect) }
    set {
      switch newValue {
      case .rect(let rect): (viewBox, fitsPath) = (rect, false)
      case .path: (viewBox, fitsPath) = (nil, true)
      case nil: (viewBox, fitsPath) = (nil, false)
      }
    }
  }
}

extension CGLineCap: EnumerationValue {
  public static let typeName: TypeName = "CGLineCap"
}

extension CGLineJoin: EnumerationValue {
  public static let typeName: TypeName = "CGLineJoin"
}

extension CAShapeLayer.FillRule: EnumerationValue {
  public static let typeName: TypeName = "CAShapeLayerFillRule"
  public static let namedCases: [(String, CAShapeLayer.FillRule)] = [
    ("nonZero", .nonZero), ("evenOdd", .evenOdd),
  ]
}
