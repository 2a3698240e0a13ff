import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var colors: [Listing] {
    [
      Listing(
        "Colors: conditions and parts, 1",
        """
        <UILabel textColor="isSelected ? #00f : #ccc"/>
        """,
        constants: { ["isSelected": true] },
        gives: "UILabel 0 0 0 0"),
      Listing(
        "Colors: conditions and parts, 2",
        """
        <UIView backgroundColor="rgba(255, 255, 255, 1 - transparency)"/>
        """,
        constants: { ["transparency": 0.25] },
        gives: "UIView 0 0 300 200 “#FFFFFFBF”"),
      Listing(
        "Colors: named colours, 1",
        """
        <UIView backgroundColor="headerColor"/>
        """,
        gives: "UIView 0 0 300 200 “#998080”"),
      Listing(
        "Colors: named colours, 2",
        """
        <UIView backgroundColor="header"/>
        """,
        gives: "UIView 0 0 300 200 “#998080”"),
      Listing(
        "Colors: named colours, 3",
        """
        <UIView isHidden="backgroundColor == UIColor.header"/>
        """,
        gives: "UIView 0 0 300 200"),
      Listing(
        "Colors: colours of a catalog, 1",
        """
        <UIView backgroundColor="MyColor"/>
        """,
        constants: { ["level": 2] },
        with: [.catalog],
        gives: "UIView 0 0 300 200 “#FF0000”"),
      Listing(
        "Colors: colours of a catalog, 2",
        """
        <UIView backgroundColor="my color"/>
        """,
        constants: { ["level": 2] },
        with: [.catalog],
        gives: "UIView 0 0 300 200 “#FF0000”"),
      Listing(
        "Colors: colours of a catalog, 3",
        """
        <UIView backgroundColor="color-number-{level}"/>
        """,
        constants: { ["level": 2] },
        with: [.catalog],
        gives: "UIView 0 0 300 200 “#FF0000”"),
      Listing(
        "Colors: colours of a bundle, 1",
        """
        <UIView backgroundColor="com.example.MyBundle:MyColor"/>
        """,
        with: [.catalog],
        gives: "UIView 0 0 300 200 “#FF0000”"),
      Listing(
        "Colors: colours of a bundle, 2",
        """
        <UIView backgroundColor="MyBundle:MyColor"/>
        """,
        with: [.catalog],
        gives: "UIView 0 0 300 200 “#FF0000”"),
    ]
  }
}
