import Foundation

extension CGColor {
  /// Red, green, blue and alpha, from 0 to 1: every colour has these four here.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// How many components there are.
  public var numberOfComponents: Int { 4 }
  /// The space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a colour of sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour of Display P3; what sRGB does not have becomes the nearest in it, component by component.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    // Both spaces have the curve of sRGB; between them lies this matrix of linear light (CSS Color 4, section 18).
    func linear(_ value: CGFloat) -> CGFloat {
      abs(value) <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func curved(_ value: CGFloat) -> CGFloat {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(min(max(red, 0), 1)), linear(min(max(green, 0), 1)), linear(min(max(blue, 0), 1)))
    self.init(
      red: curved(1.2249401762805598 * r - 0.22494017628055996 * g),
      green: curved(-0.042056954709688163 * r + 1.0420569547096881 * g),
      blue: curved(-0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b),
      alpha: alpha)
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
}
