import QuoinControls
import QuoinExpressions
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Attributes of controls and of the views that go with them, each set and read.
@Suite struct ControlPartAttributeTests {
  private static let picture = "{picture}"

  @Test(arguments: [
    AttributeRow("UIStepper", "autorepeat", "false"),
    AttributeRow("UIStepper", "dividerImage", picture, reads: "picture"),
    AttributeRow("UIStepper", "isContinuous", "false"),
    AttributeRow("UIStepper", "maximumValue", "7"),
    AttributeRow("UIStepper", "minimumValue", "-7"),
    AttributeRow("UIStepper", "stepValue", "5"),
    AttributeRow("UIStepper", "value", "20"),
    AttributeRow("UIStepper", "wraps", "true"),
    AttributeRow("UIStepper", "highlightedBackgroundImage", picture, reads: "picture"),
    AttributeRow("UIStepper", "decrementImage", picture, reads: "picture"),
    AttributeRow("UIStepper", "disabledIncrementImage", picture, reads: "picture"),
    AttributeRow("UISegmentedControl", "apportionsSegmentWidthsByContent", "true"),
    AttributeRow("UISegmentedControl", "dividerImage", picture, reads: "picture"),
    AttributeRow("UISegmentedControl", "isMomentary", "true"),
    AttributeRow("UISegmentedControl", "items", "'One', picture, 'Two'", reads: "One, picture, Two"),
    AttributeRow("UISegmentedControl", "selectedSegmentTintColor", "red"),
    AttributeRow("UISegmentedControl", "selectedBackgroundImage", picture, reads: "picture"),
    AttributeRow("UISegmentedControl", "titleColor", "red"),
    AttributeRow("UISegmentedControl", "highlightedTitleColor", "red"),
    AttributeRow("UISegmentedControl", "contentPositionAdjustment.horizontal", "3"),
    AttributeRow("UISegmentedControl", "leftContentPositionAdjustment.vertical", "3"),
    AttributeRow("UISegmentedControl", "anyContentPositionAdjustment.vertical", "3"),
    AttributeRow("UISegmentedControl", "aloneContentPositionAdjustment.vertical", "3"),
    AttributeRow("UIProgressView", "progress", "0.5"),
    AttributeRow("UIProgressView", "progressImage", picture, reads: "picture"),
    AttributeRow("UIProgressView", "progressTintColor", "red"),
    AttributeRow("UIProgressView", "progressViewStyle", "bar"),
    AttributeRow("UIProgressView", "trackImage", picture, reads: "picture"),
    AttributeRow("UIProgressView", "trackTintColor", "red"),
    AttributeRow("UIActivityIndicatorView", "activityIndicatorViewStyle", "large"),
    AttributeRow("UIActivityIndicatorView", "color", "red"),
    AttributeRow("UIActivityIndicatorView", "hidesWhenStopped", "false"),
    AttributeRow("UIActivityIndicatorView", "isAnimating", "false"),
    AttributeRow("UIPageControl", "allowsContinuousInteraction", "false"),
    AttributeRow("UIPageControl", "backgroundStyle", "prominent"),
    AttributeRow("UIPageControl", "currentPageIndicatorTintColor", "red"),
    AttributeRow("UIPageControl", "defersCurrentPageDisplay", "true"),
    AttributeRow("UIPageControl", "direction", "topToBottom"),
    AttributeRow("UIPageControl", "hidesForSinglePage", "true"),
    AttributeRow("UIPageControl", "numberOfPages", "4"),
    AttributeRow("UIPageControl", "pageIndicatorTintColor", "red"),
    AttributeRow("UIPageControl", "preferredCurrentPageIndicatorImage", picture, reads: "picture"),
    AttributeRow("UIPageControl", "preferredIndicatorImage", picture, reads: "picture"),
    AttributeRow("UIColorWell", "selectedColor", "red"),
    AttributeRow("UIColorWell", "supportsAlpha", "false"),
    AttributeRow("UIColorWell", "title", "Ink"),
    AttributeRow("UIRefreshControl", "attributedTitle", "Just now"),
    AttributeRow("UIRefreshControl", "isRefreshing", "true"),
    AttributeRow("UIInputView", "allowsSelfSizing", "true"),
    AttributeRow("UIPickerView", "showsSelectionIndicator", "false"),
    AttributeRow("UIVisualEffectView", "effect.style", "dark"),
    AttributeRow("UIVisualEffectView", "contentView.alpha", "0.5"),
  ])
  func controlsAreSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test(arguments: [
    AttributeRow("UIDatePicker", "countDownDuration", "120"),
    AttributeRow("UIDatePicker", "date", "2026-11-22", reads: "2026-11-22 00:00:00 +0000"),
    AttributeRow("UIDatePicker", "datePickerMode", "date"),
    AttributeRow("UIDatePicker", "locale", "de_CH", reads: "de_CH (fixed de_CH)"),
    AttributeRow("UIDatePicker", "maximumDate", "2026-11-22T16:30:00Z", reads: "2026-11-22 16:30:00 +0000"),
    AttributeRow("UIDatePicker", "minimumDate", "2026-11-22", reads: "2026-11-22 00:00:00 +0000"),
    AttributeRow("UIDatePicker", "minuteInterval", "15"),
    AttributeRow("UIDatePicker", "preferredDatePickerStyle", "wheels"),
    AttributeRow("UIDatePicker", "roundsToMinuteInterval", "false"),
    AttributeRow("UIDatePicker", "timeZone", "Europe/Zurich"),
    AttributeRow(
      "UIDatePicker", "calendar", "iso8601",
      reads: "iso8601 (iso8601) locale: en_US time zone: GMT (0) firstWeekday: 2 minDaysInFirstWeek: 4"),
    AttributeRow("UIDatePicker", "today", "2026-11-22", reads: "2026-11-22 00:00:00 +0000"),
  ])
  func datePickersAreSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test(arguments: [
    AttributeRow("MKMapView", "centerCoordinate.latitude", "47"),
    AttributeRow("MKMapView", "region.center.longitude", "8"),
    AttributeRow("MKMapView", "region.span.latitudeDelta", "2"),
    AttributeRow("MKMapView", "isPitchEnabled", "false"),
    AttributeRow("MKMapView", "isRotateEnabled", "false"),
    AttributeRow("MKMapView", "isScrollEnabled", "false"),
    AttributeRow("MKMapView", "isZoomEnabled", "false"),
    AttributeRow("MKMapView", "mapType", "satellite"),
    AttributeRow("MKMapView", "showsCompass", "false"),
    AttributeRow("MKMapView", "showsScale", "true"),
    AttributeRow("MKMapView", "showsTraffic", "true"),
    AttributeRow("MKMapView", "showsUserLocation", "true"),
    AttributeRow("WKWebView", "allowsBackForwardNavigationGestures", "true"),
    AttributeRow("WKWebView", "allowsLinkPreview", "false"),
    AttributeRow("WKWebView", "customUserAgent", "Quoin"),
    AttributeRow("WKWebView", "htmlString", "Hello"),
    AttributeRow("WKWebView", "configuration.allowsAirPlayForMediaPlayback", "false"),
    AttributeRow("WKWebView", "configuration.allowsInlineMediaPlayback", "true"),
    AttributeRow("WKWebView", "configuration.allowsPictureInPictureMediaPlayback", "false"),
    AttributeRow("WKWebView", "configuration.applicationNameForUserAgent", "Quoin"),
    AttributeRow(
      "WKWebView", "configuration.dataDetectorTypes", "link, trackingNumber",
      reads: "WKDataDetectorTypes(rawValue: 18)"),
    AttributeRow("WKWebView", "configuration.ignoresViewportScaleLimits", "true"),
    AttributeRow(
      "WKWebView", "configuration.mediaTypesRequiringUserActionForPlayback", "video",
      reads: "WKAudiovisualMediaTypes(rawValue: 2)"),
    AttributeRow("WKWebView", "configuration.preferences.minimumFontSize", "12"),
    AttributeRow("WKWebView", "configuration.preferences.javaScriptEnabled", "false"),
    AttributeRow("WKWebView", "configuration.selectionGranularity", "character"),
    AttributeRow("WKWebView", "configuration.suppressesIncrementalRendering", "true"),
    AttributeRow("WKWebView", "scrollView.bounces", "false"),
    AttributeRow("UIWebView", "htmlString", "Hello"),
    AttributeRow("UIWebView", "scalesPageToFit", "true"),
  ])
  func websAndMapsAreSetAndRead(row: AttributeRow) throws { try row.check() }

  @Test func pagesAreCountedBeforeOneIsShown() throws {
    let node = try Template(markup: "<UIPageControl currentPage='2' numberOfPages='5'/>").instantiate()
    #expect((node.view as? UIPageControl)?.currentPage == 2)
  }

  @Test func segmentsThatStayAreLeftAlone() throws {
    let template = try Template(
      markup:
        "<UISegmentedControl items='{items}' selectedSegmentIndex='1' leftContentPositionAdjustment='UIOffset.zero'/>"
    )
    let node = try template.instantiate(state: ["items": ["One", "Two", "Three"]])
    node.update()
    let control = try #require(node.view as? UISegmentedControl)
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == 1)
    node.setState(["items": ["One", "Deux"]])
    node.update()
    #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["One", "Deux"])
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func segmentsShowTextsAndImagesAlone() {
    #expect(
      problems("<UISegmentedControl items='items'/>", constants: ["items": [UISwitch()]]).contains(
        "A segment shows a text or an image, not a UISwitch"))
  }

  @Test func wheelsTurnUnlessTheyAreToldOtherwise() throws {
    let wheel = try Template(markup: "<UIActivityIndicatorView/>").instantiate().view
    #expect((wheel as? UIActivityIndicatorView)?.isAnimating == true)
    let still = try Template(markup: "<UIActivityIndicatorView isAnimating='false'/>").instantiate().view
    #expect((still as? UIActivityIndicatorView)?.isAnimating == false)
  }

  @Test func anInputViewIsMadeOfItsStyle() throws {
    let view = try Template(markup: "<UIInputView inputViewStyle='keyboard'/>").instantiate().view
    #expect((view as? UIInputView)?.inputViewStyle == .keyboard)
  }

  @Test func controlsAreSetWithAnimation() throws {
    let template = try Template(
      markup:
        "<UIView><UISwitch isOn='{on}'/><UISlider value='{part}'/><UIProgressView progress='{part}'/></UIView>"
    )
    let node = try template.instantiate(state: ["on": false, "part": 0.25])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    try node.layOut(in: .fixed(300, 300))
    window.addSubview(node.view)
    window.layoutIfNeeded()
    node.setState(["on": true, "part": 0.75], animated: true)
    let slider = try #require(node.children[1].view as? UISlider)
    #expect(slider.value == 0.75)
    #expect((node.children[0].view as? UISwitch)?.isOn == true)
    #expect((node.children[2].view as? UIProgressView)?.progress == 0.75)
  }

  @Test func aRefreshControlTakesItsPlaceInAScrollView() throws {
    let node = try Template(
      markup: "<UIScrollView><UIRefreshControl>Pull</UIRefreshControl><UIView height='500'/></UIScrollView>"
    ).instantiate()
    try node.layOut(in: .fixed(100, 100))
    let view = try #require(node.view as? UIScrollView)
    #expect(view.refreshControl?.attributedTitle?.string == "Pull")
    #expect(view.contentSize.height == 500)
  }
}
