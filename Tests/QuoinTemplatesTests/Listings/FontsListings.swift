import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var fonts: [Listing] {
    [
      Listing(
        "Fonts: names, 1",
        """
        <UILabel font="Courier" text="Aa"/>
        """,
        gives: "UILabel 0 0 21 20 “Aa”"),
      Listing(
        "Fonts: names, 2",
        """
        <UILabel font="helvetica neue" text="Aa"/>
        """,
        gives: "UILabel 0 0 21 19 “Aa”"),
      Listing(
        "Fonts: names, 3",
        """
        <UILabel font="'times new roman'" text="Aa"/>
        """,
        gives: "UILabel 0 0 20 19 “Aa”"),
      Listing(
        "Fonts: names, 4",
        """
        <UILabel font="SystemBold" text="Aa"/>
        """,
        gives: "UILabel 0 0 23 21 “Aa”"),
      Listing(
        "Fonts: traits and weights, 1",
        """
        <UILabel text="Font with bold trait" font="{UIFontDescriptorSymbolicTraits.traitBold}"/>
        """,
        gives: "UILabel 0 0 157 21 “Font with bold trait”"),
      Listing(
        "Fonts: traits and weights, 2",
        """
        <UILabel text="Font with bold weight" font="bold"/>
        """,
        gives: "UILabel 0 0 179 21 “Font with bold weight”"),
      Listing(
        "Fonts: weights, 1",
        """
        <UILabel font="Courier bold" text="Aa"/>
        """,
        gives: "UILabel 0 0 21 20 “Aa”"),
      Listing(
        "Fonts: weights, 2",
        """
        <UILabel font="System black" text="Aa"/>
        """,
        gives: "UILabel 0 0 24 21 “Aa”"),
      Listing(
        "Fonts: weights, 3",
        """
        <UILabel font="helvetica neue ultraLight" text="Aa"/>
        """,
        gives: "UILabel 0 0 21 19 “Aa”"),
      Listing(
        "Fonts: sizes, 1",
        """
        <UILabel font="Courier 150%" text="Aa"/>
        """,
        gives: "UILabel 0 0 31 29 “Aa”"),
      Listing(
        "Fonts: sizes, 2",
        """
        <UILabel font="Helvetica 30 italic" text="Aa"/>
        """,
        gives: "UILabel 0 0 37 34 “Aa”"),
      Listing(
        "Fonts: sizes, 3",
        """
        <UILabel font="helvetica body bold 120%" text="Aa"/>
        """,
        gives: "UILabel 0 0 27 23 “Aa”"),
      Listing(
        "Fonts: a font from a constant",
        """
        <UILabel font="{themeFont} 25 bold" text="Aa"/>
        """,
        constants: { ["themeFont": UIFont.systemFont(ofSize: 12)] },
        gives: "UILabel 0 0 34 31 “Aa”"),
      Listing(
        "Fonts: registered fonts, 1",
        """
        <UILabel font="customFont bold" text="Aa"/>
        """,
        gives: "UILabel 0 0 56 51 “Aa”"),
      Listing(
        "Fonts: registered fonts, 2",
        """
        <UILabel font="custom italic" text="Aa"/>
        """,
        gives: "UILabel 0 0 53 51 “Aa”"),
      Listing(
        "Fonts: registered fonts, 3",
        """
        <UILabel font="{UIFont.customFont} 120%" text="Aa"/>
        """,
        gives: "UILabel 0 0 63 61 “Aa”"),
    ]
  }
}
