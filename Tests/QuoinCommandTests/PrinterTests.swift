import Foundation
import Quoin
import Testing

/// Pictures for label printers and e-paper, as their pixels come out of the file.
@Suite struct PrinterTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("label.xml", "<UIView backgroundColor=\"#7f7f7f\" width=\"100%\" height=\"100%\"/>")
  }

  private func picture(_ arguments: String...) throws -> CGImage {
    let run = try folder.run(["render", "label.xml", "-o", "label.png"] + arguments)
    #expect(run.error == "")
    let data = try Data(contentsOf: folder.url.appendingPathComponent("label.png"))
    return try #require(UIImage(data: data)?.cgImage)
  }

  private func lastPixel(of image: CGImage) -> UIColor? {
    image.color(x: Int(image.size.width) - 1, y: Int(image.size.height) - 1).map { UIColor(cgColor: $0) }
  }

  @Test(arguments: [
    ("288x432", 812, 1218), ("4x6in", 812, 1218), ("100x150mm", 799, 1199), ("812x1218px", 812, 1218),
    ("100.1x50.05pt", 282, 141),
  ])
  func aTemplateFillsEachPixelOfAPrinter(size: String, width: Int, height: Int) throws {
    let image = try picture("--size", size, "--dpi", "203")
    #expect(image.size == CGSize(width: width, height: height))
    #expect(lastPixel(of: image)?.cgColor.alpha == 1)
    #expect(image.color(x: 0, y: 0)?.alpha == 1)
  }

  /// The bits of a pixel and its kind, as the header says.
  private func kind() throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url.appendingPathComponent("label.png"))[24..<26])
  }

  @Test func greyHasEightBitsAndTwoColoursOne() throws {
    let gray = try picture("--size", "9x3", "--colors", "gray")
    #expect(try kind() == [8, 0])
    #expect(gray.color(x: 8, y: 2)?.red == CGFloat(0x7F) / 255)
    let bilevel = try picture("--size", "9x3", "--colors", "2")
    #expect(try kind() == [1, 0])
    #expect(bilevel.color(x: 8, y: 2)?.red == 0)
    _ = try picture("--size", "9x3")
    #expect(try kind() == [8, 2])
  }

  @Test func muchGreyInTwoColoursIsToldOf() throws {
    let sentence = "Much of the picture is grey, which two colours make black or white"
    let arguments = ["render", "label.xml", "-o", "label.png", "--size", "40x40", "--colors"]
    #expect(try folder.run(arguments + ["2"]).error.contains(sentence))
    #expect(try folder.run(arguments + ["2", "--dither", "diffusion"]).error == "")
    #expect(try folder.run(arguments + ["gray"]).error == "")
    try folder.write(
      "label.xml", "<UIView backgroundColor=\"white\"><UILabel font=\"bold 9\" text=\"Words\"/></UIView>")
    #expect(try folder.run(arguments + ["2"]).error == "")
  }

  @Test func aPatternIsAsLightAsItsGrey() throws {
    let image = try picture("--size", "40x40", "--colors", "2", "--dither", "diffusion")
    var white = 0
    for y in 0..<40 { for x in 0..<40 where image.color(x: x, y: y)?.red == 1 { white += 1 } }
    #expect((780...820).contains(white))
  }

  @Test(arguments: ["svg", "pdf", "jpeg"])
  func onlyAPNGHasFewerColours(format: String) throws {
    let run = try folder.run("render", "label.xml", "--size", "9x3", "--format", format, "--colors", "2")
    #expect(run.status == 1)
    #expect(run.error == "label.xml: error: --colors is for PNG; \(format.uppercased()) has no such choice\n")
  }
}
