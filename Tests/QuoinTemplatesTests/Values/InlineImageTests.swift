import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("Images whose file is the value")
struct InlineImageTests {
  /// A picture of 3 by 2 pixels.
  private static let png: Data = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
  }()

  private func size(_ state: [String: Any], _ markup: String = "<UIImageView image='{logo}'/>") throws
    -> CGSize?
  {
    let node = try Template(markup: markup).instantiate(state: state)
    try node.layOut()
    return (node.view as? UIImageView)?.image?.size
  }

  @Test func bytesAndBase64AndAddressesOfDataAreImages() throws {
    let base64 = Self.png.base64EncodedString()
    let percents = Self.png.map { String(format: "%%%02x", $0) }.joined()
    let values: [Any] = [
      Self.png, base64, "data:image/png;base64,\(base64)", "DATA:;base64,\(base64)",
      "data:image/png;base64,\n \(base64.prefix(40))\n\(base64.dropFirst(40))", "data:image/png,\(percents)",
      "data:image/png;base64,"
        + base64.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        .replacingOccurrences(of: "=", with: ""),
      "data:image/png;base64,\(base64.replacingOccurrences(of: "+", with: "%2B"))",
    ]
    for value in values { #expect(try size(["logo": value]) == CGSize(width: 3, height: 2), "\(value)") }
    #expect(
      try size([:], "<UIImageView image='data:image/png;base64,\(base64)'/>") == CGSize(width: 3, height: 2))
    let svg = "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='7' height='5'/>"
    #expect(try size(["logo": svg]) == CGSize(width: 7, height: 5))
  }

  @Test(arguments: [
    "", "<!-- Generator: by hand -->\n", "\u{FEFF}<?xml version='1.0'?>\n", "\n\n", "<!DOCTYPE svg>",
    "<?xml version=\"1.0\"?><!-- \(String(repeating: "long ", count: 200)) -->",
  ])
  func anSVGMayBeginAsItsFileMay(beginning: String) throws {
    let svg = Data("\(beginning)<svg xmlns='http://www.w3.org/2000/svg' width='7' height='5'/>".utf8)
    for base64 in [svg.base64EncodedString(), svg.base64EncodedString(options: .lineLength76Characters)] {
      #expect(try size(["logo": base64]) == CGSize(width: 7, height: 5))
    }
  }

  @Test(arguments: [
    ("II*\0", "is a TIFF image, which is not read; save it as a PNG"),
    ("\0\0\0\u{18}ftypheic", "is a HEIC image"),
    ("BM", "is a BMP image"), ("plain text", "is no PNG, JPEG, GIF, WebP, SVG or PDF image"),
  ])
  func aFileOfAnotherKindIsNamed(beginning: String, message: String) {
    let file = Data(beginning.utf8) + Data(repeating: 1, count: 9000)
    let base64 = file.base64EncodedString()
    for value in [base64, base64.replacingOccurrences(of: "/", with: "_"), "data:;base64,\(base64)"] {
      let found = problems("<UIImageView image='{logo}'/>", state: ["logo": value])
      #expect(found.contains(message) && !found.contains("AQEBAQEB"), "\(found.prefix(300))")
    }
  }

  @Test func aLongNameIsNoFile() {
    let name = String(repeating: "abcd", count: 40)
    #expect(problems("<UIImageView image='{logo}'/>", state: ["logo": name]).contains("The image abcd"))
  }

  @Test(arguments: [
    ("data:image/png", "The data: URL has no comma"),
    ("data:image/png;base64,!!!", "no Base64, or is cut off"),
    ("data:image/png;base64,QUJD", "the data: URL"), ("data:,", "the data: URL"),
  ])
  func whatIsNoneIsTold(value: String, message: String) {
    let found = problems("<UIImageView image='{logo}'/>", state: ["logo": value])
    #expect(found.contains("error") && found.contains(message), "\(found)")
    #expect(!found.contains("QUJD"), "nobody wants to read the data")
  }

  @Test func theLimitOfFilesIsTheirs() throws {
    var budget = Budget.default
    budget.fileSize = Self.png.count - 1
    let values: [Any] = [
      Self.png, Self.png.base64EncodedString(), "data:;base64,\(Self.png.base64EncodedString())",
    ]
    for value in values {
      let found = problems("<UIImageView image='{logo}'/>", state: ["logo": value], budget: budget)
      #expect(found.contains("larger than the limit"), "\(found)")
    }
  }
}
