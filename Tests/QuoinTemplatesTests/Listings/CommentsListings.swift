import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var comments: [Listing] {
    [
      Listing(
        "Comments: above",
        """
        <!-- `name` is the user's full name -->
        <UILabel text="{name}"/>
        """,
        constants: { ["name": "Ada"] },
        gives: "UILabel 0 0 32 21 “Ada”"),
      Listing(
        "Comments: in an expression",
        """
        <UILabel
            text="{name // the user's full name}"
            backgroundColor="colors.primary // the primary color"
        />
        """,
        constants: { ["name": "Ada", "colors.primary": UIColor.red] },
        gives: "UILabel 0 0 32 21 “Ada”"),
      Listing(
        "Comments: an attribute that is off",
        """
        <UIView temporarilyDisabledProperty="// someValue"/>
        """,
        gives: "UIView 0 0 300 200"),
      Listing(
        "Comments: text in an image",
        """
        <UIImageView image="MyImage.png // comment"/>
        """,
        with: [.catalog],
        gives: "t.xml:1:21: error: '/MyImage.png / comment' lies outside the allowed folders"),
      Listing(
        "Comments: in braces of an image, 1",
        """
        <UIImageView image="MyImage.png{// comment}"/>
        """,
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
      Listing(
        "Comments: in braces of an image, 2",
        """
        <UIImageView image="{'MyImage.png' // comment}"/>
        """,
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
      Listing(
        "Comments: an image that is off",
        """
        <UIImageView image="// MyImage.png"/>
        """,
        gives: "UIImageView 0 0 300 200"),
      Listing(
        "Comments: in text, 1",
        """
        <UILabel text="// this is a comment"/>
        """,
        gives: "UILabel 0 0 0 0"),
      Listing(
        "Comments: in text, 2",
        """
        <UILabel text="{// this is also a comment}"/>
        """,
        gives: "UILabel 0 0 0 0"),
      Listing(
        "Comments: in text, 3",
        """
        <UILabel text="{'// this is not a comment'}"/>
        """,
        gives: "UILabel 0 0 190 21 “// this is not a comment”"),
      Listing(
        "Comments: in text, 4",
        """
        <UILabel text="{'//'} this is also not a comment"/>
        """,
        gives: "UILabel 0 0 227 21 “// this is also not a comment”"),
    ]
  }
}
