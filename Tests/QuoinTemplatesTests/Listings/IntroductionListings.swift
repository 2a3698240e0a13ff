import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var introduction: [Listing] {
    [
      Listing(
        "Introduction: a label in the middle of a view",
        """
        <UIView
            width="100%"
            height="100%"
            backgroundColor="#fff">

            <UILabel
                width="100%"
                top="50% - height / 2"
                textAlignment="center"
                font="Courier bold 30"
                text="Hello World"
            />
        </UIView>
        """,
        gives: """
          UIView 0 0 300 200 “#FFFFFF”
            UILabel 0 83 300 34 “Hello World”
          """),
      Listing(
        "Introduction: constants",
        """
        <UIView >
            <UILabel
                width="100%"
                textColor="titleColor"
                font="{titleFont}"
                text="{title}"
            />
        </UIView>
        """,
        constants: {
          ["title": "Home", "titleColor": UIColor.red, "titleFont": UIFont.systemFont(ofSize: 30)]
        },
        gives: """
          UIView 0 0 300 200
            UILabel 0 0 300 37 “Home”
          """),
    ]
  }
}
