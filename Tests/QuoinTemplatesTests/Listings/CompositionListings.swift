import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var composition: [Listing] {
    [
      Listing(
        "Composition: another file",
        """
        <UIView xml="MyView.xml"/>
        """,
        files: [
          "MyView.xml": """
          <UIView backgroundColor="#fff"/>
          """
        ],
        gives: "UIView 0 0 300 200 “#FFFFFF”"),
      Listing(
        "Composition: a placeholder",
        """
        <UIView backgroundColor="#fff" xml="MyView.xml">
            <UILabel text="Loading..."/>
        </UIView>
        """,
        files: ["MyView.xml": "<UIView/>"],
        gives: "UIView 0 0 300 200 “#FFFFFF”"),
      Listing(
        "Composition: a template",
        """
        <UIView template="MyTemplate.xml">
            <UILabel>Some unique content</UILabel>
        </UIView>
        """,
        files: [
          "MyTemplate.xml": """
          <!-- MyTemplate.xml -->
          <UIView backgroundColor="#fff">
              <UILabel>Shared Heading</UILabel>

              <!-- children of the importing node will be inserted here -->
          </UIView>
          """
        ],
        gives: """
          UIView 0 0 300 200 “#FFFFFF”
            UILabel 0 0 129 21 “Shared Heading”
            UILabel 0 0 171 21 “Some unique content”
          """),
      Listing(
        "Composition: a place for children",
        """
        <UIView template="MyTemplate.xml">
            <UILabel>Some unique content</UILabel>
        </UIView>
        """,
        files: [
          "MyTemplate.xml": """
          <!-- MyTemplate.xml -->
          <UIView backgroundColor="#fff">
              <UILabel>Shared Heading</UILabel>
              <UIView>
                  <children/> <!-- children of the importing node will be inserted here -->
              </UIView>
              <UILabel>Shared Footer</UILabel>
          </UIView>
          """
        ],
        gives: """
          UIView 0 0 300 200 “#FFFFFF”
            UILabel 0 0 129 21 “Shared Heading”
            UIView 0 0 300 200
              UILabel 0 0 171 21 “Some unique content”
            UILabel 0 0 114 21 “Shared Footer”
          """),
      Listing(
        "Composition: parameters",
        """
        <UIView
            template="MyTemplate.xml"
            text="Lorem ipsum sit dolor "
            image="Rocket.png"
        />
        """,
        files: [
          "MyTemplate.xml": """
          <!-- MyTemplate.xml -->
          <UIView>
              <param name="text" type="String"/>
              <param name="image" type="UIImage"/>

              <UIImageView image="{image}"/>
              <UILabel text="{text}"/>
          </UIView>
          """
        ],
        with: [.catalog],
        gives: """
          UIView 0 0 300 200
            UIImageView 0 0 20 10 “20.0×10.0”
            UILabel 0 0 178 21 “Lorem ipsum sit dolor ”
          """),
      Listing(
        "Composition: defaults of parameters",
        """
        <!-- MyTemplate.xml -->
        <UIView title="Default text">
            <param name="title" type="String"/>
        </UIView>
        """,
        gives: "UIView 0 0 300 200"),
    ]
  }
}
