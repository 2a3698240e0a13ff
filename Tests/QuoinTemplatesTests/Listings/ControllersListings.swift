import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var controllers: [Listing] {
    [
      Listing(
        "Controllers: tabs",
        """
        <UITabBarController>
            <UIViewController />
            <UIViewController />
        </UITabBarController>
        """,
        gives: """
          UITabBarController 0 0 300 200
            UIViewController 0 0 300 200
            UIViewController 0 0 390 844
          """),
      Listing(
        "Controllers: titles of tabs",
        """
        <UITabBarController>
            <UIViewController
                tabBarItem.title="Foo"
                tabBarItem.image="Bar.png"
            />
        </UITabBarController>
        """,
        with: [.catalog],
        gives: """
          UITabBarController 0 0 300 200
            UIViewController 0 0 300 200 “Foo”
          """),
      Listing(
        "Controllers: a tab bar",
        """
        <UITabBarController>
            <UITabBar
                backgroundImage="Background.png"
                barStyle="default"
                isTranslucent="false"
            />
        </UITabBarController>
        """,
        with: [.catalog],
        gives: """
          UITabBarController 0 0 300 200
            UITabBar 0 151 300 49
          """),
      Listing(
        "Controllers: a stack of controllers",
        """
        <UINavigationController>
            <UIViewController
                title="Root View"
            />
            <UIViewController
                title="Middle View"
            />
            <UIViewController
                title="Topmost View"
            />
        </UINavigationController>
        """,
        gives: """
          UINavigationController 0 0 300 200
            UIViewController 0 0 390 844 “Root View”
            UIViewController 0 0 390 844 “Middle View”
            UIViewController 0 0 300 200 “Topmost View”
          """),
      Listing(
        "Controllers: bar items",
        """
        <UINavigationController>
            <UIViewController
                navigationItem.title="Form"
                navigationItem.leftBarButtonItem.title="Submit"
                navigationItem.leftBarButtonItem.action="submit:"
            />
        </UINavigationController>
        """,
        with: [.owner],
        gives: """
          UINavigationController 0 0 300 200
            UIViewController 0 0 300 200 “Form” “Submit”
          """),
      Listing(
        "Controllers: own classes of bars",
        """
        <UINavigationController
            navigationBarClass="MyNavigationBar"
            toolbarClass="MyToolbar">
        </UINavigationController>
        """,
        gives: "UINavigationController 0 0 300 200"),
      Listing(
        "Controllers: a navigation bar",
        """
        <UINavigationController>
            <UINavigationBar
                backgroundImage="Background.png"
                barStyle="default"
                isTranslucent="false"
            />
        </UINavigationController>
        """,
        with: [.catalog],
        gives: """
          UINavigationController 0 0 300 200
            UINavigationBar 0 0 300 44
          """),
    ]
  }
}
