import Foundation
import QuoinGraphics

/// A colour as CIELAB has it, where distances come near to what eyes see; for the white D65 of sRGB.
struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts levels of sRGB, from 0 to 255 and not only whole ones.
  init(red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (
      SRGBCurve.light(of: red / 255), SRGBCurve.light(of: green / 255), SRGBCurve.light(of: blue / 255)
    )
    let x = Self.curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}

extension LabColor {
  /// How different two colours look, by CIEDE2000 (Sharma, Wu and Dalal, 2005); 1 is just visible.
  func difference(from other: LabColor) -> Double {
    let mean = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1 + 0.5 * (1 - Self.saturation(mean))
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (chroma1, chroma2) = (hypot(a1, b), hypot(a2, other.b))
    let (hue1, hue2) = (atan2(b, a1), atan2(other.b, a2))
    let isGray = chroma1 * chroma2 == 0

    var turn = isGray ? 0 : hue2 - hue1
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    let hueGap = 2 * (chroma1 * chroma2).squareRoot() * sin(turn / 2)

    var hue = isGray ? hue1 + hue2 : (hue1 + hue2) / 2
    if !isGray, abs(hue1 - hue2) > .pi { hue += hue < 0 ? .pi : -.pi }
    let chroma = (chroma1 + chroma2) / 2
    let depth = (lightness + other.lightness) / 2 - 50

    let tilt =
      1 - 0.17 * cos(hue - .pi / 6) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + .pi / 30)
      - 0.2 * cos(4 * hue - 63 * .pi / 180)
    let lightnessWeight = 1 + 0.015 * depth * depth / (20 + depth * depth).squareRoot()
    let chromaWeight = 1 + 0.045 * chroma
    let hueWeight = 1 + 0.015 * chroma * tilt
    let degrees = (hue < 0 ? hue + 2 * .pi : hue) * 180 / .pi
    let blueness = exp(-pow((degrees - 275) / 25, 2))
    let rotation = -sin(.pi / 3 * blueness) * 2 * Self.saturation(chroma)

    let light = (other.lightness - lightness) / lightnessWeight
    let color = (chroma2 - chroma1) / chromaWeight
    let shade = hueGap / hueWeight
    return max(light * light + color * color + shade * shade + rotation * color * shade, 0).squareRoot()
  }

  /// Near 0 for greys and near 1 for strong colours.
  private static func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + pow(25, 7))).squareRoot()
  }
}
