import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Screens in a screen, each with a layout of its own.
@Suite struct NestedLoadingTests {
  private final class Tab: UIViewController, LayoutLoading {
    override func viewDidLoad() {
      super.viewDidLoad()
      loadLayout(xmlData: Data("<UIView><UILable/></UIView>".utf8))
    }
  }

  private var registry: ComponentRegistry {
    ComponentRegistry.testing.adding([
      Component("Tab", Tab.self, superclass: "UIViewController") { _ in Tab(nibName: nil, bundle: nil) }
    ])
  }

  /// What an owner hears that loads a layout.
  private final class Outer: UIViewController, LayoutLoading {
    static nonisolated(unsafe) var registry = ComponentRegistry.testing
    var errors: [Diagnostics] = []
    var layoutRegistry: ComponentRegistry { Self.registry }
    func layoutError(_ error: Diagnostics) { errors.append(error) }
  }

  private func told(_ markup: String) -> [String] {
    Outer.registry = registry
    let outer = Outer(nibName: nil, bundle: nil)
    outer.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.loadLayout(xmlData: Data(markup.utf8))
    outer.view.layoutIfNeeded()
    return outer.errors.flatMap(\.all).map(\.sentence)
  }

  @Test func theOwnerAroundHearsOfASlipInOneOfThem() {
    let message = "Unknown element <UILable>; did you mean UILabel?"
    #expect(told("<UITabBarController><Tab/></UITabBarController>") == [message])
    #expect(told("<UINavigationController><Tab/></UINavigationController>") == [message])
    #expect(told("<UIViewController><Tab/></UIViewController>") == [message])
  }

  @Test func aPictureOfThemTellsOfItToo() {
    #expect(throws: Diagnostics.self) {
      let node = try Template(markup: "<UIView><Tab/></UIView>", registry: registry).instantiate()
      try node.layOut(in: .fixed(100, 100))
    }
  }
}
