import QuoinExpressions
import QuoinTemplates
import Testing

/// An enumeration of an app that says itself what its cases are to expressions.
private enum Loudness: Int, EnumerationValue {
  case low = 1
  case high = 10

  static let typeName: TypeName = "Loudness"
  static let namedCases: [(String, Loudness)] = [("low", .low), ("high", .high)]

  var propertyValue: Value { .number(Double(rawValue)) }
}

@Suite struct OwnEnumerationTests {
  @Test func aNamedCaseIsWhatItSaysOfItself() throws {
    let convert = try #require(Loudness.propertyType.conversion)
    let context = ConversionContext()
    let named = try convert(.string("high"), context)
    let given = try convert(.boxed(HostValue(Loudness.high)), context)
    #expect("\(named)" == "\(given)")
    guard case .number(10) = named else { Issue.record("\(named)"); return }
  }
}
