import Foundation
import QuoinGraphics

/// A picture of ten by ten points with a pixel a point, drawn by calls, and told pixel by pixel.
struct DrawnPicture {
  let image: UIImage

  init(_ side: CGFloat = 10, _ draw: (CGContext) -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      draw($0.cgContext)
    }
  }

  init(_ image: UIImage) { self.image = image }

  /// The colour of a pixel as `#RRGGBBAA`, without the alpha where it is opaque; `-` where it is clear.
  subscript(x: Int, y: Int) -> String {
    guard let color = image.cgImage?.color(x: x, y: y), color.alpha > 0 else { return "-" }
    return color.hexString
  }

  /// A row of pixels: `#` where something is, `.` where nothing is.
  func row(_ y: Int) -> String {
    (0..<Int(image.size.width * image.scale)).map { self[$0, y] == "-" ? "." : "#" }.joined()
  }
}

let red = CGColor(red: 1, green: 0, blue: 0)
let blue = CGColor(red: 0, green: 0, blue: 1)
