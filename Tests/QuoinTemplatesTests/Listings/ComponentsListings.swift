import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var components: [Listing] {
    [
      Listing(
        "Components: own views with and without a module, 1",
        "<MyApp.FooView/>",
        gives: "FooView 0 0 300 200"),
      Listing(
        "Components: own views with and without a module, 2",
        "<FooView/>",
        gives: "FooView 0 0 300 200"),
      Listing(
        "Components: an own view in itself",
        """
        <MyView>
            <MyView>
            </MyView>
        </MyView>
        """,
        gives: """
          MyView 0 0 300 200
            MyView 0 0 300 200
          """),
    ]
  }
}
