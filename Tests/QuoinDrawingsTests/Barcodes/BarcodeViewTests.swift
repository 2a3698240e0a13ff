import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinPictureTestSupport
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinDrawings

@Suite struct BarcodeViewTests {
  private func image(_ view: UIView, _ size: CGSize, scale: CGFloat = 1) throws -> [[UInt8]] {
    view.frame = CGRect(origin: .zero, size: size)
    var options = OutputOptions()
    options.scale = scale
    let image = try #require(try view.renderedImage(options: options).cgImage)
    return try Darkness.rows(of: image)
  }

  private func warnings(_ code: BarcodeView, _ size: CGSize) throws -> [String] {
    code.frame = CGRect(origin: .zero, size: size)
    var found: [String] = []
    _ = try Renderer.image(size: size) { canvas in
      code.render(into: canvas)
      found = canvas.warnings.map(\.message)
    }
    return found
  }

  private func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func pixelsAreBlackOrWhiteAtAnySizeAndScale() throws {
    let code = QRCodeView("https://example.org/")
    for (side, scale) in [(100.0, 1.0), (101.5, 2), (87, 3), (66.6, 1.5)] {
      let rows = try image(code, CGSize(width: side, height: side), scale: scale)
      #expect(Set(rows.joined()).isSubset(of: [0, 255]), "\(side) at \(scale)")
      #expect(rows.joined().contains(255))
    }
  }

  @Test func modulesAreTheCodesOwn() throws {
    let code = QRCodeView("quoin")
    code.quietZone = 0
    let symbol = try #require(code.symbol)
    let side = symbol.columns * 3
    let rows = try image(code, CGSize(width: side, height: side))
    for (y, row) in symbol.rows.enumerated() {
      for x in 0..<symbol.columns {
        let isDark = row.dark.contains { $0.contains(x) }
        #expect((rows[y * 3 + 1][x * 3 + 1] == 255) == isDark)
      }
    }
  }

  @Test(arguments: [(21, 5), (25, 5), (29, 7), (41, 9), (57, 13), (177, 43)])
  func aPictureLiesOnLightModulesInTheMiddle(columns: Int, side: Int) throws {
    let code = QRCodeView("Q")
    code.version = (columns - 17) / 4
    code.quietZone = 0
    let whole = try image(code, CGSize(width: columns * 2, height: columns * 2))
    code.errorCorrection = .high
    let plain = try image(code, CGSize(width: columns * 2, height: columns * 2))
    code.image = picture(CGSize(width: 40, height: 20))
    let drawn = try image(code, CGSize(width: columns * 2, height: columns * 2))
    #expect(whole.count == columns * 2)
    let square = columns - side..<columns + side
    for (y, row) in drawn.enumerated() {
      for (x, darkness) in row.enumerated() where !(square.contains(x) && square.contains(y)) {
        #expect(darkness == plain[y][x], "\(x), \(y)")
      }
    }
    // Half a module stays light around it, and more above and below a wide one.
    for x in square { #expect(drawn[square.lowerBound][x] == 0 && drawn[square.upperBound - 1][x] == 0) }
    for y in square { #expect(drawn[y][square.lowerBound] == 0 && drawn[y][square.upperBound - 1] == 0) }
    #expect(drawn[columns][columns] != 0 && drawn[columns][square.lowerBound + 1] != 0)
    #expect(drawn[columns - side / 2 - 2][columns] == 0)
  }

  @Test func aPictureAsksForMoreErrorCorrection() throws {
    let code = QRCodeView("https://example.org/1")
    let columns = try #require(code.symbol).columns
    #expect(code.errorCorrection == .medium)
    code.image = picture(CGSize(width: 4, height: 4))
    #expect(code.errorCorrection == .high)
    #expect(try #require(code.symbol).columns > columns)
    code.errorCorrection = .low
    let size = CGSize(width: 100, height: 100)
    #expect(
      try warnings(code, size) == [
        "The picture in a QR code hides more than errorCorrection low makes up for; phones may not read it"
      ])
    code.errorCorrection = .quartile
    #expect(try warnings(code, size).isEmpty)
  }

  @Test func aVersionIsTheSizeOfTheCode() throws {
    let code = QRCodeView("quoin")
    #expect(code.symbol?.version == 1)
    code.version = 7
    #expect(code.symbol?.columns == 45)
    code.content = String(repeating: "quoin", count: 40)
    #expect(code.symbol == nil)
    #expect(
      code.problem?.message
        == "The content does not fit into a QR code of version 7; it takes version 10, or a lower errorCorrection"
    )
    code.version = 41
    #expect(code.problem?.message.hasSuffix("there is no 41") == true)
    code.version = nil
    #expect(code.symbol?.version == 10)
    #expect(try BarcodeSymbol("A", .aztec).version == nil)
  }

  @Test func theSizeFollowsFromTheModules() throws {
    let code = QRCodeView("quoin")
    let columns = CGFloat(try #require(code.symbol).columns)
    #expect(code.intrinsicContentSize == CGSize(width: (columns + 8) * 2, height: (columns + 8) * 2))
    code.moduleSize = 3
    code.quietZone = 1
    #expect(code.intrinsicContentSize == CGSize(width: (columns + 2) * 3, height: (columns + 2) * 3))
    #expect(QRCodeView().intrinsicContentSize == .zero)
    let free = QRCodeView("quoin")
    #expect(
      free.sizeThatFits(CGSize(width: 145, height: CGFloat.infinity)) == CGSize(width: 145, height: 145))
  }

  @Test func theDigitsOfAnAddOnStandAboveItsBars() throws {
    let code = BarcodeView(.ean13, content: "9780201379624+52495")
    code.moduleSize = 2
    let size = code.intrinsicContentSize
    let rows = try image(code, size)
    let start = (try #require(code.symbol?.addOn).start + 11) * 2
    let first = try #require(rows.firstIndex { $0[start] == 255 })
    #expect(first > 10, "room for the digits")
    #expect(rows[..<first].contains { $0[start...].contains { $0 > 0 } }, "the digits")
    let main = try #require(rows.firstIndex { $0[22] == 255 })
    #expect(main == 0)
    // They end together.
    #expect(rows.lastIndex { $0[start] == 255 } == rows.lastIndex { $0[22] == 255 })
    code.showsText = false
    let bare = try image(code, code.intrinsicContentSize)
    #expect(bare[0][start] == 255)
  }

  @Test func whatItSaysIsWrittenBelowBars() throws {
    let bars = BarcodeView(.code128, content: "PACK-17")
    let below = bars.intrinsicContentSize.height
    bars.showsText = false
    #expect(bars.intrinsicContentSize.height < below)
    #expect(!BarcodeView(.dataMatrix, content: "PACK-17").showsText)
    bars.symbology = .qr
    bars.symbology = .code128
    #expect(!bars.showsText)
  }

  @Test func theMarksOfRetailCodesReachBelowTheOtherBars() throws {
    let code = BarcodeView(.ean13, content: "4006381333931")
    let rows = try image(code, CGSize(width: 113 * 2, height: 150))
    let left = 11 * 2
    func isDark(_ column: Int, _ y: Int) -> Bool { rows[y][left + column * 2] == 255 }
    let text = Int(BarcodeSettings(showsText: true).captionHeight(of: try #require(code.symbol), module: 2))
    let below = 150 - text + 4
    #expect(isDark(0, below) && isDark(2, below) && isDark(46, below) && isDark(94, below))
    #expect(isDark(0, 20) && isDark(94, 20))
  }

  @Test func thingsAreSaidThatKeepScannersFromReading() throws {
    #expect(
      try warnings(QRCodeView("https://example.org/"), CGSize(width: 20, height: 20))
        == ["The modules of a QR code are narrower than a pixel; scanners will not read it"])
    let large = QRCodeView("a")
    large.moduleSize = 4
    #expect(
      try warnings(large, CGSize(width: 60, height: 60))
        == ["A QR code with a moduleSize of 4 needs 116 × 116 points; it is drawn smaller"])
    #expect(try warnings(large, CGSize(width: 116, height: 116)) == [])
    large.content = String(repeating: "x", count: 9000)
    #expect(
      try warnings(large, CGSize(width: 116, height: 116)).first?.hasPrefix("A QR code has room") == true)
  }

  @Test func vectorsAreFewRectanglesWithoutPixels() throws {
    let code = QRCodeView("https://example.org/")
    let svg = String(
      decoding: try code.render(as: .svg, size: CGSize(width: 100, height: 100)), as: UTF8.self)
    #expect(!svg.contains("<image"))
    let path = BarcodePlacement(
      try #require(code.symbol), code.settings, in: CGRect(x: 0, y: 0, width: 99, height: 99)
    ).path
    let runs = try #require(code.symbol).rows.reduce(0) { $0 + $1.dark.count }
    #expect(path.elements.count / 5 < runs)
  }

  @Test func itIsReadOut() {
    let code = QRCodeView("https://example.org/")
    #expect(code.isAccessibilityElement)
    #expect(code.accessibilityLabel == "QR code")
    #expect(code.accessibilityValue == "https://example.org/")
    #expect(BarcodeView(.ean13, content: "400638133393").accessibilityValue == "4006381333931")
    code.accessibilityLabel = "Way to the shop"
    #expect(code.accessibilityLabel == "Way to the shop")
  }
}
