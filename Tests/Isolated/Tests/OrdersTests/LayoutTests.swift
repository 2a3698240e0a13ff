import QuoinControlBoxes
import QuoinDrawings
import QuoinPositions
import QuoinWeb
import Testing

/// Boxes, positions, drawings and web views are isolated as views are.
@MainActor @Suite struct LayoutTests {
  @Test func boxesAndPositionsLayOut() {
    let label = UILabel()
    label.text = "Bolts"
    let row = LMRowView(label)
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    row.layoutIfNeeded()
    #expect(label.frame.height == 40)

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.traitOverrides = UITraitCollection(displayScale: 2)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.addSubview(mark)
    mark.bottomRight --> root.bottomRight
    #expect(mark.frame == CGRect(x: 80, y: 80, width: 20, height: 20))
  }

  @Test func drawingsAndWebViewsAreViews() throws {
    let symbol = try BarcodeSymbol("Quoin", .qr)
    #expect(symbol.columns > 20 && symbol.rows.count > 0)
    let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(page.description.contains("WKWebView"))
  }
}
