import CQuoinGraphics

/// The invoice of the examples, drawn by hand.
public struct HandInvoice {
  public static let size = (width: 595.0, height: 842.0)
  let invoice: InvoiceData

  public init(_ invoice: InvoiceData = .example) {
    self.invoice = invoice
  }

  /// Draws the invoice with every line where the template puts it.
  public func draw(on surface: OpaquePointer?) {
    let canvas = HandCanvas(surface: surface)
    let (ink, muted) = (rgb(0x1b2333), rgb(0x6b7487))
    let white = (1.0, 1.0, 1.0, 1.0)
    let (left, right) = (48.0, Self.size.width - 48)

    canvas.rectangle(0, 0, Self.size.width, 6, rgb(0xe4572e))
    canvas.text(invoice.seller, weight: PANGO_WEIGHT_BOLD, size: 18, x: left, y: 44, color: ink)
    canvas.text(invoice.sellerAddress, size: 8.5, x: left, y: 70, lines: 9, color: muted)
    canvas.text("Invoice", weight: PANGO_WEIGHT_LIGHT, size: 30, x: right, y: 38, side: .right, color: ink)
    canvas.text("No. \(invoice.number)", size: 9, x: right, y: 76, side: .right, color: muted)
    canvas.text("BILL TO", weight: PANGO_WEIGHT_SEMIBOLD, size: 8, x: left, y: 132, color: muted)
    canvas.text(invoice.customer, size: 10, x: left, y: 146, lines: 9, color: ink)
    for (index, fact) in invoice.facts.enumerated() {
      let y = 130 + 16 * Double(index)
      canvas.text(fact.label, size: 9, x: right - 180, y: y, color: muted)
      canvas.text(fact.value, weight: PANGO_WEIGHT_MEDIUM, size: 9, x: right, y: y, side: .right, color: ink)
    }

    canvas.roundedRectangle(left, 212, right - left, 22, radius: 3, ink)
    let headings: [(String, Double, HandCanvas.Side)] = [
      ("Description", left + 10, .left), ("Quantity", right - 190, .right), ("Price", right - 100, .right),
      ("Amount", right - 10, .right),
    ]
    for (title, x, side) in headings {
      canvas.text(title, weight: PANGO_WEIGHT_SEMIBOLD, size: 9, x: x, y: 218, side: side, color: white)
    }

    var y = 234.0
    for (index, row) in invoice.rows.enumerated() {
      if index % 2 == 1 { canvas.rectangle(left, y, right - left, 22, rgb(0xf6f7f9)) }
      canvas.text(row.description, size: 9, x: left + 10, y: y + 6, color: ink)
      canvas.text("\(row.quantity)", size: 9, x: right - 190, y: y + 6, side: .right, color: ink)
      canvas.text(row.price, size: 9, x: right - 100, y: y + 6, side: .right, color: ink)
      canvas.text(
        row.amount, weight: PANGO_WEIGHT_MEDIUM, size: 9, x: right - 10, y: y + 6, side: .right, color: ink)
      y += 22
    }

    for total in invoice.totals {
      let (weight, size) = total.isFinal ? (PANGO_WEIGHT_BOLD, 11.0) : (PANGO_WEIGHT_NORMAL, 9.0)
      canvas.text(
        total.label, weight: weight, size: size, x: right - 170, y: y + 6, color: total.isFinal ? ink : muted)
      canvas.text(total.amount, weight: weight, size: size, x: right - 10, y: y + 6, side: .right, color: ink)
      y += 22
    }
    canvas.text(invoice.footer, size: 8, x: Self.size.width / 2, y: 801.89, side: .center, color: muted)
    canvas.finish()
  }
}
