import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var owners: [Listing] {
    [
      Listing(
        "Owners: an action",
        """
        <UIButton touchUpInside="wasPressed"/>
        """,
        with: [.owner],
        gives: """
          UIButton 0 0 30 34
          wasPressed
          """),
      Listing(
        "Owners: an action with a sender",
        """
        <UIButton touchUpInside="wasPressed:"/>
        """,
        with: [.owner],
        gives: """
          UIButton 0 0 30 34
          wasPressed:
          """),
      Listing(
        "Owners: an action that follows state",
        """
        <UIButton touchUpInside="{isSelected ? 'deselect:' : 'select:'}"/>
        """,
        state: { ["isSelected": false] },
        with: [.owner],
        gives: """
          UIButton 0 0 30 34
          select:
          """),
      Listing(
        "Owners: an outlet",
        """
        <UIView>
            <UILabel
                outlet="labelNode"
                text="Hello World"
            />
        </UIView>
        """,
        with: [.owner],
        gives: """
          UIView 0 0 300 200
            UILabel 0 0 92 21 “Hello World”
          labelNode
          """),
      Listing(
        "Owners: an outlet by parameter",
        """
        <UIView>
            <param name="labelOutlet" type="String"/>

            <UILabel
                outlet="{labelOutlet}"
                text="Hello World"
            />
        </UIView>
        """,
        attributes: """
          labelOutlet="labelNode"
          """,
        with: [.owner],
        gives: """
          UIView 0 0 300 200
            UILabel 0 0 92 21 “Hello World”
          labelNode
          """),
      Listing(
        "Owners: a delegate that is unset",
        """
        <UITextField delegate="nil"/>
        """,
        with: [.owner],
        gives: "UITextField 0 0 2 21"),
      Listing(
        "Owners: a value that the owner gives while it scrolls",
        """
        <UIView alpha="max(0, min(1, (position - 50) / 100))"/>
        """,
        state: { ["position": 100.0] },
        gives: "UIView 0 0 300 200"),
    ]
  }
}
