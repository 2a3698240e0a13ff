import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

@Suite struct OutputOptionsTests {
  private func render(
    _ format: OutputFormat = .png, _ size: CGSize = CGSize(width: 8, height: 8),
    _ change: (inout OutputOptions) -> Void = { _ in },
    draw: (Canvas) -> Void = { _ in }
  ) throws -> Data {
    var options = OutputOptions()
    change(&options)
    return try Renderer.render(size: size, format: format, options: options) { draw($0) }
  }

  @Test func formatsAreToldByTheEndOfAName() {
    let names: [(String, OutputFormat?)] = [
      ("a.png", .png), ("a.b.JPG", .jpeg), ("a.jpeg", .jpeg), ("a.svg", .svg), ("a.Pdf", .pdf), ("png", nil),
      ("a.gif", .gif), ("a.WebP", .webP), ("a.tiff", nil), ("a.", nil),
    ]
    for (name, format) in names { #expect(OutputFormat(fileName: name) == format, "\(name)") }
    #expect(OutputFormat(fileExtension: "PNG") == .png && OutputFormat(fileExtension: ".png") == nil)
    #expect(
      OutputFormat.allCases.map(\.mediaType) == [
        "image/png", "image/jpeg", "image/svg+xml", "application/pdf", "image/webp", "image/gif",
      ])
    #expect(
      OutputFormat.allCases.map(\.fileExtensions) == [
        ["png"], ["jpg", "jpeg"], ["svg"], ["pdf"], ["webp"], ["gif"],
      ])
  }

  @Test func whatLiesBehindIsClearOrWhiteUnlessSaid() throws {
    func corner(_ data: Data) throws -> CGColor {
      try #require(UIImage(data: data)?.cgImage?.color(x: 7, y: 7))
    }
    #expect(try corner(render()).alpha == 0 && corner(render(.jpeg)).hexString == "#FFFFFF")
    #expect(try corner(render { $0.background = .red }).hexString == "#FF0000")
    let half = try corner(render(.jpeg) { $0.background = UIColor(white: 0, alpha: 0.5) })
    #expect(abs(half.red - 0.5) < 0.02)
  }

  @Test func aJPEGsQualityLiesBetweenOneAndAHundred() throws {
    func size(_ quality: Int) throws -> Int {
      try render(.jpeg, CGSize(width: 64, height: 64), { $0.jpeg.quality = quality }) { canvas in
        for index in 0..<40 {
          canvas.fill(
            CGRect(x: index * 7 % 60, y: index * 11 % 60, width: 5, height: 3),
            color: index % 2 == 0 ? .red : .blue)
        }
      }.count
    }
    let (worst, best) = (try size(1), try size(100))
    #expect(
      try worst < size(50) && size(50) < best && size(0) == worst && size(-9) == worst && size(101) == best
        && size(1000) == best)
    #expect(
      OutputOptions().jpeg.quality == 90 && OutputOptions().scale == 1 && OutputOptions().svg.text == .text)
  }

  @Test func pixelsAreWholeOnesAndNeverTooFew() throws {
    func size(_ points: CGFloat, _ scale: CGFloat) throws -> CGSize {
      try #require(
        UIImage(data: try render(.png, CGSize(width: points, height: 2 * points)) { $0.scale = scale })?.size)
    }
    #expect(try size(8, 1) == CGSize(width: 8, height: 16) && size(8.1, 1) == CGSize(width: 9, height: 17))
    #expect(try size(8, 2.5) == CGSize(width: 20, height: 40) && size(0.1, 1) == CGSize(width: 1, height: 1))
    let image = try Renderer.image(
      size: CGSize(width: 4, height: 4),
      options: {
        var o = OutputOptions()
        o.scale = 2
        return o
      }()
    ) {
      #expect(
        $0.scale == 2 && $0.traits.displayScale == 2 && $0.traits.userInterfaceStyle == .light
          && $0.holdsPixels && !$0.keepsText)
    }
    #expect(
      image.scale == 2 && image.size == CGSize(width: 4, height: 4)
        && image.cgImage?.size == CGSize(width: 8, height: 8))
  }

  @Test func sizesAndScalesHaveBounds() {
    func refusal(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat = 1, pixels: Int = 64_000_000)
      -> String?
    {
      var budget = Budget.default
      budget.imagePixels = pixels
      do throws(Diagnostic) {
        try Renderer.checkSize(CGSize(width: width, height: height), scale: scale, budget: budget)
      } catch { return error.message }
      return nil
    }
    #expect(refusal(10, 10) == nil && refusal(0.001, 0.001, 1000) == nil && refusal(10, 10, 0.001) == nil)
    for (width, height, scale) in [
      (0, 5, 1), (5, 0, 1), (-5, 5, 1), (5, 5, 0), (5, 5, -1), (.nan, 5, 1), (5, .infinity, 1),
      (.infinity, 5, 1), (5, 5, .infinity), (5, 5, .nan),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      #expect(
        refusal(width, height, scale)?.hasSuffix("width, height and scale must be finite and above 0")
          == true, "\(width) \(height) \(scale)")
    }
    #expect(
      refusal(5, 0.5, 0)
        == "Cannot draw a picture of 5 × 0.5 points at scale 0; width, height and scale must be finite and above 0"
    )
    #expect(
      refusal(0, 5)
        == "Cannot draw a picture of 0 × 5 points; width, height and scale must be finite and above 0")
    for (width, height, scale) in [(8e6, 1, 1), (1, 8e6, 1), (1, 1, 1001), (1, 1, 0.0009)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      #expect(
        refusal(width, height, scale)?.hasSuffix(
          "sides go up to 8000000 points, and scales from 0.001 to 1000") == true)
    }
    #expect(
      refusal(10, 10, 1, pixels: 100) == nil
        && refusal(10, 10.1, 1, pixels: 100)
          == "A picture of 10 × 10.1 points has more than the limit of 100 pixels"
    )
    #expect(
      refusal(10.1, 10, 1, pixels: 109) != nil && refusal(5, 5, 2, pixels: 100) == nil
        && refusal(5, 5.1, 2, pixels: 100)
          == "A picture of 5 × 5.1 points at scale 2 has more than the limit of 100 pixels"
    )
  }

  @Test func whatWouldTakeTooLongToCompressIsNotBegun() {
    func problem(_ compression: PNGOptions.Compression, _ format: OutputFormat = .png) -> String? {
      var (options, budget) = (OutputOptions(), Budget.default)
      options.png.compression = compression
      budget.wallTime = .seconds(3)
      do throws(Diagnostic) {
        // 2.56 million pixels, of which the best compression does 800,000 a second.
        _ = try Renderer.render(
          size: CGSize(width: 1600, height: 1600), format: format, options: options, budget: budget
        ) { _ in }
      } catch { return error.message }
      return nil
    }
    #expect(problem(.best) == "Took longer than the limit of 3 s" && problem(.fast) == nil)
  }

  @Test func pixelsOfEveryCompressionAreTheSame() throws {
    let draw: (Canvas) -> Void = { canvas in
      for index in 0..<8 {
        canvas.fill(
          CGRect(x: index, y: index / 2, width: 3, height: 3),
          color: UIColor(hue: CGFloat(index) / 8, saturation: 1, brightness: 1, alpha: 0.6))
      }
    }
    let files = try PNGOptions.Compression.allCases.map { level in
      try render(.png, CGSize(width: 8, height: 8), { $0.png.compression = level }, draw: draw)
    }
    let colors = try files.map { file -> [String?] in
      let image = try #require(UIImage(data: file)?.cgImage)
      return (0..<64).map { image.color(x: $0 % 8, y: $0 / 8)?.hexString }
    }
    #expect(colors[0] == colors[1] && colors[0] == colors[2])
    // RGB where all is opaque, else RGBA.
    let opaque = try render { $0.background = .red }
    #expect(files.allSatisfy { $0[24] == 8 && $0[25] == 6 } && opaque[25] == 2)
  }
}
