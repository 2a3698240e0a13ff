import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplateEngine
import QuoinWeb

extension Component {
  /// `<MKMapView>`: the place of a map.
  public static let mapView = Component(
    "MKMapView", MKMapView.self, summary: "The place of a map; a drawing that names it stands there."
  ) { _ in
    MKMapView()
  } properties: {
    Property(
      "centerCoordinate", \MKMapView.centerCoordinate, "What is in the middle.",
      animated: { $0.setCenter($1, animated: true) }
    ).refusing { (_: MKMapView, center: CLLocationCoordinate2D) in center.isOnEarth ? nil : .notOnEarth }
    Property(delegate: "delegate", \MKMapView.delegate, Property.kept)
    Property(kept: "isPitchEnabled", \MKMapView.isPitchEnabled)
    Property(kept: "isRotateEnabled", \MKMapView.isRotateEnabled)
    Property(kept: "isScrollEnabled", \MKMapView.isScrollEnabled)
    Property(kept: "isZoomEnabled", \MKMapView.isZoomEnabled)
    Property("mapType", \MKMapView.mapType, "What kind of map it is.")
    Property(
      "region", \MKMapView.region, "What is seen of the world.",
      animated: { $0.setRegion($1, animated: true) }
    ).refusing { (_: MKMapView, region: MKCoordinateRegion) in region.isOnEarth ? nil : .notOnEarth }
    Property(kept: "showsCompass", \MKMapView.showsCompass)
    Property(kept: "showsScale", \MKMapView.showsScale)
    Property(kept: "showsTraffic", \MKMapView.showsTraffic)
    Property(kept: "showsUserLocation", \MKMapView.showsUserLocation)
  }
}

extension CLLocationCoordinate2D: PackedValue {
  public static let typeName: TypeName = "CLLocationCoordinate2D"
  public static let parts = [
    PropertyMember("latitude", \CLLocationCoordinate2D.latitude, "Degrees north."),
    PropertyMember("longitude", \CLLocationCoordinate2D.longitude, "Degrees east."),
  ]
}

extension MKCoordinateSpan: PackedValue {
  public static let typeName: TypeName = "MKCoordinateSpan"
  public static let parts = [
    PropertyMember("latitudeDelta", \MKCoordinateSpan.latitudeDelta, "Degrees from south to north."),
    PropertyMember("longitudeDelta", \MKCoordinateSpan.longitudeDelta, "Degrees from west to east."),
  ]
}

extension MKCoordinateRegion: PackedValue {
  public static let typeName: TypeName = "MKCoordinateRegion"
  public static let parts = [
    PropertyMember("center", \MKCoordinateRegion.center, "What is in the middle."),
    PropertyMember("center.latitude", \MKCoordinateRegion.center.latitude, "Degrees north."),
    PropertyMember("center.longitude", \MKCoordinateRegion.center.longitude, "Degrees east."),
    PropertyMember("span", \MKCoordinateRegion.span, "How much is seen."),
    PropertyMember(
      "span.latitudeDelta", \MKCoordinateRegion.span.latitudeDelta, "Degrees from south to north."),
    PropertyMember(
      "span.longitudeDelta", \MKCoordinateRegion.span.longitudeDelta, "Degrees from west to east."),
  ]
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
}

extension MKCoordinateRegion {
  fileprivate var isOnEarth: Bool { center.isOnEarth && span.latitudeDelta >= 0 && span.longitudeDelta >= 0 }
}

extension CLLocationCoordinate2D {
  fileprivate var isOnEarth: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
}

extension Diagnostic {
  fileprivate static var notOnEarth: Diagnostic {
    Diagnostic(
      .error,
      "Latitudes go from -90 to 90 degrees, longitudes from -180 to 180, and what is seen of either is 0 or more"
    )
  }
}
