import Foundation
import QuoinControls
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Dates in attributes.
@Suite struct DateValueTests {
  @Test(arguments: [
    ("2026-11-22", 1_795_305_600), ("2026-11-22T16:28", 1_795_364_880),
    ("2026-11-22 16:28:30", 1_795_364_910),
    ("2026-11-22T16:28:30Z", 1_795_364_910), ("2026-11-22T16:28:30.5Z", 1_795_364_910.5),
    ("2026-11-22T18:28+02:00", 1_795_364_880), ("2026-11-22T14:58-0130", 1_795_364_880),
  ])
  func aDateIsReadToItsEnd(text: String, seconds: Double) throws {
    let node = try Template(markup: "<UIDatePicker date='\(text)'/>").instantiate()
    node.update()
    #expect((node.view as? UIDatePicker)?.date == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "2026-11-22 garbage", "2026-11-22T16:28 o'clock", "2026-02-30", "2026-11-22T25:00", "2026-11-22T16:28+2",
    "22.11.2026",
  ])
  func whatIsNoneIsRefused(text: String) {
    #expect(problems("<UIDatePicker date=\"\(text)\"/>").contains("Expected a date"))
  }
}
