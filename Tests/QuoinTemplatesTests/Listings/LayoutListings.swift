import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var layout: [Listing] {
    [
      Listing(
        "Layout: within the safe area",
        """
        <UIView
            top="parent.safeAreaInsets.top"
            left="parent.safeAreaInsets.left"
            bottom="100% - parent.safeAreaInsets.bottom"
            right="100% - parent.safeAreaInsets.right"
        />
        """,
        with: [.inside, .safe, .legacy],
        gives: """
          UIView 0 0 300 200
            UIView 0 44 300 122
          """),
      Listing(
        "Layout: a scroll view under the safe area",
        """
        <UIScrollView
            contentInsetAdjustmentBehavior="never"
            contentInset="parent.safeAreaInsets"
            scrollIndicatorInsets.top="parent.safeAreaInsets.top"
            scrollIndicatorInsets.bottom="parent.safeAreaInsets.bottom"
        />
        """,
        with: [.inside, .safe],
        gives: """
          UIView 0 0 300 200
            UIScrollView 0 0 300 200
          """),
      Listing(
        "Layout: the previous sibling",
        """
        <UIView>
            <UILabel text="Foo"/>
            
            <!-- this label will be 20pts below its previous sibling -->
            <UILabel
                top="previous.bottom + 20"
                text="Bar"
            />
        </UIView>
        """,
        gives: """
          UIView 0 0 300 200
            UILabel 0 0 30 21 “Foo”
            UILabel 0 41 27 21 “Bar”
          """),
      Listing(
        "Layout: a sibling by its id",
        """
        <UIView>
            <UILabel id="first" left="20" text="Foo"/>
            <UILabel right="20" text="Bar"/>
            
            <!-- this label will be aligned with the first label -->
            <UILabel
                left="#first.left"
                top="previous.bottom + 20"
                text="Bar"
            />
        </UIView>
        """,
        gives: """
          UIView 0 0 300 200
            UILabel 20 0 30 21 “Foo”
            UILabel 253 0 27 21 “Bar”
            UILabel 20 41 27 21 “Bar”
          """),
      Listing(
        "Layout: a part of the parent",
        """
        <UIView right="50%"/>
        """,
        with: [.inside],
        gives: """
          UIView 0 0 300 200
            UIView -150 0 300 200
          """),
      Listing(
        "Layout: half of the parent",
        """
        <UIView right="parent.width / 2"/>
        """,
        with: [.inside],
        gives: """
          UIView 0 0 300 200
            UIView -150 0 300 200
          """),
      Listing(
        "Layout: a transform by a constant",
        """
        <UIView layer.transform="flipped ? flipTransform : identityTransform"/>
        """,
        constants: {
          ["flipTransform": CATransform3DMakeScale(-1, 1, 1), "identityTransform": CATransform3DIdentity]
        },
        state: { ["flipped": true] },
        gives: "UIView 0 0 300 200"),
      Listing(
        "Layout: members of insets",
        """
        <UIScrollView contentInset.top="safeAreaInsets.top + 10"/>
        """,
        with: [.inside, .safe],
        gives: """
          UIView 0 0 300 200
            UIScrollView 0 0 300 200
          """),
      Listing(
        "Layout: members of sizes",
        """
        <UIScrollView
            contentSize.width="200%"
            contentSize.height="auto + 20"
        />
        """,
        gives: "UIScrollView 0 0 300 200"),
      Listing(
        "Layout: members of transforms, 1",
        """
        <UIView transform.rotation="pi / 2"/>
        """,
        gives: "UIView 50 -50 200 300"),
      Listing(
        "Layout: members of transforms, 2",
        """
        <UIView transform.scale="0.5"/>
        """,
        gives: "UIView 75 50 150 100"),
      Listing(
        "Layout: members of transforms, 3",
        """
        <UIView layer.transform.translation.z="500"/>
        """,
        gives: "UIView 0 0 300 200"),
      Listing(
        "Layout: margins written each time",
        """
        <UIView>
            <UILabel left="20" right="100% - 20" top="20" text="Foo"/>
            <UILabel left="20" right="100% - 20" top="previous.bottom + 20" text="Bar"/>
            <UILabel left="20" right="100% - 20" top="previous.bottom + 20" text="Baz"/>
        </UIView>
        """,
        with: [.inside, .legacy],
        gives: """
          UIView 0 0 300 200
            UIView 0 0 300 200
              UILabel 20 20 260 21 “Foo”
              UILabel 20 61 260 21 “Bar”
              UILabel 20 102 260 21 “Baz”
          """),
      Listing(
        "Layout: margins by macros",
        """
        <UIView>
           <macro name="SPACING" value="20"/>
           <macro name="LEFT" value="SPACING"/>
           <macro name="RIGHT" value="100% - SPACING"/>
           <macro name="TOP" value="previous.bottom + SPACING"/>
           
           <UILabel left="LEFT" right="RIGHT" top="TOP" text="Foo"/>
           <UILabel left="LEFT" right="RIGHT" top="TOP" text="Bar"/>
           <UILabel left="LEFT" right="RIGHT" top="TOP" text="Baz"/>
        </UIView>
        """,
        with: [.inside, .legacy],
        gives: """
          UIView 0 0 300 200
            UIView 0 0 300 200
              UILabel 20 20 260 21 “Foo”
              UILabel 20 61 260 21 “Bar”
              UILabel 20 102 260 21 “Baz”
          """),
    ]
  }
}
