import Foundation

extension CGColor {
  /// Creates a colour from hue (0 and 1 are red), saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
    func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    let (sector, saturation, brightness) = (unit(hue) * 6, unit(saturation), unit(brightness))
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The hue, saturation and brightness, each from 0 to 1; greys have hue 0.
  public var hueComponents: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let top = max(red, green, blue)
    let range = top - min(red, green, blue)
    guard range > 0 else { return (0, 0, top) }
    var hue: CGFloat
    if top == red {
      hue = (green - blue) / range
    } else if top == green {
      hue = (blue - red) / range + 2
    } else {
      hue = (red - green) / range + 4
    }
    if hue < 0 { hue += 6 }
    return (hue / 6, range / top, top)
  }
}
