import Testing

@Suite struct TemplateComponentTests {
  @Test func attributesAreListedWithTheirDocComments() {
    #expect(
      expansion(
        of: #"""
          /// A bar as long as a "level".
          ///
          /// More of it.
          @TemplateComponent
          public final class MeterView: UIView {
            /// How much of the bar
            /// is filled.
            @Attribute(.fraction) var level: CGFloat = 0
            @Attribute(affectsSize: true) var text = ""
            @Attribute(.points) private(set) var reach: CGFloat = 0
            @Attribute var isFull: Bool { level == 1 }
            @Attribute var half: CGFloat {
              get { level / 2 }
              set { level = newValue * 2 }
            }
            var other = 1
          }
          """#
      ).hasSuffix(
        #"""

          public static let component = Component("MeterView", MeterView.self, summary: "A bar as long as a \"level\".") { _ in
            MeterView()
          } properties: {
            Property("level", \MeterView.level, "How much of the bar is filled.", .fraction)
            Property("text", \MeterView.text).affectingSize
            Property(readOnly: "reach", \MeterView.reach, "", .points)
            Property(readOnly: "isFull", \MeterView.isFull)
            Property("half", \MeterView.half)
          }
        }
        """#))
  }

  @Test func nameSuperclassAndBodyMayBeGiven() {
    #expect(
      expansion(of: "@TemplateComponent(\"Buy\", body: \"title\")\nfinal class BuyButton: UIButton {\n}")
        .contains(
          #"static let component = Component("Buy", BuyButton.self, body: "title") { _ in"#
        ))
    #expect(
      expansion(of: "@TemplateComponent(superclass: \"UIControl\")\nfinal class Knob: Dial {\n}").contains(
        #"Component("Knob", Knob.self, superclass: "UIControl") { _ in"#))
  }

  @Test func theClassBehindTheColonNeedBeNoComponent() {
    for base in ["BaseView", "QuoinViews.UIView", "UIButton"] {
      #expect(
        expansion(of: "@TemplateComponent\nfinal class Meter: \(base) {\n}").contains(
          #"Component("Meter", Meter.self) { _ in"#))
    }
  }

  @Test func commentsOfBothKindsAreRead() {
    for comment in ["/** A bar as long\n * as a level.\n *\n * More. */", "/** A bar as long as a level. */"]
    {
      #expect(
        expansion(of: "\(comment)\n@TemplateComponent\nfinal class Meter: UIView {\n}").contains(
          #"Component("Meter", Meter.self, summary: "A bar as long as a level.") { _ in"#))
    }
  }
}
