import Foundation
import QuoinGraphics
import QuoinViews

/// Stands where a map would be: a light ground with its name, its coordinates and its pins.
open class MKMapView: UIView {
  /// Kept for code that sets it.
  open weak var delegate: (any MKMapViewDelegate)?
  /// Kept for code that sets it: there is one look.
  open var mapType = MKMapType.standard
  /// Kept for code that sets it.
  open var isZoomEnabled = true
  /// Kept for code that sets it.
  open var isScrollEnabled = true
  /// Kept for code that sets it.
  open var isRotateEnabled = true
  /// Kept for code that sets it.
  open var isPitchEnabled = true
  /// Kept for code that sets it: nobody knows where the reader is.
  open var showsUserLocation = false
  /// Kept for code that sets it.
  open var showsCompass = true
  /// Kept for code that sets it.
  open var showsScale = false
  /// Kept for code that sets it.
  open var showsTraffic = false
  /// What stands on the map.
  public private(set) var annotations: [any MKAnnotation] = []

  private var shown = MKCoordinateRegion(span: MKCoordinateSpan(latitudeDelta: 90, longitudeDelta: 90))

  // MARK: What is shown

  /// What is shown; one beyond the earth is reported, and the last one stays.
  open var region: MKCoordinateRegion {
    get { shown }
    set { setRegion(newValue, animated: false) }
  }

  /// The middle of what is shown.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows another region, at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.center.isValid, region.span.latitudeDelta >= 0, region.span.longitudeDelta >= 0 else {
      return WebMisuse.report(.notOnEarth(region.center))
    }
    shown = region
    didChange(.look)
  }

  /// Shows another middle, at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
  }

  /// Adds something to the map.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotations.append(annotation)
    didChange(.look)
  }

  /// Adds several things to the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }

  /// Takes something off the map.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    didChange(.look)
  }

  /// Takes several things off the map.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

  /// Where a place of the earth is in the view, in points: as on a map whose degrees are equally long.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (across, up) = (max(shown.span.longitudeDelta, 1e-9), max(shown.span.latitudeDelta, 1e-9))
    let point = CGPoint(
      x: bounds.midX + (coordinate.longitude - shown.center.longitude) / across * bounds.width,
      y: bounds.midY - (coordinate.latitude - shown.center.latitude) / up * bounds.height)
    return convert(point, to: view)
  }

  // MARK: Drawing

  private static let ground = color("F3EFE6", dark: "2B2D2F")
  private static let road = color("FFFFFF", dark: "45494D")
  private static let water = color("B9DDF2", dark: "1D3B50")
  private static let park = color("CFE8C4", dark: "2C4632")

  private static func color(_ light: String, dark: String) -> UIColor {
    UIColor { UIColor(hex: $0.userInterfaceStyle == .dark ? dark : light) ?? .systemGray5 }
  }

  /// What is written in the middle: the class and the coordinates, in four decimals.
  private var words: String {
    func degrees(_ value: Double) -> String { String(format: "%.4f", locale: nil, value) }
    return "\(className)\n\(degrees(shown.center.latitude)), \(degrees(shown.center.longitude))"
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    canvas.saveGState()
    canvas.clip(to: rect)
    canvas.fill(rect, color: Self.ground)
    drawCountry(on: canvas, in: rect)
    for annotation in annotations { drawPin(annotation, on: canvas) }
    drawWords(on: canvas, in: rect)
    canvas.restoreGState()
  }

  private func drawCountry(on canvas: Canvas, in rect: CGRect) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    let park = CGRect(
      origin: point(0.62, 0.12), size: CGSize(width: rect.width * 0.26, height: rect.height * 0.24))
    canvas.fill(roundedRect: park, radii: CornerRadii(10), paint: .color(Self.park))
    let river = UIBezierPath()
    river.move(to: point(-0.05, 0.85))
    river.addCurve(to: point(1.05, 0.62), controlPoint1: point(0.3, 0.55), controlPoint2: point(0.6, 1))
    river.lineWidth = 18
    canvas.stroke(river, paint: .color(Self.water))
    for (start, end, width) in [
      (point(-0.05, 0.3), point(1.05, 0.42), 7.0), (point(0.32, -0.05), point(0.24, 1.05), 7),
      (point(0.58, -0.05), point(0.7, 1.05), 4), (point(-0.05, 0.06), point(1.05, 0.02), 4),
    ] {
      let road = UIBezierPath()
      road.move(to: start)
      road.addLine(to: end)
      road.lineWidth = width
      canvas.stroke(road, paint: .color(Self.road))
    }
  }

  private func drawPin(_ annotation: any MKAnnotation, on canvas: Canvas) {
    let tip = convert(annotation.coordinate, toPointTo: self)
    let pin = UIBezierPath()
    pin.move(to: tip)
    pin.addCurve(
      to: CGPoint(x: tip.x, y: tip.y - 34), controlPoint1: CGPoint(x: tip.x - 18, y: tip.y - 14),
      controlPoint2: CGPoint(x: tip.x - 16, y: tip.y - 34))
    pin.addCurve(
      to: tip, controlPoint1: CGPoint(x: tip.x + 16, y: tip.y - 34),
      controlPoint2: CGPoint(x: tip.x + 18, y: tip.y - 14))
    canvas.fill(pin, paint: .color(.systemRed))
    canvas.fill(
      roundedRect: CGRect(x: tip.x - 4, y: tip.y - 26, width: 8, height: 8), radii: CornerRadii(4),
      paint: .color(.white))
    guard let title = annotation.title, !title.isEmpty else { return }
    let text = TextLayout(text: AttributedText(title, font: .systemFont(ofSize: 11, weight: .semibold)))
    canvas.draw(text, at: CGPoint(x: tip.x - text.size.width / 2, y: tip.y + 2))
  }

  private func drawWords(on canvas: Canvas, in rect: CGRect) {
    let text = TextLayout(
      text: AttributedText(words, font: .systemFont(ofSize: 12, weight: .medium), color: .secondaryLabel),
      paragraph: TextParagraph(alignment: .center), maximumWidth: rect.width)
    canvas.draw(text, at: CGPoint(x: rect.minX, y: rect.maxY - text.size.height - 8))
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Map" }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? words.replacingOccurrences(of: "\n", with: " ") }
    set { super.accessibilityValue = newValue }
  }

  deinit {}
}

/// Told of what happens on a map; nothing does.
public protocol MKMapViewDelegate: AnyObject, ViewBound {}

nonisolated extension WebMisuse {
  static func notOnEarth(_ center: CLLocationCoordinate2D) -> WebMisuse {
    WebMisuse(
      "A map cannot show \(center.latitude), \(center.longitude): latitudes go from -90 to 90, longitudes from -180 to 180"
    )
  }
}
