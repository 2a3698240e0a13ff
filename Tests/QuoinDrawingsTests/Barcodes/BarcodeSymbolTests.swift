import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinDrawings

@Suite struct BarcodeSymbolTests {
  private func problem(_ content: String, _ symbology: BarcodeSymbology) -> String {
    do throws(Diagnostic) {
      _ = try BarcodeSymbol(content, symbology)
      return ""
    } catch { return error.message + (error.suggestion.map { " → \($0)" } ?? "") }
  }

  @Test func checkDigitsAreAddedWhereTheyAreLeftOut() throws {
    #expect(try BarcodeSymbol("400638133393", .ean13).text == "4006381333931")
    #expect(try BarcodeSymbol("4006381333931", .ean13).text == "4006381333931")
    #expect(try BarcodeSymbol("9638507", .ean8).text == "96385074")
    #expect(try BarcodeSymbol("03600029145", .upcA).text == "036000291452")
    #expect(try BarcodeSymbol("0123456", .upcE).text == "01234565")
    #expect(try BarcodeSymbol("1540014128876", .itf14).text == "15400141288763")
  }

  @Test func ourCheckDigitsAreTheLibrarysForAnyNumber() throws {
    var random = SeededGenerator(seed: 16)
    for symbology in [BarcodeSymbology.ean13, .ean8, .upcA, .upcE, .itf14] {
      let length = try #require(BarcodeNumber(symbology)).length
      for _ in 0..<50 {
        var digits = (1..<length).map { _ in Int.random(in: 0...9, using: &random) }
        if symbology == .upcE {
          digits[0] = Int.random(in: 0...1, using: &random)
          // Zeros that the last digit may tell of have a form of their own.
          for index in 3...5 where digits[index] < 3 { digits[index] += 3 }
        }
        let number = digits.map(String.init).joined()
        let checked = try BarcodeContent(number, for: symbology).text
        #expect(try BarcodeSymbol(number, symbology).text == checked, "\(symbology) \(number)")
      }
    }
  }

  @Test func aWrongCheckDigitIsSaidWithTheRightOne() {
    #expect(
      problem("4006381333930", .ean13)
        == "The last digit of this EAN-13 number checks the others and has to be 1, not 0 → 4006381333931")
    #expect(problem("01234567", .upcE).contains("has to be 5, not 7"))
  }

  @Test func numbersOfOtherLengthsAndOtherCharactersAreRefused() {
    #expect(
      problem("123", .ean13) == "EAN-13 takes 13 digits, or 12 without the check digit, and here are 3")
    #expect(problem("40063813339x", .ean13) == "EAN-13 takes 13 digits, and 'x' is none")
    #expect(problem("5123456", .upcE) == "A UPC-E number begins with 0 or 1, not 5")
    #expect(problem("0120003", .upcE).hasPrefix("This is no UPC-E number"))
    #expect(
      problem("abc", .code39) == "Code 39 takes capital letters, digits, spaces and -.$/+% only, not 'a'")
    #expect(problem("Grüße", .code128) == "Code 128 takes ASCII characters only, not 'ü'")
    #expect(problem("a\0b", .qr) == "QR takes text without the character 0, not U+0")
    #expect(problem("", .aztec) == "An Aztec code needs something to say")
  }

  @Test func contentIsMeasuredBeforeTheLibrarySeesIt() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(problem(long, .qr) == "A QR code has room for 7089 bytes at most, and here are 1000000")
    #expect(problem(long, .code128) == "A Code 128 code has room for 120 bytes at most, and here are 1000000")
    #expect(
      problem(String(long.prefix(3000)), .qr)
        == "The content does not fit into a QR code; shorten it, or choose a lower errorCorrection")
    #expect(
      problem(String(long.prefix(100)), .code128)
        == "The content does not fit into a Code 128 code; shorten it, or use a Data Matrix or QR code")
  }

  @Test func identifiersOfGS1AreChecked() throws {
    #expect(try BarcodeSymbol("(01)09501101530003(10)A7", .gs1Code128).text == "(01)09501101530003(10)A7")
    #expect(problem("hello", .gs1Code128).hasPrefix("GS1-128 does not take this content: "))
    #expect(problem("(01)09501101530004", .gs1DataMatrix).contains("expected '3'"))
  }

  @Test func valuesOfGS1MayHoldParentheses() throws {
    let plain = try BarcodeSymbol("(01)09501101530003(10)A(2)7", .gs1DataMatrix)
    #expect(plain.text == "(01)09501101530003(10)A(2)7")
    // What would be an identifier is text behind a backslash.
    let escaped = try BarcodeSymbol("(10)A\\(21\\)7", .gs1Code128)
    #expect(try escaped.rows != BarcodeSymbol("(10)A(21)7", .gs1Code128).rows)
    #expect(problem("(10)A[2]", .gs1Code128).hasSuffix("not '['"))
  }

  @Test(arguments: [
    ("9780201379624+52495", BarcodeSymbology.ean13, "9780201379624+52495", 95, 47),
    ("978-0-201-37962+52", .ean13, "9780201379624+52", 95, 20),
    ("9638507 + 12", .ean8, "96385074+12", 67, 20),
    ("036000291452+12345", .upcA, "036000291452+12345", 95, 47),
    ("01234565+99", .upcE, "01234565+99", 51, 20),
  ])
  func retailCodesHaveAddOns(
    content: String, symbology: BarcodeSymbology, text: String, main: Int, width: Int
  ) throws {
    let symbol = try BarcodeSymbol(content, symbology)
    #expect(symbol.text == text)
    let addOn = try #require(symbol.addOn)
    #expect(addOn.digits.joined() == text.split(separator: "+").last.map(String.init))
    #expect(addOn.start > main && symbol.columns - addOn.start == width)
    let plain = try BarcodeSymbol(String(content.prefix { $0 != "+" }), symbology)
    #expect(plain.addOn == nil && plain.columns == main)
    #expect(symbol.rows[0].dark.filter { $0.lowerBound < main } == plain.rows[0].dark)
  }

  @Test func hyphensAndSpacesOfABookNumberArePassedOver() throws {
    #expect(try BarcodeSymbol("978-0-201-37962-4", .ean13).text == "9780201379624")
    #expect(try BarcodeSymbol("978 0 201 37962", .ean13).text == "9780201379624")
    #expect(problem("978-0-201-37962-5", .ean13).contains("has to be 4, not 5"))
  }

  @Test func whatIsNoAddOnIsTold() {
    #expect(
      problem("9780201379624+123", .ean13)
        == "Behind the + of an EAN-13 number stand the 2 or 5 digits of its add-on, not '123'")
    #expect(problem("9780201379624+1x", .ean13).hasSuffix("not '1x'"))
    #expect(problem("15400141288763+12", .itf14) == "ITF-14 has no add-on, so nothing can stand behind a +")
  }

  @Test func aQRCodeHasItsThreeMarks() throws {
    let symbol = try BarcodeSymbol("https://example.org/", .qr)
    #expect(symbol.columns == symbol.rows.count)
    let last = symbol.columns
    for row in [symbol.rows[0], symbol.rows[6]] {
      #expect(row.dark.first == 0..<7)
      #expect(row.dark.last == last - 7..<last)
    }
    #expect(symbol.rows[last - 1].dark.first == 0..<7)
  }

  @Test func moreErrorCorrectionMakesALargerCode() throws {
    let text = String(repeating: "The quick brown fox. ", count: 8)
    for symbology in BarcodeSymbology.allCases where symbology.hasErrorCorrectionLevels {
      let sizes = try BarcodeErrorCorrection.allCases.map { level in
        let symbol = try BarcodeSymbol(text, symbology, errorCorrection: level)
        return symbol.columns * symbol.rows.count
      }
      #expect(sizes == sizes.sorted() && sizes.first != sizes.last, "\(symbology): \(sizes)")
    }
  }

  @Test func theBudgetIsAskedBefore() {
    var budget = Budget.default
    budget.wallTime = .zero
    #expect(throws: Diagnostic.self) {
      try BudgetMeter.metering(budget) { _ throws(Diagnostic) in
        for _ in 0..<100 { _ = try BarcodeSymbol("Hello", .qr) }
      }
    }
  }

  @Test func anyTextIsACodeOrADiagnostic() throws {
    var random = SeededGenerator(seed: 7)
    let characters = Array("()0123456789AZaz-\u{1D}äß€漢😀\u{301}\n%+]~")
    for _ in 0..<600 {
      let symbology = try #require(BarcodeSymbology.allCases.randomElement(using: &random))
      let length = Int.random(in: 0...60, using: &random)
      let text = String((0..<length).compactMap { _ in characters.randomElement(using: &random) })
      do throws(Diagnostic) {
        let symbol = try BarcodeSymbol(text, symbology)
        #expect(symbol.columns > 0)
        for row in symbol.rows {
          for (one, next) in zip(row.dark, row.dark.dropFirst()) { #expect(one.upperBound < next.lowerBound) }
          #expect((row.dark.last?.upperBound ?? 0) <= symbol.columns)
        }
      } catch { #expect(!error.message.contains("Error")) }
    }
  }
}
