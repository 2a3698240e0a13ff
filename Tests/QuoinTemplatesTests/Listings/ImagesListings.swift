import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var images: [Listing] {
    [
      Listing(
        "Images: an image of a bundle by name",
        """
        <UIImageView image="{bundle}:MyColor"/>
        """,
        constants: { ["bundle": "MyBundle"] },
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
      Listing(
        "Images: names, 1",
        """
        <UIImageView image="default-avatar"/>
        """,
        constants: { ["imageConstant": filled(.red), "index": 1] },
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
      Listing(
        "Images: names, 2",
        """
        <UIImageView image="{imageConstant}"/>
        """,
        constants: { ["imageConstant": filled(.red), "index": 1] },
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
      Listing(
        "Images: names, 3",
        """
        <UIImageView image="image_{index}.png"/>
        """,
        constants: { ["imageConstant": filled(.red), "index": 1] },
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
      Listing(
        "Images: images of a bundle, 1",
        """
        <UIImageView image="com.example.MyBundle:MyImage"/>
        """,
        constants: { ["bundle": "MyBundle"] },
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
      Listing(
        "Images: images of a bundle, 2",
        """
        <UIImageView image="MyBundle:MyImage"/>
        """,
        constants: { ["bundle": "MyBundle"] },
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
      Listing(
        "Images: images of a bundle, 3",
        """
        <UIImageView image="{bundle}:MyImage"/>
        """,
        constants: { ["bundle": "MyBundle"] },
        with: [.catalog],
        gives: "UIImageView 0 0 20 10 “20.0×10.0”"),
    ]
  }
}
