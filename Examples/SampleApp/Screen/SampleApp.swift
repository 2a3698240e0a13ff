import QuoinTemplates

/// The whole app: tabs whose screens load a layout each.
public final class SampleApp: UIViewController, LayoutLoading {
  public override func viewDidLoad() {
    super.viewDidLoad()
    loadLayout(named: "Main.xml", bundle: .layouts)
  }

  /// What layouts may name: the app's own screens beside the elements that every layout has.
  public var layoutRegistry: ComponentRegistry {
    .standard.adding([
      screen("BoxesController") { BoxesController() },
      screen("PagesController") { PagesController() },
      screen("TextController") { TextController() },
      screen("TableController") { TableController() },
      screen("CollectionController") { CollectionController() },
    ])
  }

  private func screen<Controller: UIViewController & SendableMetatype>(
    _ name: String, make: @escaping @Sendable () -> Controller
  ) -> Component {
    Component(name, Controller.self, superclass: "UIViewController") { _ in make() }
  }

  public static var layoutMembers: [OwnerMember] { [] }
}

extension Bundle {
  /// The folder of the app's layouts.
  static var layouts: Bundle {
    Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Layouts")) ?? .module
  }
}
