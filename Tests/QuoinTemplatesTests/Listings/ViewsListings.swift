import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var views: [Listing] {
    [
      Listing(
        "Views: segments from text",
        """
        <UISegmentedControl items="'First', 'Second', 'Third'"/>
        """,
        gives: "UISegmentedControl 0 0 216 32 “First” “Second” “Third”"),
      Listing(
        "Views: segments from images",
        """
        <UISegmentedControl items="hello, world"/>
        """,
        constants: { ["hello": filled(.red), "world": filled(.blue)] },
        gives: "UISegmentedControl 0 0 88 32 “image” “image”"),
      Listing(
        "Views: segments from state",
        """
        <UISegmentedControl items="segmentItems"/>
        """,
        state: { ["segmentItems": ["Hello", filled(.red)] as [Any]] },
        gives: "UISegmentedControl 0 0 112 32 “Hello” “image”"),
      Listing(
        "Views: a stack",
        """
        <UIStackView
            alignment="center"
            axis="vertical"
            spacing="10">
            
            <UILabel text="First row"/>
            <UILabel text="Second row"/>
        </UIStackView>
        """,
        gives: """
          UIStackView 0 0 96 52
            UILabel 13 0 70 21 “First row”
            UILabel 0 31 96 21 “Second row”
          """),
      Listing(
        "Views: an effect from a constant",
        """
        <UIVisualEffectView
            effect="blurEffect"/>
        """,
        constants: { ["blurEffect": UIBlurEffect(style: .dark)] },
        gives: "UIVisualEffectView 0 0 300 200"),
      Listing(
        "Views: an effect by its name",
        """
        <UIVisualEffectView
            effect="UIVibrancyEffect(light)"/>
        """,
        gives: "UIVisualEffectView 0 0 300 200"),
    ]
  }
}
