import Foundation

/// The curve between the components of a colour and amounts of light, which sRGB and Display P3 share (IEC 61966-2-1).
package enum SRGBCurve {
  /// How much light a component stands for; both from 0 to 1.
  package static func light(of component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The component that stands for an amount of light; both from 0 to 1.
  static func component(of light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Components of Display P3 as those of sRGB; what that does not have lies below 0 or beyond 1.
  static func fromDisplayP3(
    red: Double, green: Double, blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (light(of: red), light(of: green), light(of: blue))
    // Between amounts of light lies a matrix (CSS Color 4, section 18).
    return (
      component(of: 1.2249401762805598 * red - 0.22494017628055996 * green),
      component(of: -0.042056954709688163 * red + 1.0420569547096881 * green),
      component(
        of: -0.019637554590334432 * red - 0.078636045550631889 * green + 1.0982736001409663 * blue)
    )
  }
}

extension CGColor {
  /// How bright the colour is without its alpha, from 0 to 1: the relative luminance of WCAG 2.
  package var relativeLuminance: Double {
    0.2126 * SRGBCurve.light(of: red) + 0.7152 * SRGBCurve.light(of: green)
      + 0.0722 * SRGBCurve.light(of: blue)
  }
}
