import CZint
import Foundation

/// A way to write characters as bars or as squares that scanners read.
public nonisolated enum BarcodeSymbology: String, Hashable, Sendable, CaseIterable {
  /// Any ASCII characters as bars: shipping, stock, passes.
  case code128
  /// Code 128 with GS1's application identifiers, such as `(01)09501101530003(10)A7`.
  case gs1Code128
  /// Capital letters, digits and ` -.$/+%` as bars.
  case code39
  /// The number of a trade item, 13 digits, as on things in shops.
  case ean13
  /// The short number of a small trade item, 8 digits.
  case ean8
  /// The number of a trade item in North America, 12 digits.
  case upcA
  /// The same with its zeros left out, 8 digits.
  case upcE
  /// The number of a case of trade items, 14 digits, for print on cardboard.
  case itf14
  /// Squares for any text; readable when very small.
  case dataMatrix
  /// Data Matrix with GS1's application identifiers.
  case gs1DataMatrix
  /// Rows of bars for any text, as on identity cards and parcels.
  case pdf417
  /// Squares around a middle for any text, as on railway tickets.
  case aztec
  /// Squares with three corner marks for any text, as phones read them.
  case qr

  /// What people call it.
  public var name: String {
    switch self {
    case .code128: "Code 128"
    case .gs1Code128: "GS1-128"
    case .code39: "Code 39"
    case .ean13: "EAN-13"
    case .ean8: "EAN-8"
    case .upcA: "UPC-A"
    case .upcE: "UPC-E"
    case .itf14: "ITF-14"
    case .dataMatrix: "Data Matrix"
    case .gs1DataMatrix: "GS1 Data Matrix"
    case .pdf417: "PDF417"
    case .aztec: "Aztec"
    case .qr: "QR"
    }
  }

  /// Whether it is one row of bars, which may be of any height.
  public var isLinear: Bool {
    switch self {
    case .dataMatrix, .gs1DataMatrix, .pdf417, .aztec, .qr: false
    default: true
    }
  }

  /// Whether part of it may be lost, more or less as is chosen.
  public var hasErrorCorrectionLevels: Bool { self == .qr || self == .aztec || self == .pdf417 }

  /// Whether its content is a number with a check digit, printed below as on things in shops.
  var isRetail: Bool { self == .ean13 || self == .ean8 || self == .upcA || self == .upcE }

  /// Whether its content has application identifiers in parentheses.
  var isGS1: Bool { self == .gs1Code128 || self == .gs1DataMatrix }

  /// What stays light on the left and right, and above and below, in modules, from each one's standard.
  var quietZone: (left: CGFloat, right: CGFloat, vertical: CGFloat) {
    switch self {
    case .code128, .gs1Code128, .code39, .itf14: (10, 10, 0)
    case .ean13: (11, 7, 0)
    case .ean8: (7, 7, 0)
    case .upcA: (9, 9, 0)
    case .upcE: (9, 7, 0)
    case .dataMatrix, .gs1DataMatrix: (1, 1, 1)
    case .pdf417: (2, 2, 2)
    // None is asked for; a line of light keeps it apart from what is beside it.
    case .aztec: (1, 1, 1)
    case .qr: (4, 4, 4)
    }
  }

  /// How high the bars are, in modules, unless there is another room for them.
  var barHeight: CGFloat {
    switch self {
    // 22.85 mm at 0.33 mm a module.
    case .ean13, .upcA, .upcE: 69
    // 18.23 mm.
    case .ean8: 55
    default: 40
    }
  }

  /// How wide a module is unless somebody says, in points.
  var moduleSize: CGFloat {
    switch self {
    case .ean13, .ean8, .upcA, .upcE: 1
    case .itf14: 1.5
    case .code128, .gs1Code128, .code39, .pdf417: 1
    case .dataMatrix, .gs1DataMatrix, .aztec, .qr: 2
    }
  }

  /// The library's number.
  var number: Int32 {
    switch self {
    case .code128: BARCODE_CODE128
    case .gs1Code128: BARCODE_GS1_128
    case .code39: BARCODE_CODE39
    case .ean13, .ean8: BARCODE_EANX
    case .upcA: BARCODE_UPCA
    case .upcE: BARCODE_UPCE
    case .itf14: BARCODE_ITF14
    case .dataMatrix, .gs1DataMatrix: BARCODE_DATAMATRIX
    case .pdf417: BARCODE_PDF417
    case .aztec: BARCODE_AZTEC
    case .qr: BARCODE_QRCODE
    }
  }
}

/// How much of a code may be lost and it is read all the same; more needs a larger code.
public nonisolated enum BarcodeErrorCorrection: String, Hashable, Sendable, CaseIterable {
  /// Some 7 % (QR), 10 % (Aztec); the least that its standard recommends for PDF417.
  case low
  /// Some 15 % (QR), 23 % (Aztec); a level above the least for PDF417.
  case medium
  /// Some 25 % (QR), 36 % (Aztec); two levels above.
  case quartile
  /// Some 30 % (QR), 50 % (Aztec); three levels above.
  case high

  /// From 1 to 4.
  var level: Int32 {
    switch self {
    case .low: 1
    case .medium: 2
    case .quartile: 3
    case .high: 4
    }
  }
}
