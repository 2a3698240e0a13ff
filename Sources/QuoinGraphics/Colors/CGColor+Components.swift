import Foundation

extension CGColor {
  /// Red, green, blue and alpha, from 0 to 1: every colour has these four here.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// How many components there are.
  public var numberOfComponents: Int { 4 }
  /// The space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(alpha) }

  /// Creates a colour of sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour of Display P3; what sRGB does not have becomes the nearest in it, component by component.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamped(_ component: CGFloat) -> Double { min(max(component, 0), 1) }
    let color = SRGBCurve.fromDisplayP3(red: clamped(red), green: clamped(green), blue: clamped(blue))
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}

extension UIColor {
  /// Writes red, green, blue and alpha of the current traits; what is nil is left out. Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha of the current traits; what is nil is left out. Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let components = color.hueComponents
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey and the alpha of the current traits; what is nil is left out.
  ///
  /// - Returns: Whether the colour is a grey; if not, nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
