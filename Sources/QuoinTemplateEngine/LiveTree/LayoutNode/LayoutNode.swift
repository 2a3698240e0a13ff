import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// A node of a live layout: it makes and keeps a view, and keeps the view's properties and frame in line with expressions.
///
/// Nodes come from a template or are made in code:
///
/// ```swift
/// let node = LayoutNode(
///   view: UIView.self,
///   state: ["title": "Hello"],
///   expressions: ["width": "100%", "height": "auto"],
///   children: [LayoutNode(view: UILabel.self, expressions: ["text": "{title}"])]
/// )
/// try node.mount(in: window)
/// node.setState(["title": "Goodbye"])
/// ```
///
/// A node keeps its view, and a view never keeps its node. Dropping the root releases all of the tree that nobody else
/// holds. Nodes are isolated to no actor and not `Sendable`, like the views.
public final class LayoutNode {
  /// What the node was made of.
  var kind: Kind
  /// The whole live tree; held by the root alone.
  var tree: LiveTree?
  /// A way to the node for those who do not keep it.
  private(set) lazy var backReference = BackReference(self)
  private var liveReference: BackReference<LiveNode>?
  /// The view, once there is one.
  var madeView: UIView?
  /// The controller of a controller's node, once there is one.
  var madeController: UIViewController?
  /// What the tree was linked from; held by a root whose tree code has changed.
  var outline: LinkOutline?
  private var parentReference: BackReference<LayoutNode>?
  var stateData = NodeData()
  var constantData = NodeData()
  /// What was wrong before there was a tree.
  var earlyProblems = Diagnostics()
  private var hostReference: BackReference<UIView>?
  /// Brings the root up to date when what it is mounted in changes its size.
  var follower: HostFollower?
  /// The parts of the root's template that are on their way.
  var awaitedParts: AwaitedParts?
  /// Why parts of the root's template did not come.
  var partProblems = Diagnostics()
  /// What the root's owner was told last.
  var told = Diagnostics()
  /// Who knows further values for the root's expressions, and has what the nodes name once the tree is bound.
  weak var owner: AnyObject?
  /// What an owner was asked when the root's tree was linked.
  var ownerNames = OwnerNames()
  /// Who was to be the owner and lacked something, for `validate()`.
  weak var refusedOwner: AnyObject?
  /// Whether a root was given state before it was linked, which its views are to show once they are asked for.
  var owesUpdate = false
  /// The traits that a root was laid out for by itself.
  var ownTraits: UITraitCollection?

  init(_ kind: Kind) {
    self.kind = kind
  }

  deinit { backReference.close() }

  /// The live node; held by the tree.
  var live: LiveNode? {
    get { liveReference?.object }
    set { liveReference = newValue?.backReference }
  }

  var parentNode: LayoutNode? {
    get { parentReference?.object }
    set { parentReference = newValue?.backReference }
  }

  /// The view in which the root is mounted.
  var mountedIn: UIView? {
    get { hostReference?.object }
    set { hostReference = newValue?.backReference }
  }

  /// Whether `right` and `bottom` count from the left and top edge of the parent, as in Layout before version 0.6.22.
  ///
  /// Set it before any template is compiled; a template may say otherwise by its attribute `useLegacyLayoutMode`.
  public static var useLegacyLayoutMode: Bool {
    get { LegacyEdges.areUsed }
    set { LegacyEdges.areUsed = newValue }
  }
}

/// Two nodes are equal if they are the same one.
extension LayoutNode: Hashable {
  public static func == (left: LayoutNode, right: LayoutNode) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutNode {
  /// What a node was made of, on which depends what can be done with it.
  enum Kind {
    /// In code.
    case code(CodeDefinition)
    /// It is the root of a template's instance.
    case instance(TemplateOrigin)
    /// It is the root of a cell's tree.
    case cell(CellOrigin)
    /// It is one of the elements inside an instance or a cell.
    case element
  }

  /// What the node was made of in code; nothing for a node of another kind, which setting it does not change.
  var definition: CodeDefinition? {
    get { if case .code(let definition) = kind { definition } else { nil } }
    set { if case .code = kind, let newValue { kind = .code(newValue) } }
  }

  /// What the root of a template's instance was made of; nothing for a node of another kind, which setting it does not
  /// change.
  var origin: TemplateOrigin? {
    get { if case .instance(let origin) = kind { origin } else { nil } }
    set { if case .instance = kind, let newValue { kind = .instance(newValue) } }
  }

  /// What the root of a cell's tree was made of; nothing for a node of another kind.
  var cell: CellOrigin? { if case .cell(let cell) = kind { cell } else { nil } }
}

/// What a node was made of in code.
package struct CodeDefinition {
  /// A view's class, or a controller's.
  var type: AnyObject.Type
  /// The view or controller, where one was given.
  var object: AnyObject?
  /// The components that the node and those inside may stand for.
  var registry: ComponentRegistry
  /// Whether those of the node around it come in their place where there is one.
  var takesRegistryAround: Bool
  /// Reads what the expressions of a root and of those inside name.
  var loader: ResourceLoader?
  /// Where the given view stood before its first layout.
  var givenFrame: CGRect?
  var id: String?
  var outlet: String?
  var expressions: [String: String]
  var children: [LayoutNode]

  /// Describes a node.
  package init(
    type: AnyObject.Type, object: AnyObject? = nil, registry: ComponentRegistry,
    takesRegistryAround: Bool = false, loader: ResourceLoader?, id: String?, outlet: String?,
    expressions: [String: String], children: [LayoutNode]
  ) {
    (self.type, self.object) = (type, object)
    (self.registry, self.takesRegistryAround, self.loader) = (registry, takesRegistryAround, loader)
    (self.id, self.outlet, self.expressions, self.children) = (id, outlet, expressions, children)
  }
}

/// What the root of a template's instance was made of.
struct TemplateOrigin {
  let template: Template
  let options: LayoutEnvironment
  /// How code has changed it since; there where it stands inside another tree, too.
  var edits: SourceEdits?

  init(template: Template, options: LayoutEnvironment) {
    self.template = template
    self.options = options
  }
}

/// The surroundings that a layout is made for.
public struct LayoutEnvironment: Sendable {
  /// Scale, direction, style and text size; a scale left open is 1 where a root is laid out by itself, and that of the
  /// view in which it is mounted.
  public var traits: UITraitCollection
  /// The part of the root that bars cover, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// The limits of one pass.
  public var budget: Budget

  /// Creates surroundings.
  public init(
    traits: UITraitCollection = UITraitCollection(), safeAreaInsets: UIEdgeInsets = .zero,
    budget: Budget = .default
  ) {
    self.traits = traits
    self.safeAreaInsets = safeAreaInsets
    self.budget = budget
  }

  /// The traits of a root that stands in no other view.
  var statedTraits: UITraitCollection {
    (traits.displayScale > 0 ? traits : traits.overridden(by: UITraitCollection(displayScale: 1)))
      .inDirectionOfLanguage
  }
}
