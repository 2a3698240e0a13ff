import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews

/// A controller or a view whose content is a layout.
///
/// ```swift
/// final class CounterScreen: UIViewController, LayoutLoading {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     loadLayout(named: "Counter.xml", state: ["count": 0])
///   }
/// }
/// ```
///
/// The layout fills the controller's view, or the view, and follows its size. Outlets, methods and delegates are those of
/// the controller or the view, which lists them as every `LayoutOwner` does. What is wrong goes to `layoutError(_:)`, and
/// what was shown before stays.
public protocol LayoutLoading: LayoutOwner {
  /// What is mounted now and how it was loaded; controllers and views have it already.
  var loadedLayout: LoadedLayout { get }

  /// Mounts a layout; controllers and views do so already.
  func mountLayout(_ node: LayoutNode) throws(Diagnostics)

  /// Told after each time that the layout was loaded, mounted and laid out.
  func layoutDidLoad(_ layoutNode: LayoutNode)

  /// The components that layouts may name; with `import QuoinTemplates`, UIKit's and Quoin's unless implemented.
  var layoutRegistry: ComponentRegistry { get }

  /// Reads layouts and what they name; unless implemented, files of the folder of the layout and below may be read.
  var layoutLoader: ResourceLoader? { get }
}

extension LayoutLoading {
  public func layoutDidLoad(_ layoutNode: LayoutNode) {}
  public var layoutLoader: ResourceLoader? { nil }

  /// The root of the layout. Setting it mounts another one, as one made in code, in the place of the present one.
  public var layoutNode: LayoutNode? {
    get { loadedLayout.node }
    set {
      loadedLayout.load = nil
      guard let newValue else {
        loadedLayout.node?.unmount()
        loadedLayout.node = nil
        return
      }
      _ = show(newValue)
    }
  }

  /// Loads a layout from a bundle's resources.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without `.xml`; that of the class unless given.
  ///   - bundle: Where the file lies.
  ///   - state: A dictionary, a structure or a class.
  ///   - constants: Values that stay; several dictionaries are merged, the later ones winning.
  public func loadLayout(
    named name: String? = nil, bundle: Bundle = .main, state: Any = (), constants: [String: Any]...
  ) {
    let name = name ?? "\(type(of: self))"
    let (registry, loader) = (layoutRegistry, layoutLoader)
    load(state: state, constants: constants) { () throws(Diagnostics) in
      try LayoutFiles.template(
        named: name, in: bundle, loader: loader, registry: registry, awaitsHosts: true)
    }
  }

  /// Loads a layout from a file or, where `layoutLoader` allows its host, from the network.
  ///
  /// It is there when the call returns. Placeholders stand for elements with `xml` on a host until `layoutNode` is updated
  /// after they have come, as by the next layout of what it is mounted in, or `finishLoading()` has waited for them.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - state: A dictionary, a structure or a class.
  ///   - constants: Values that stay; several dictionaries are merged, the later ones winning.
  ///   - completion: Told what was wrong, or nothing. Without it, `layoutError(_:)` is told.
  public func loadLayout(
    withContentsOfURL url: URL, state: Any = (), constants: [String: Any]...,
    completion: ((Diagnostics?) -> Void)? = nil
  ) {
    let (registry, loader) = (layoutRegistry, layoutLoader)
    load(state: state, constants: constants, completion: completion) { () throws(Diagnostics) in
      try Template(
        contentsOf: url, loader: loader, registry: registry, name: url.lastPathComponent, awaitsHosts: true)
    }
  }

  /// Loads a layout from its text.
  ///
  /// - Parameters:
  ///   - xmlData: The text in UTF-8.
  ///   - url: The file or folder from which relative names count.
  ///   - state: A dictionary, a structure or a class.
  ///   - constants: Values that stay; several dictionaries are merged, the later ones winning.
  public func loadLayout(
    xmlData: Data, relativeTo url: URL? = nil, state: Any = (), constants: [String: Any]...
  ) {
    let (registry, loader) = (layoutRegistry, layoutLoader)
    load(state: state, constants: constants) { () throws(Diagnostics) in
      try Template(xmlData: xmlData, relativeTo: url, loader: loader, registry: registry)
    }
  }

  /// Loads the layout once more from where it came from, with the state and the constants of the first time.
  ///
  /// What was there before goes, unless the new one is wrong.
  ///
  /// - Parameter completion: Told what was wrong, or nothing. Without it, `layoutError(_:)` is told.
  public func reloadLayout(completion: ((Diagnostics?) -> Void)? = nil) {
    guard let load = loadedLayout.load else { return }
    perform(load, completion: completion)
  }

  private func load(
    state: Any, constants: [[String: Any]], completion: ((Diagnostics?) -> Void)? = nil,
    template: @escaping () throws(Diagnostics) -> Template
  ) {
    if loadedLayout.isLoading { return }
    let load = { () throws(Diagnostics) -> LayoutNode in
      LayoutNode(template: try template(), state: state, constants: constants)
    }
    loadedLayout.load = load
    perform(load, completion: completion)
  }

  private func perform(
    _ load: () throws(Diagnostics) -> LayoutNode, completion: ((Diagnostics?) -> Void)?
  ) {
    let layout = loadedLayout
    if layout.isLoading { return }
    layout.isLoading = true
    defer { layout.isLoading = false }
    do throws(Diagnostics) {
      let node = try load()
      guard show(node, telling: completion == nil, found: completion) else { return }
      completion?(nil)
    } catch {
      if let completion { completion(error) } else { layoutError(error) }
    }
  }

  /// Mounts a root in the place of the present one, which stays if something is wrong with the new one.
  private func show(
    _ node: LayoutNode, telling: Bool = true, found: ((Diagnostics) -> Void)? = nil
  ) -> Bool {
    let old = loadedLayout.node
    old?.unmount()
    // Whoever observes an outlet sets the new one's state.
    loadedLayout.node = node
    do throws(Diagnostics) {
      try mountLayout(node)
    } catch {
      loadedLayout.node = old
      if let old, (try? mountLayout(old)) == nil { loadedLayout.node = nil }
      if telling { layoutError(error) }
      found?(error)
      return false
    }
    // The view may have loaded a layout of its own when it was first asked for.
    loadedLayout.node = node
    node.beginLoading()
    layoutDidLoad(node)
    return true
  }
}
