/// What stands on the invoice: the same words as in `Examples/Invoice/invoice.json`.
public struct InvoiceData: Sendable {
  struct Fact: Sendable { let label, value: String }
  struct Row: Sendable {
    let description: String
    let quantity: Int
    let price, amount: String
  }
  struct Total: Sendable {
    let label, amount: String
    let isFinal: Bool
  }

  let number, seller, sellerAddress, customer, footer: String
  let facts: [Fact]
  let rows: [Row]
  let totals: [Total]

  public static let example = InvoiceData(
    number: "2026-0417",
    seller: "Halden Joinery",
    sellerAddress: "14 Tannery Lane\nBristol BS1 6QT\nVAT GB 217 4410 88",
    customer: "Ada Okonkwo\nNorthlight Studios Ltd\n3 Harbour Terrace, Cardiff CF10 4PA",
    footer:
      "Please pay within 30 days to Halden Joinery, sort code 04-00-41, account 3120 7755, quoting the invoice number.",
    facts: [
      Fact(label: "Issued", value: "21 November 2026"),
      Fact(label: "Due", value: "21 December 2026"),
      Fact(label: "Project", value: "Reading room, phase 2"),
    ],
    rows: [
      Row(description: "Oak veneer, sanded, 2.4 m", quantity: 14, price: "38.50", amount: "539.00"),
      Row(description: "Brass hinge, concealed", quantity: 48, price: "3.20", amount: "153.60"),
      Row(description: "Drawer runner, soft close, pair", quantity: 12, price: "17.90", amount: "214.80"),
      Row(description: "Beech dowel 8 mm, box of 200", quantity: 3, price: "6.75", amount: "20.25"),
      Row(description: "Hard wax oil, satin, 2.5 l", quantity: 4, price: "64.00", amount: "256.00"),
      Row(description: "Birch plywood 18 mm, 1.2 × 2.4 m", quantity: 9, price: "71.25", amount: "641.25"),
      Row(description: "Edge banding, oak, 50 m", quantity: 2, price: "28.40", amount: "56.80"),
      Row(description: "Wood glue D3, 5 kg", quantity: 1, price: "31.00", amount: "31.00"),
      Row(description: "Abrasive disc P120, box of 50", quantity: 2, price: "22.60", amount: "45.20"),
      Row(description: "Abrasive disc P240, box of 50", quantity: 2, price: "22.60", amount: "45.20"),
      Row(description: "Countersunk screw 4 × 40, box of 500", quantity: 5, price: "11.95", amount: "59.75"),
      Row(description: "Shelf support, nickel, set of 20", quantity: 8, price: "5.40", amount: "43.20"),
      Row(description: "Sliding door track, 3 m", quantity: 2, price: "89.00", amount: "178.00"),
      Row(description: "Cable grommet, brushed steel", quantity: 10, price: "4.15", amount: "41.50"),
      Row(description: "Toughened glass shelf, 800 mm", quantity: 6, price: "46.80", amount: "280.80"),
      Row(description: "Furniture foot, adjustable", quantity: 16, price: "2.95", amount: "47.20"),
      Row(description: "Linen panel, natural, 1.4 m", quantity: 7, price: "19.60", amount: "137.20"),
      Row(description: "Workshop hours: joinery", quantity: 26, price: "58.00", amount: "1,508.00"),
      Row(description: "Workshop hours: finishing", quantity: 11, price: "52.00", amount: "572.00"),
      Row(description: "Delivery and fitting", quantity: 1, price: "340.00", amount: "340.00"),
    ],
    totals: [
      Total(label: "Net", amount: "£ 5,210.75", isFinal: false),
      Total(label: "VAT 20 %", amount: "£ 1,042.15", isFinal: false),
      Total(label: "Total", amount: "£ 6,252.90", isFinal: true),
    ])
}
