import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A listing of the document that describes Layout, loaded as it stands, with what it takes for granted around it.
///
/// Left out are the dots that stand for what a reader is to imagine; where a listing shows a part of an element, the rest is
/// added.
struct Listing: Sendable, CustomTestStringConvertible {
  /// What a listing takes for granted.
  enum Need: Sendable {
    /// An owner with methods and outlets.
    case owner
    /// A parent of 300×200 points.
    case inside
    /// A safe area of 44 points at the top and 34 at the bottom.
    case safe
    /// Edges that are all measured from the left and the top, as the document's are.
    case legacy
    /// The app's localized strings.
    case strings
    /// The app's images, asset catalogs and bundles.
    case catalog
  }

  let name: String
  let markup: String
  var constants: @Sendable () -> [String: Any] = { [:] }
  var state: @Sendable () -> [String: Any] = { [:] }
  /// Attributes of the element that brings the listing in as a template.
  var attributes = ""
  var files: [String: String] = [:]
  var needs: Set<Need> = []
  /// The tree of views, or the message.
  let result: String

  init(
    _ name: String, _ markup: String,
    constants: @escaping @Sendable () -> [String: Any] = { [:] },
    state: @escaping @Sendable () -> [String: Any] = { [:] },
    attributes: String = "", files: [String: String] = [:], with needs: Set<Need> = [], gives result: String
  ) {
    (self.name, self.markup, self.constants, self.state) = (name, markup, constants, state)
    (self.attributes, self.files, self.needs, self.result) = (attributes, files, needs, result)
  }

  var testDescription: String { name }

  static var all: [Listing] {
    introduction + owners + layout + strings + fonts + colors + images + values + comments + views + tables
      + web
      + controllers + components + composition
  }

  /// Loads the listing, shows it in 300×200 points, and tells what came of it.
  func shown() -> String {
    var path = ""
    do {
      let folder = try StringsFolder(files)
      path = folder.folder.url.path
      if needs.contains(.strings) { try folder.write("Localizable.strings", Self.localized) }
      if needs.contains(.catalog) { try Self.writeAssets(in: folder) }
      var root = markup
      if !attributes.isEmpty {
        try folder.write("Listing.xml", markup)
        root = "<UIView template=\"Listing.xml\" \(attributes)/>"
      } else if needs.contains(.inside) {
        root = "<UIView \(needs.contains(.legacy) ? "useLegacyLayoutMode='true'" : "")>\(markup)</UIView>"
      }
      try folder.write("t.xml", root)
      let template = try Template(
        contentsOf: folder.folder.url.appendingPathComponent("t.xml"),
        loader: ResourceLoader(policy: ResourcePolicy(folders: [folder.folder.url])), registry: .listings,
        name: "t.xml")
      let node = try template.instantiate(state: state(), constants: constants())
      return try mounted(node)
    } catch {
      return Diagnostics(error).description.replacing(path, with: "")
    }
  }

  private func mounted(_ node: LayoutNode) throws -> String {
    guard needs.contains(.owner) else {
      var environment = LayoutEnvironment()
      if needs.contains(.safe) {
        environment.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      }
      try node.layOut(in: .fixed(300, 200), environment: environment)
      return outline(node)
    }
    let screen = ListingScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = screen
    try node.mount(in: screen)
    window.layoutIfNeeded()
    if let error = screen.error { return error.description }
    for view in [node.view] + node.view.subviews {
      (view as? UIControl)?.sendActions(for: .touchUpInside)
    }
    return outline(node) + screen.told.map { "\n\($0)" }.joined()
  }

  /// The nodes with their frames and what they say, one a line.
  private func outline(_ node: LayoutNode, indent: String = "") -> String {
    let (view, frame) = (node.view, node.view.frame)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 10).rounded() / 10)" }
    var line = "\(indent)\(node.viewController.map { "\(type(of: $0))" } ?? "\(type(of: view))") "
    line += numbers.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }.joined(separator: " ")
    for word in words(of: node) where !word.isEmpty {
      line +=
        " “\(word.replacing("\t", with: "⇥").replacing("\n", with: "⏎").replacing("\u{2028}", with: "⏎"))”"
    }
    let cells = (view as? UITableView)?.visibleCells ?? []
    for cell in cells { line += "\n\(indent)  row “\(cell.textLabel?.text ?? "")”" }
    return ([line] + node.children.map { outline($0, indent: indent + "  ") }).joined(separator: "\n")
  }

  private func words(of node: LayoutNode) -> [String] {
    if let controller = node.viewController {
      return [
        controller.title ?? controller.navigationItem.title ?? "", controller.tabBarItem.title ?? "",
        controller.navigationItem.leftBarButtonItem?.title ?? "",
      ].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    switch node.view {
    case let label as UILabel: return [label.attributedText?.string ?? label.text ?? ""]
    case let button as UIButton: return [button.currentTitle ?? ""]
    case let segments as UISegmentedControl:
      return (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "image" }
    case let image as UIImageView: return [image.image.map { "\($0.size.width)×\($0.size.height)" } ?? ""]
    case let own as MyView: return [own.url?.host ?? own.url?.lastPathComponent ?? ""]
    default: return node.view.backgroundColor.map { ["\($0)"] } ?? []
    }
  }

  private static let localized = """
    "Signup.NameLabel" = "Your name";
    "Some text with spaces and punctuation!" = "Etwas Text";
    "Messages.Title" = "Hello %@, you have %d new messages";
    """

  private static func writeAssets(in folder: StringsFolder) throws {
    let png = filled(.red).pngData() ?? Data()
    for name in [
      "default-avatar.png", "image_1.png", "MyImage.png", "Bar.png", "Background.png", "Rocket.png",
      "MyBundle.bundle/MyImage.png", "MyBundle.bundle/MyColor.png",
    ] { try folder.write(name, png) }
    try folder.write(
      "MyBundle.bundle/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.MyBundle</string></dict></plist>
      """)
    let color = """
      {"colors": [{"idiom": "universal", "color": {"components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """
    for name in ["MyColor", "my color", "color-number-2"] {
      try folder.write("Assets.xcassets/\(name).colorset/Contents.json", color)
      try folder.write("MyBundle.bundle/Assets.xcassets/\(name).colorset/Contents.json", color)
    }
  }
}

/// A picture of one colour, 20×10 points.
func filled(_ color: UIColor) -> UIImage {
  let size = CGSize(width: 20, height: 10)
  let image = try? Renderer.image(size: size) { $0.fill(CGRect(origin: .zero, size: size), color: color) }
  return image ?? UIImage()
}

/// The screen that the listings are shown on.
final class ListingScreen: UIViewController, LayoutOwner, UITextFieldDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  private(set) var told: [String] = []
  private(set) var error: Diagnostics?
  var labelNode: LayoutNode? { didSet { told.append("labelNode") } }
  var tableView: UITableView? { didSet { told.append("tableView") } }
  var someView: UIView? { didSet { told.append("someView") } }

  func wasPressed() { told.append("wasPressed") }
  func wasPressed(_ button: UIButton) { told.append("wasPressed:") }
  func select(_ button: UIButton) { told.append("select:") }
  func deselect(_ button: UIButton) { told.append("deselect:") }
  func submit(_ item: UIBarButtonItem) { told.append("submit:") }

  static var layoutMembers: [OwnerMember] {
    [
      .outlet("labelNode", \ListingScreen.labelNode), .outlet("tableView", \ListingScreen.tableView),
      .outlet("someView", \ListingScreen.someView),
      .action("wasPressed", ListingScreen.wasPressed as @Sendable (ListingScreen) -> () -> Void),
      .action("wasPressed:", ListingScreen.wasPressed(_:)),
      .action("select:", ListingScreen.select), .action("deselect:", ListingScreen.deselect),
      .action("submit:", ListingScreen.submit),
    ]
  }

  func layoutError(_ error: Diagnostics) { self.error = error }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCellNode(withIdentifier: "cell", for: indexPath).view as? UITableViewCell
      ?? UITableViewCell()
  }
}

/// A view with an address, as an app would have one.
final class MyView: UIView {
  var url: URL? { didSet { invalidateIntrinsicContentSize() } }
}

final class FooView: UIView {}
final class SomeView: UIView {}
final class MyNavigationBar: UINavigationBar {}
final class MyToolbar: UIToolbar {}

extension ComponentRegistry {
  static let listings = ComponentRegistry.testing.adding([
    Component("MyView", MyView.self) { _ in
      MyView()
    } properties: {
      Property("url", \MyView.url)
    },
    Component("FooView", FooView.self) { _ in FooView() },
    Component("SomeView", SomeView.self) { _ in SomeView() },
    Component("MyNavigationBar", MyNavigationBar.self) { _ in MyNavigationBar() },
    Component("MyToolbar", MyToolbar.self) { _ in MyToolbar() },
  ]).adding(
    colors: [("headerColor", UIColor(red: 0.6, green: 0.5, blue: 0.5, alpha: 1))],
    fonts: [("customFont", UIFont.systemFont(ofSize: 42))])
}
