import Testing

@testable import QuoinServer

@Suite struct AccessLogEntryTests {
  @Test(arguments: [
    (0, "0.000000"), (0.000071, "0.000071"), (0.0000004, "0.000000"), (0.25, "0.250000"),
    (61.000002, "61.000002"),
  ])
  func timesAreNumbersWithoutAnExponent(seconds: Double, text: String) {
    #expect(AccessLogEntry.text(seconds) == text)
  }
}
