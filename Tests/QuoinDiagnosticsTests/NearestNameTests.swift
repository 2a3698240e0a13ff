import QuoinDiagnostics
import Testing

@Suite struct NearestNameTests {
  private let names = ["UILabel", "UIView", "UIImageView", "UIScrollView", "backgroundColor", "text"]

  @Test(arguments: [
    ("UILable", "UILabel"), ("uilabel", "UILabel"), ("UIImgeView", "UIImageView"),
    ("backgroundColour", "backgroundColor"), ("txet", "text"),
  ])
  func aSlipFindsWhatWasMeant(written: String, meant: String) {
    #expect(nearestName(to: written, among: names) == meant)
  }

  @Test(arguments: ["completelyDifferent", "", "x", "UILabel"])
  func nothingIsSuggestedForANameThatIsFarAwayOrRight(written: String) {
    #expect(nearestName(to: written, among: names.filter { $0 != written }) == nil)
  }
}
