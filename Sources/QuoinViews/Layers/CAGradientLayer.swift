import Foundation
import QuoinGraphics

/// How a gradient layer's colours run.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From one point to another.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is filled with a gradient.
///
/// ```swift
/// let gradient = CAGradientLayer()
/// gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
/// gradient.endPoint = CGPoint(x: 1, y: 1)
/// ```
open class CAGradientLayer: CALayer {
  override class var placesNoSublayers: Bool { self == CAGradientLayer.self }
  /// The colours, resolved anew for each drawing when they are dynamic.
  @Observed public final var paints: [UIColor] = [] {
    willSet { willChange(.colors) }
    didSet { lookDidChange() }
  }
  /// Where the colours stand, from 0 to 1; at even distances unless set.
  @Observed open var locations: [NSNumber]? {
    willSet { willChange(.locations) }
    didSet { lookDidChange() }
  }
  /// Where the gradient begins, in fractions of the size; the center of a radial or conic one.
  @Observed open var startPoint = CGPoint(x: 0.5, y: 0) {
    willSet { willChange(.startPoint) }
    didSet { lookDidChange() }
  }
  /// Where the gradient ends, in fractions of the size.
  @Observed open var endPoint = CGPoint(x: 0.5, y: 1) {
    willSet { willChange(.endPoint) }
    didSet { lookDidChange() }
  }
  /// How the colours run.
  @Observed open var type = CAGradientLayerType.axial { didSet { lookDidChange() } }

  public override init() { super.init() }

  /// Creates a layer that looks as another one does.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without a size; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// The colours, each a `CGColor` or a `UIColor`; others are left out.
  open var colors: [Any]? {
    get { paints.isEmpty ? nil : paints.map(\.cgColor) }
    set {
      paints = (newValue ?? []).compactMap { color in
        (color as? UIColor) ?? (color as? CGColor).map(UIColor.init(cgColor:))
      }
    }
  }

  /// The gradient that fills a rectangle, in its points.
  ///
  /// Colours are stretched with the rectangle: from corner to corner the middle one runs through the other two corners.
  public final func gradient(in rect: CGRect) -> Gradient {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    let (start, end) = (place(startPoint), place(endPoint))
    let shape: Gradient.Shape
    switch type {
    case .radial:
      shape = .radial(
        center: start, radius: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
    case .conic: shape = .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default: shape = .linear(unitFrom: startPoint, to: endPoint, in: rect)
    }
    return Gradient(colors: paints, locations: locations?.map { CGFloat($0.doubleValue) }, shape: shape)
  }

  override func copyProperties(of layer: CALayer) {
    super.copyProperties(of: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (paints, locations, type) = (layer.paints, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  override func ownValue(of property: AnimatedProperty) -> AnimatableValue? {
    switch property {
    case .colors: .colors(paints)
    case .locations: .numbers((locations ?? []).map { CGFloat($0.doubleValue) })
    case .startPoint: .pair(startPoint.x, startPoint.y)
    case .endPoint: .pair(endPoint.x, endPoint.y)
    default: nil
    }
  }

  override func storeOwn(_ value: AnimatableValue, as property: AnimatedProperty) {
    switch (property, value) {
    case (.colors, .colors(let colors)): paints = colors
    case (.locations, .numbers(let numbers)):
      locations = numbers.isEmpty ? nil : numbers.map { NSNumber(value: Double($0)) }
    case (.startPoint, .pair(let x, let y)): startPoint = CGPoint(x: x, y: y)
    case (.endPoint, .pair(let x, let y)): endPoint = CGPoint(x: x, y: y)
    default: break
    }
  }

  override func fillsBounds(with traits: UITraitCollection) -> Bool {
    !paints.isEmpty && paints.allSatisfy { $0.isOpaque(with: traits) }
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let last = paints.last, !rect.isEmpty else { return }
    let paint: Paint = paints.count == 1 ? .color(last) : .gradient(gradient(in: rect))
    let radii = cornerRadii(in: rect.size)
    if radii.isZero {
      canvas.fill(rect, paint: paint)
    } else {
      canvas.fill(roundedRect: rect, radii: radii, paint: paint)
    }
  }
}
