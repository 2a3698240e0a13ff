import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinExpressions

@Suite("Formats as printf has them") struct PrintFormatTests {
  private func text(_ format: String, _ arguments: Value...) throws -> String {
    try PrintFormat(format).text(arguments, of: "key")
  }

  private func problem(_ format: String, _ arguments: Value...) -> String? {
    do {
      _ = try PrintFormat(format).text(arguments, of: "key")
      return nil
    } catch { return error.message }
  }

  @Test(arguments: [
    ("%d", 42, "42"), ("%i", -7, "-7"), ("%5d|", 42, "   42|"), ("%-5d|", 42, "42   |"),
    ("%05d", 42, "00042"),
    ("%05d", -42, "-0042"), ("%+d", 42, "+42"), ("% d", 42, " 42"), ("%.4d", 42, "0042"),
    ("%8.4d|", 42, "    0042|"),
    ("%08.4d|", 42, "    0042|"), ("%.0d", 0, ""), ("%ld", 9_007_199_254_740_991, "9007199254740991"),
    ("%lld", -1, "-1"), ("%hhd", 300, "44"), ("%hd", 40_000, "-25536"), ("%d", 2.9, "2"), ("%u", 7, "7"),
    ("%u", -1, "4294967295"), ("%lu", -1, "18446744073709551615"), ("%x", 255, "ff"), ("%X", 255, "FF"),
    ("%#x", 255, "0xff"), ("%#X", 255, "0XFF"), ("%#x", 0, "0"), ("%08x", 255, "000000ff"),
    ("%#08x", 255, "0x0000ff"),
    ("%x", -1, "ffffffff"), ("%llx", -1, "ffffffffffffffff"), ("%o", 8, "10"), ("%#o", 8, "010"),
    ("%D", 5, "5"),
    ("%U", 5, "5"), ("%O", 8, "10"), ("%'d", 1_234_567, "1,234,567"), ("%'d", 123, "123"), ("%c", 65, "A"),
    ("%C", 0x1F600, "😀"), ("%p", 255, "0xff"), ("%zu", 3, "3"), ("%jd", 3, "3"), ("%td", 3, "3"),
    ("%qd", 3, "3"),
    ("%f", 1.5, "1.500000"), ("%.2f", 3.14159, "3.14"), ("%1.3f", 2, "2.000"),
    ("%8.2f|", 3.14159, "    3.14|"),
    ("%-8.2f|", 3.14159, "3.14    |"), ("%08.2f", -3.14159, "-0003.14"), ("%+.1f", 2, "+2.0"),
    ("%.0f", 2.5, "2"),
    ("%#.0f", 2, "2."), ("%e", 12345.678, "1.234568e+04"), ("%.2E", 12345.678, "1.23E+04"),
    ("%g", 0.0001, "0.0001"),
    ("%g", 1e10, "1e+10"), ("%G", 1e10, "1E+10"), ("%a", 1, "0x1p+0"), ("%A", 10, "0X1.4P+3"),
    ("%'.2f", 1_234_567.891, "1,234,567.89"), ("%@", 5, "5"), ("%@", 1.5, "1.5"), ("%5@|", 5, "    5|"),
    ("%Lf", 1, "1.000000"), ("%lf", 1, "1.000000"),
  ])
  func numbersAreWrittenAsCWritesThem(format: String, number: Double, expected: String) throws {
    #expect(try text(format, .number(number)) == expected)
  }

  @Test func textIsWrittenWithItsRoom() throws {
    #expect(
      try text("Hello %s, you have %i new messages", .string("Ada"), .number(3))
        == "Hello Ada, you have 3 new messages")
    #expect(try text("%5s|%-5s|%.2s", .string("ab"), .string("ab"), .string("abc")) == "   ab|ab   |ab")
    #expect(try text("%@ %@ %@", .bool(true), .null, .array([.number(1), .number(2)])) == "true  [1, 2]")
    #expect(try text("%c%S", .string("é"), .string("x")) == "éx")
  }

  @Test func positionsWidthsAndPercentSigns() throws {
    #expect(try text("%2$@ %1$@", .string("a"), .string("b")) == "b a")
    #expect(try text("%3$0x", .null, .null, .number(255)) == "ff")
    #expect(try text("%1$d %1$x", .number(10)) == "10 a")
    #expect(try text("%*d|%-*d|", .number(5), .number(1), .number(4), .number(2)) == "    1|2   |")
    #expect(try text("%.*f", .number(1), .number(2.25)) == "2.2")
    #expect(try text("%*d|", .number(-4), .number(1)) == "1   |")
    #expect(try text("%2$*1$d", .number(4), .number(7)) == "   7")
    #expect(try text("100%% %@%%", .string("x")) == "100% x%")
    #expect(try text("plain") == "plain")
  }

  @Test func hugeWholeNumbersKeepTheirDigits() throws {
    #expect(try text("%d", .string("12345678901234567890")) == "12345678901234567890")
    #expect(try text("%'d", .string("-1234567")) == "-1,234,567")
    #expect(try text("%d", .bool(true)) == "1")
  }

  @Test func groupsAreCountedByTheMeter() throws {
    let digits = String(repeating: "123", count: 20_000)
    let grouped = try text("%'d", .string(digits))
    #expect(grouped.utf8.count == 60_000 + 19_999)
    #expect(grouped.hasPrefix("123,123,") && grouped.hasSuffix(",123"))
    #expect(try text("%'d", .string("1" + digits)).hasPrefix("1,123,"))
    var budget = Budget.default
    budget.expressionSteps = 10_000
    let short = FormattedText(meter: BudgetMeter(budget))
    let format = try PrintFormat("%'d")
    #expect(throws: Diagnostic.self) {
      try format.text(
        [.string(digits)], of: "key", symbols: NumberSymbols(), in: PlainHost.shared, after: short)
    }
  }

  @Test func numbersFollowTheLanguage() throws {
    let german = NumberSymbols(decimal: ",", grouping: ".")
    let format = try PrintFormat("%'.2f %d")
    #expect(try format.text([.number(1234.5), .number(1000)], of: "key", symbols: german) == "1.234,50 1000")
  }

  @Test(arguments: [
    ("%", "The format ends in the middle of %; a percent sign alone is written %%"),
    ("5 %", "The format ends in the middle of %; a percent sign alone is written %%"),
    ("%5.", "The format ends in the middle of %5.; a percent sign alone is written %%"),
    ("%n", "The conversion %n writes into memory and is refused"),
    ("%1$hhn", "The conversion %1$hhn writes into memory and is refused"),
    ("%00d", "The flag '0' is given twice in %00"),
    ("%hs", "The length h does not fit the conversion %hs"),
    ("%Ld", "The length L does not fit the conversion %Ld"),
    ("%0$d", "Positions of values count from 1, and %0$ has another"),
    ("%1$d %d", "A format says positions for all of its values or for none; %d differs from those before"),
    ("%99999d", "A number in %99999 is beyond the limit of 4096"),
    ("%5%", "%5% is no conversion; a percent sign is written %%"),
  ])
  func whatIsWrongIsToldWithTheConversion(format: String, message: String) {
    #expect(problem(format) == message)
  }

  @Test func unknownConversionsAreToldWithThoseThereAre() {
    #expect(problem("%y")?.hasPrefix("The format has no conversion %y; there are %@") == true)
    #expect(problem("%é")?.hasPrefix("The format has no conversion %é;") == true)
  }

  @Test func wrongValuesNameTheKey() {
    #expect(problem("%d %d", .number(1)) == "'key' expects 2 arguments but got 1")
    #expect(problem("a", .number(1)) == "'key' expects no arguments but got 1")
    #expect(
      problem("%@ %d", .null, .string("x"))
        == "Type mismatch in 'key': argument 2 for %d has to be a whole number, not a string")
    #expect(problem("%s", .number(1))?.hasSuffix("has to be text, not a number") == true)
    #expect(problem("%c", .string("ab"))?.hasSuffix("has to be one character, not a string") == true)
    #expect(problem("%f", .null)?.hasSuffix("has to be a number, not nil") == true)
    #expect(problem("%*d", .number(1e9), .number(1))?.contains("argument 1") == true)
    #expect(problem("%d", .number(.nan))?.contains("a whole number") == true)
  }

  /// Against the C library, for random formats.
  @Test(arguments: 0..<4) func agreesWithC(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var format = "%"
      for flag in ["-", "+", " ", "#", "0"].shuffled(using: &random).prefix(
        Int.random(in: 0...3, using: &random))
      {
        format += flag
      }
      if Bool.random(using: &random) { format += "\(Int.random(in: 1...12, using: &random))" }
      if Bool.random(using: &random) { format += ".\(Int.random(in: 0...9, using: &random))" }
      if Bool.random(using: &random) {
        let letter = "dxXo".randomElement(using: &random)!
        let number = Int.random(in: -5000...5000, using: &random)
        let value = letter == "d" ? number : abs(number)
        let expected = withVaList([value]) {
          NSString(format: format + "l\(letter)", arguments: $0) as String
        }
        #expect(
          try text(format + "l\(letter)", .number(Double(value))) == expected,
          "\(format)l\(letter) of \(value)")
      } else {
        let letter = "feEgGaA".randomElement(using: &random)!
        let value = Double.random(in: -1000...1000, using: &random)
        let expected = withVaList([value]) {
          NSString(format: format + String(letter), arguments: $0) as String
        }
        #expect(
          try text(format + String(letter), .number(value)) == expected, "\(format)\(letter) of \(value)")
      }
    }
  }

  @Test(arguments: 0..<4) func anyTextIsReadToItsEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "%", "1", "9", "$", "*", "#", "@", "d", "s", "l", "h", "q", ".", "-", "0", "'", " ", "a", "é", "n",
      "x@",
    ]
    for _ in 0..<2000 {
      let format = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        parts.randomElement(using: &random)!
      }.joined()
      guard let read = try? PrintFormat(format) else { continue }
      let arguments = (0..<read.argumentCount).map { _ in
        Value.number(Double.random(in: -9...9, using: &random))
      }
      _ = try? read.text(arguments, of: "key")
    }
  }
}
