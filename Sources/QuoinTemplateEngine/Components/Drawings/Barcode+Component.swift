import QuoinDrawings
import QuoinExpressions
import QuoinViews

extension Component {
  /// `<QRCode>` and `<Barcode>`.
  static let barcodes = [
    Component(
      "QRCode", QRCodeView.self, superclass: "UIView", summary: "A QR code, as phones read them.",
      body: "content", defaults: [("width", "auto"), ("height", "auto")], fitting: .sizeThatFits,
      warnsWhenDrawn: true,
      make: { _ in QRCodeView() },
      properties: {
        code(errorCorrection: "QR: 7, 15, 25 or 30 %")
        Property(
          "image", \QRCodeView.image,
          "A picture in the middle, a quarter of the code wide; `errorCorrection` is then `high` unless set."
        ).affectingSize
        Property(
          "version", \QRCodeView.version,
          "How large the code is, from 1 (21 modules a side) to 40 (177); as small as the content lets it be unless set."
        ).affectingSize
      }),
    Component(
      "Barcode", BarcodeView.self, superclass: "UIView",
      summary: "A code of bars or squares that scanners read.",
      body: "content", defaults: [("width", "auto"), ("height", "auto")], fitting: .sizeThatFits,
      warnsWhenDrawn: true,
      make: { _ in BarcodeView(.code128) },
      properties: {
        code(errorCorrection: "QR, Aztec and PDF417 let it be chosen")
        Property("type", \BarcodeView.symbology, "How the content is written; `code128` unless set.")
          .affectingSize
      }),
  ]

  @PropertyList private static func code(errorCorrection: String) -> [Property] {
    Property(
      "color", \BarcodeView.color,
      "The colour of the dark modules; black unless set, in a dark appearance too.")
    Property(
      "content", \BarcodeView.content,
      "What scanners read. The check digit of EAN, UPC and ITF-14 may be left out."
    ).affectingSize.written(after: "errorCorrection", "image", "type", "version").refusing {
      (view: BarcodeView, content: String) in
      view.problem(with: content)
    }
    Property(
      "errorCorrection", \BarcodeView.errorCorrection,
      "How much may be lost and it is read all the same (\(errorCorrection)); `medium` unless set."
    ).affectingSize
    Property(
      "font", \BarcodeView.font, "The font of what is written below; in proportion to the code unless set."
    ).affectingSize
    Property(
      "moduleSize", \BarcodeView.moduleSize,
      "How wide the narrowest bar or square is; as wide as there is room unless set.", .points
    ).affectingSize
    Property(
      "quietZone", \BarcodeView.quietZone,
      "How many modules stay light around the code; what its standard asks for unless set."
    ).affectingSize
    Property(
      "showsText", \BarcodeView.showsText,
      "Whether what it says is written below; true for bars, false for squares, unless set."
    ).affectingSize
  }
}

extension BarcodeSymbology: EnumerationValue {
  public static let typeName: TypeName = "BarcodeSymbology"
}

extension BarcodeErrorCorrection: EnumerationValue {
  public static let typeName: TypeName = "BarcodeErrorCorrection"
}
