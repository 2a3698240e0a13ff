import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Every public name of Layout, used once as code written for it would.
enum LayoutNameUses {
  typealias Use = @Sendable () throws -> Bool

  static let all: [String: Use] = [nodes, tree, loading, cells, components].reduce([:]) {
    $0.merging($1) { $1 }
  }

  private static let nodes: [String: Use] = [
    "LayoutNode.init(view:id:outlet:state:constants:expressions:children:)": {
      let node = LayoutNode(
        view: UIView.self, id: "a", outlet: nil, state: ["s": 1], constants: ["c": 2], ["d": 3],
        expressions: ["width": "s + c + d"], children: [LayoutNode(view: UILabel())])
      try node.mount(in: UIView())
      return node.frame.width == 6 && node.children[0].view is UILabel
    },
    "LayoutNode.init(viewController:id:outlet:state:constants:expressions:children:)": {
      let node = LayoutNode(
        viewController: UIViewController.self, id: "a", outlet: nil, state: ["s": "S"], constants: ["c": 2],
        expressions: ["title": "{s}"], children: [LayoutNode(viewController: UIViewController())])
      try node.mount(in: UIViewController())
      return node.viewController?.title == "S"
    },
    "LayoutNode.with(xmlData:)": {
      try LayoutNode.with(xmlData: Data("<UILabel/>".utf8)).view is UILabel
    },
    "LayoutNode.view, viewController, viewControllers, frame, isHidden": {
      let node = LayoutNode(
        view: UIView.self, expressions: ["isHidden": "true", "width": "3", "height": "4"])
      try node.mount(in: UIView())
      return node.view.isHidden && node.viewController == nil && node.viewControllers.isEmpty
        && node.frame.size == CGSize(width: 3, height: 4) && node.isHidden
    },
    "LayoutNode.expressions, constants, state": {
      let node = LayoutNode(
        view: UIView.self, state: ["s": 1], constants: ["c": 2], expressions: ["alpha": "1"])
      return node.expressions == ["alpha": "1"] && node.constants["c"] != nil
        && node.state["s"] != nil
    },
    "LayoutNode.setState(_:animated:)": {
      let node = LayoutNode(view: UISwitch.self, state: ["s": false], expressions: ["isOn": "s"])
      try node.mount(in: UIView())
      node.setState(["s": true])
      let isOn = (node.view as? UISwitch)?.isOn
      node.setState(["s": false], animated: true)
      return isOn == true && (node.view as? UISwitch)?.isOn == false
    },
    "LayoutNode.update()": {
      let node = LayoutNode(view: UIView.self, expressions: ["width": "50%"])
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      try node.mount(in: container)
      container.frame.size.width = 20
      node.update()
      return node.frame.width == 10
    },
    "LayoutNode.validate()": {
      let node = LayoutNode(view: UIView.self, expressions: ["alhpa": "1", "isHiden": "true"])
      return node.validate().all.count >= 2
    },
    "LayoutNode.mount(in:), unmount()": {
      let (node, view, controller) = (LayoutNode(view: UILabel.self), UIView(), UIViewController())
      try node.mount(in: view)
      let isInView = node.view.superview === view
      node.unmount()
      let isOut = node.view.superview == nil
      try node.mount(in: controller)
      return isInView && isOut && node.view.superview === controller.view
    },
    "LayoutNode.bind(to:), unbind()": {
      let node = LayoutNode(view: UITextField.self)
      let owner = Owner()
      try node.bind(to: owner)
      let isBound = (node.view as? UITextField)?.delegate === owner
      node.unbind()
      return isBound && (node.view as? UITextField)?.delegate == nil
    },
    "LayoutNode.value(forExpression:)": {
      let node = LayoutNode(view: UIView.self, expressions: ["alpha": "1 / 2"])
      try node.mount(in: UIView())
      return try node.value(forExpression: "alpha") as? CGFloat == 0.5
        || node.value(forExpression: "alpha") as? Double == 0.5
    },
    "LayoutNode.useLegacyLayoutMode": { [true, false].contains(LayoutNode.useLegacyLayoutMode) },
  ]

  private static let tree: [String: Use] = [
    "LayoutNode.children, parent, root": {
      let child = LayoutNode(view: UIView.self)
      let root = LayoutNode(view: UIView.self, children: [child])
      return root.children.first === child && child.parent === root && child.root === root
    },
    "LayoutNode.addChild(_:), insertChild(_:at:), replaceChild(at:with:), removeFromParent()": {
      let root = LayoutNode(view: UIView.self)
      let (a, b, c) = (
        LayoutNode(view: UIView.self), LayoutNode(view: UIView.self), LayoutNode(view: UIView.self)
      )
      root.addChild(a)
      root.insertChild(b, at: 0)
      root.replaceChild(at: 1, with: c)
      let isInOrder = root.children.map(ObjectIdentifier.init) == [b, c].map(ObjectIdentifier.init)
      c.removeFromParent()
      return isInOrder && root.children.count == 1
    },
    "LayoutNode.node(withID:), childNode(withID:), childNodes(withID:), children(withID:)": {
      let inner = LayoutNode(view: UIView.self, id: "in")
      let root = LayoutNode(view: UIView.self, children: [LayoutNode(view: UIView.self, children: [inner])])
      try root.mount(in: UIView())
      return root.node(withID: "in") === inner && root.childNode(withID: "in") === inner
        && root.childNodes(withID: "in").count == 1 && root.children(withID: "in").count == 1
    },
  ]

  private final class Owner: UITextFieldDelegate {}

  private final class Screen: UIViewController, LayoutLoading {
    var told: [String] = []
    func layoutDidLoad(_ layoutNode: LayoutNode) { told.append("loaded") }
    func layoutError(_ error: LayoutError) { told.append("error") }
    func layoutValue(forKey key: String) throws -> Any? { key == "size" ? 7 : nil }
  }

  private static let loading: [String: Use] = [
    "LayoutLoading.layoutNode": {
      let screen = Screen()
      screen.layoutNode = LayoutNode(view: UILabel.self)
      return screen.layoutNode?.view.superview === screen.view
    },
    "LayoutLoading.loadLayout(named:bundle:state:constants:)": {
      let screen = Screen()
      screen.loadLayout(named: "Nowhere.xml", bundle: .main, state: ["a": 1], constants: ["b": 2], ["c": 3])
      return screen.told == ["error"]
    },
    "LayoutLoading.loadLayout(withContentsOfURL:state:constants:completion:)": {
      var found: LayoutError?
      let screen = Screen()
      screen.loadLayout(
        withContentsOfURL: URL(fileURLWithPath: "/nowhere/a.xml"), state: ["a": 1], constants: ["b": 2]
      ) { found = $0 }
      return found != nil && screen.told.isEmpty
    },
    "LayoutLoading.loadLayout(xmlData:state:constants:)": {
      let screen = Screen()
      screen.loadLayout(
        xmlData: Data("<UILabel text='{a}{b}'/>".utf8), state: ["a": 1], constants: ["b": 2])
      return (screen.layoutNode?.view as? UILabel)?.text == "12"
    },
    "LayoutLoading.reloadLayout()": {
      let screen = Screen()
      screen.loadLayout(xmlData: Data("<UILabel/>".utf8))
      let first = screen.layoutNode?.view
      screen.reloadLayout()
      return screen.layoutNode?.view !== first && screen.told == ["loaded", "loaded"]
    },
    "LayoutLoading.layoutDidLoad(_:), layoutError(_:), layoutValue(forKey:)": {
      let screen = Screen()
      screen.loadLayout(xmlData: Data("<UIView width='size'/>".utf8))
      screen.loadLayout(xmlData: Data("<UIView width='sizes'/>".utf8))
      return screen.told == ["loaded", "error"] && screen.layoutNode?.frame.width == 7
    },
    "LayoutError.init(_:), message(_:)": {
      LayoutError("myArgument is required").description
        == LayoutError.message("myArgument is required").description
    },
  ]

  private static let cells: [String: Use] = [
    "UITableView.registerLayout(named:forCellReuseIdentifier:)": {
      let table = UITableView()
      table.registerLayout(
        named: "Nowhere.xml", bundle: .main, state: ["a": 1], constants: ["b": 2],
        forCellReuseIdentifier: "cell")
      table.registerLayout(
        try Template(markup: "<UITableViewCell/>", name: "t"), forCellReuseIdentifier: "other")
      return table.dequeueReusableCellNode(withIdentifier: "other")?.view is UITableViewCell
    },
    "UITableView.registerLayout(named:forHeaderFooterViewReuseIdentifier:)": {
      let table = UITableView()
      table.registerLayout(named: "Nowhere.xml", forHeaderFooterViewReuseIdentifier: "head")
      return table.dequeueReusableHeaderFooterNode(withIdentifier: "foot") == nil
    },
    "UITableView.dequeueReusableCellNode(withIdentifier:for:)": {
      let table = UITableView()
      table.registerLayout(
        try Template(markup: "<UITableViewCell textLabel.text='{t}'/>", name: "t"), state: ["t": "a"],
        forCellReuseIdentifier: "cell")
      let node = table.dequeueReusableCellNode(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
      node.setState(["t": "b"])
      return (node.view as? UITableViewCell)?.textLabel?.text == "b"
    },
    "UITableView.dequeueReusableHeaderFooterNode(withIdentifier:)": {
      let table = UITableView()
      table.registerLayout(
        try Template(markup: "<UITableViewHeaderFooterView/>", name: "t"),
        forHeaderFooterViewReuseIdentifier: "head")
      return table.dequeueReusableHeaderFooterNode(withIdentifier: "head")?.view
        is UITableViewHeaderFooterView
    },
    "UICollectionView.registerLayout(named:forCellReuseIdentifier:)": {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.registerLayout(named: "Nowhere.xml", constants: ["b": 2], forCellReuseIdentifier: "cell")
      return collection.numberOfSections >= 0
    },
    "UICollectionView.dequeueReusableCellNode(withIdentifier:for:)": {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.registerLayout(
        try Template(markup: "<UICollectionViewCell/>", name: "t"), forCellReuseIdentifier: "cell")
      let node = collection.dequeueReusableCellNode(
        withIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      return node.view is UICollectionViewCell
    },
  ]

  private final class DialView: UIView {
    let steps: CGFloat
    var level: CGFloat = 0
    var heading = ""
    var isHalf: Bool { level == 0.5 }
    init(steps: CGFloat) {
      self.steps = steps
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private enum Edging: String, EnumerationValue, CaseIterable {
    case plain, dotted
    static let typeName: TypeName = "Edging"
  }

  private static let registry = ComponentRegistry.standard.adding(
    [
      Component(
        "DialView", DialView.self, parameters: [.init("steps", CGFloat.propertyType)], body: "heading",
        defaults: [("width", "30"), ("height", "20")]
      ) { arguments throws(Diagnostic) in
        guard let steps: CGFloat = arguments["steps"] else { throw Diagnostic(.error, "steps is required") }
        return DialView(steps: steps)
      } properties: {
        Property("level", \DialView.level)
        Property("heading", \DialView.heading)
        Property(readOnly: "isHalf", \DialView.isHalf)
      }
    ], types: [Edging.propertyType])

  private static func dial(_ markup: String) throws -> (LayoutNode, DialView?) {
    let node = try Template(markup: markup, name: "t", registry: registry).instantiate()
    try node.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    return (node, node.view as? DialView)
  }

  private static let components: [String: Use] = [
    "expressionTypes, setValue(_:forExpression:), value(forSymbol:)": {
      let (node, view) = try dial("<DialView steps='3' level='1 / 2' isHidden='isHalf'/>")
      return view?.level == 0.5 && node.isHidden
    },
    "parameterTypes, create(with:)": {
      let made = try dial("<DialView steps='3'/>").1
      let problem: Diagnostics?
      do throws(Diagnostics) {
        let node = try Template(markup: "<DialView/>", name: "t", registry: registry).instantiate()
        try node.mount(in: UIView())
        problem = nil
      } catch {
        problem = error
      }
      return made?.steps == 3 && problem?.description.contains("steps is required") == true
    },
    "bodyExpression": { try dial("<DialView steps='3'>Volume</DialView>").1?.heading == "Volume" },
    "defaultExpressions": {
      try dial("<DialView steps='3'/>").0.frame.size == CGSize(width: 30, height: 20)
    },
    "RuntimeType": {
      registry.type(named: "Edging")?.cases.first?.name == "plain"
        && PropertyType("Own", valueType: .number).name == "Own"
    },
  ]
}
