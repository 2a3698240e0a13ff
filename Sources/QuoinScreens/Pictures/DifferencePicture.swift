import QuoinGraphics

extension PictureComparison {
  /// What is now, faded, with everything that differs in magenta, the stronger the more it differs.
  static func picture(of old: ImagePixels, _ new: ImagePixels) -> CGImage? {
    var differences = PixelDifference()
    var pixels: [UInt32] = []
    pixels.reserveCapacity(new.width * new.height)
    for y in 0..<new.height {
      for x in 0..<new.width {
        let (oldPixel, newPixel) = (old.pixel(x: x, y: y), new.pixel(x: x, y: y))
        let difference = differences.between(oldPixel, newPixel)
        pixels.append(difference > 0 ? magenta(difference) : faded(newPixel))
      }
    }
    return CGImage(width: new.width, height: new.height, pixels: pixels)
  }

  /// Half as strong where it can hardly be seen, and full from 20, where one colour is quite another.
  private static func magenta(_ difference: Double) -> UInt32 {
    let strength = 0.5 + min(difference, 20) / 40
    let rest = UInt32((255 * (1 - strength)).rounded())
    return 0xFFFF_00FF | rest << 8
  }

  /// A grey that is a quarter as dark on white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    // Rec. 601 is near enough for a backdrop.
    let gray = (299 * red + 587 * green + 114 * blue) / 1000 + 255 - alpha
    let light = 255 - (255 - min(gray, 255)) / 4
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }
}
