import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Values that controls do not take are told at their place, and nothing is set.
@Suite struct RefusedValueTests {
  @Test(arguments: [
    ("<UISegmentedControl items=\"'One'\" selectedSegmentIndex='1'/>", "There is no segment 1"),
    ("<UISearchBar scopeButtonTitles=\"'All'\" selectedScopeButtonIndex='3'/>", "There is no scope 3"),
    ("<UIStepper stepValue='0'/>", "A step goes further than 0, and 0 does not"),
    ("<UIPageControl numberOfPages='-1'/>", "There are 0 pages or more, not -1"),
    ("<UIDatePicker minuteInterval='7'/>", "minuteInterval is a part of 30 minutes, and 7 is none"),
    (
      "<UIDatePicker date='tomorrow'/>",
      "Expected a date such as 2026-11-22 or 2026-11-22T16:30:00Z, not “tomorrow”"
    ),
    ("<UIDatePicker timeZone='Mars/Base'/>", "Expected a time zone such as Europe/Zurich, not “Mars/Base”"),
    ("<UIDatePicker calendar='gregorain'/>", "Expected a calendar, not “gregorain”"),
    ("<MKMapView centerCoordinate.latitude='91'/>", "Latitudes go from -90 to 90 degrees"),
    (
      "<UIControl contentVerticalAlignment='middle'/>", "UIControlContentVerticalAlignment has no case middle"
    ),
    ("<UISegmentedControl items=\"'a', 5\"/>", "A segment shows a text or an image, not the number 5"),
    ("<UISegmentedControl items='true'/>", "A segment shows a text or an image, not true"),
    (
      "<UIView contentHuggingPriority.horizontal='1200'/>", "Expected a UILayoutPriority, not the number 1200"
    ),
    ("<UIButton type='99'/>", "Expected a UIButtonType, not the number 99"),
  ])
  func wrongValuesAreErrors(markup: String, message: String) {
    #expect(problems(markup).contains(message), "\(problems(markup))")
  }

  @Test func limitsTakeEachOtherAlong() throws {
    #expect(problems("<UIStepper minimumValue='-20' maximumValue='-10' value='-15'/>") == "")
    #expect(problems("<UIDatePicker minimumDate='2026-01-02' maximumDate='2026-01-01'/>") == "")
  }
}
