import QuoinDiagnostics
import QuoinTemplates
import Testing

@Suite struct BarcodeComponentTests {
  private func view<View: UIView>(_ markup: String, state: [String: Any] = [:]) throws -> View {
    let node = try Template(markup: markup).instantiate(state: state)
    try node.layOut(in: .fixed(400, 300))
    return try #require(node.view as? View)
  }

  private func problem(_ markup: String, state: [String: Any] = [:]) -> String {
    do {
      let _: UIView = try view(markup, state: state)
      return ""
    } catch { return "\(error)" }
  }

  @Test func textInsideIsTheContent() throws {
    let code: QRCodeView = try view("<QRCode>https://example.org/{id}</QRCode>", state: ["id": 7])
    #expect(code.content == "https://example.org/7")
    #expect(code.symbology == .qr)
  }

  @Test func attributesChooseTheLook() throws {
    let code: BarcodeView = try view(
      "<Barcode type='dataMatrix' content='A-1' moduleSize='3' quietZone='2' showsText='true' color='navy'/>"
        .replacing("navy", with: "#000080"))
    #expect(code.symbology == .dataMatrix)
    #expect(code.moduleSize == 3)
    #expect(code.quietZone == 2)
    #expect(code.showsText)
    #expect(code.frame.size.width == code.intrinsicContentSize.width)
  }

  @Test func theTypeMayStandBehindTheContent() {
    #expect(problem("<Barcode content='4006381333931' type='ean13'/>") == "")
  }

  @Test func wrongContentIsAnErrorAtItsPlace() {
    let wrong = problem("<UIView>\n  <Barcode type='ean13' content='4006381333930'/>\n</UIView>")
    #expect(wrong.contains("2:"), "\(wrong)")
    #expect(wrong.contains("has to be 1, not 0"))
    #expect(wrong.contains("did you mean 4006381333931?"))
    #expect(problem("<Barcode type='ean13' content='{sku}'/>", state: ["sku": "12"]).contains("here are 2"))
    #expect(problem("<Barcode type='ean14' content='1'/>").contains("did you mean ean13?"))
  }

  @Test func aVersionMayStandBehindTheContentToo() throws {
    let code: QRCodeView = try view("<QRCode version='3'>a</QRCode>")
    #expect(code.symbol?.columns == 29)
    let small = problem("<QRCode content='https://example.org/orders/1' version='1'/>")
    #expect(small.contains("it takes version 3"), "\(small)")
    let image = problem("<QRCode image='nobody.png' content='a'/>")
    #expect(image.contains("nobody.png"), "\(image)")
  }

  @Test func aHeightFollowsFromTheWidth() throws {
    let square: UIView = try view("<UIView><QRCode width='90'>a</QRCode></UIView>")
    #expect(square.subviews.first?.frame.size == CGSize(width: 90, height: 90))
  }
}
