import Foundation

/// A place on the earth, in degrees.
public nonisolated struct CLLocationCoordinate2D: Hashable, Sendable {
  /// How far north of the equator, from -90 to 90.
  public var latitude: Double
  /// How far east of Greenwich, from -180 to 180.
  public var longitude: Double

  /// Creates a place at 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a place.
  public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }

  var isValid: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
}

/// How much of the earth a map shows, in degrees.
public nonisolated struct MKCoordinateSpan: Hashable, Sendable {
  /// From south to north.
  public var latitudeDelta: Double
  /// From west to east.
  public var longitudeDelta: Double

  /// Creates a span of nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a span.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// What a map shows.
public nonisolated struct MKCoordinateRegion: Hashable, Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How much around it.
  public var span: MKCoordinateSpan

  /// Creates a region.
  public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a region by its size on the ground, in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {
    // A degree of a meridian, in metres.
    let degree = 111_320.0
    let narrowing = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrowing)))
  }
}

/// Something at a place of a map.
public protocol MKAnnotation: AnyObject, ViewBound {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What is said of it.
  var subtitle: String? { get }
}

nonisolated extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A pin.
open class MKPointAnnotation: NSObject, MKAnnotation, ViewBound {
  open var coordinate: CLLocationCoordinate2D
  open var title: String?
  open var subtitle: String?

  /// Creates a pin at 0, 0.
  public override convenience init() { self.init(coordinate: .init()) }

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }

  deinit {}
}

/// What a map looks like; all look alike here.
public nonisolated enum MKMapType: UInt, Sendable, CaseIterable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
