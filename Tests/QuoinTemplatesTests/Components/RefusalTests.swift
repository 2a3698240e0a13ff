import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct RefusalTests {
  @Test(arguments: [
    "frame", "bounds", "frame.width", "autoresizingMask", "layer.frame", "layer.bounds.size.width",
    "topAnchor", "widthAnchor",
  ])
  func whatUIKitHasForLayoutIsRefused(name: String) {
    #expect(
      problems("<UILabel \(name)='1'/>")
        == "t:1:10: error: \(name) of UILabel is not available in templates; use top, left, width and height")
  }

  @Test(arguments: [
    ("center", "use center.x or center.y"), ("centerXAnchor", "use center.x or center.y"),
    ("layer.position.x", "use center.x or center.y"),
    ("firstBaselineAnchor", "use firstBaseline or lastBaseline"),
  ])
  func adviceSaysWhatToWrite(name: String, advice: String) {
    #expect(
      problems("<UIView \(name)='1'/>")
        == "t:1:9: error: \(name) of UIView is not available in templates; \(advice)")
  }

  @Test(arguments: ["backgroundColor", "contentMode", "layer.cornerRadius", "layer.shadowOffset.width"])
  func stacksDrawNothing(name: String) {
    #expect(
      problems("<UIStackView \(name)='1'/>")
        == "t:1:14: error: \(name) of UIStackView is not available in templates; a stack draws nothing itself; put it into a view that does"
    )
  }

  @Test func whatIsRefusedOfAnObjectIsRefusedBehindItsName() {
    #expect(
      problems("<UIButton titleLabel.frame='1'/>").contains("titleLabel.frame of UIButton is not available"))
    #expect(
      problems("<UIButton titleLabel.txet='a'/>")
        == "t:1:11: error: Unknown property titleLabel.txet of UIButton; did you mean titleLabel.text?")
  }

  @Test(arguments: ["safeAreaInsets", "safeAreaInsets.top", "effectiveUserInterfaceLayoutDirection"])
  func whatCanOnlyBeReadIsSaidToBe(name: String) {
    #expect(problems("<UIView \(name)='1'/>") == "t:1:9: error: \(name) of UIView is read-only")
  }
}
