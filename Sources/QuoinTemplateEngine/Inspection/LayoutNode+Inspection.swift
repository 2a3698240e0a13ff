import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

/// What an inspector shows of a tree.
///
/// Of a root that makes pages one is looked at, which is made for each question: what stands on it is in the points of the page,
/// and its pieces are like cells. What `page` says counts for no other root.
extension LayoutNode {
  /// All nodes of the tree from this one on, those of the cells that are seen included, as they are laid out.
  ///
  /// - Parameters:
  ///   - view: Whose points rectangles are in; those of the node's own view by default.
  ///   - page: The page that is looked at, from 1.
  public func inspection(in view: UIView? = nil, page: Int = 1) -> TreeInspection {
    inspecting(in: view, page: page) { nodes, space in
      TreeInspection(nodes: nodes.entries.map { NodeInspection($0, in: space) })
    } ?? TreeInspection(nodes: [])
  }

  /// What there is to know of one node of an inspection: its attributes with their values and what these follow from, and
  /// how it comes to its place.
  ///
  /// - Parameters:
  ///   - key: Its key in an inspection of this node.
  ///   - view: Whose points are meant by `steps`; those of the node's own view by default.
  ///   - page: The page that is looked at, from 1.
  /// - Returns: Nothing where there is no node of that key any more.
  public func details(ofNode key: String, in view: UIView? = nil, page: Int = 1) -> NodeDetails? {
    inspecting(in: view, page: page) { nodes, space in
      guard let entry = nodes.entries.first(where: { $0.key == key }) else { return nil }
      let tree = entry.node.tree
      return tree.keeping {
        BudgetMeter.metering(tree.meter.budget) { meter in
          tree.begin(meter)
          return NodeDetails(
            key: key, attributes: entry.node.inspectedAttributes(keys: nodes.keys),
            layout: entry.node.view is any PagedView
              ? nil : entry.node.inspectedLayout(isCell: entry.isCell, in: space),
            constraints: self.constraints(of: entry.node, among: nodes))
        }
      }
    }
  }

  private func constraints(of node: LiveNode, among nodes: InspectedNodes) -> ConstraintInspection? {
    guard node.program.component.hasView else { return nil }
    let others = nodes.entries.filter { $0.node !== node && $0.node.program.component.hasView }
    return ConstraintInspection(of: node.view, except: Set(others.map { ObjectIdentifier($0.node.view) }))
  }

  /// Which nodes directly in one have attributes that follow from some nodes.
  ///
  /// - Parameters:
  ///   - nodes: The keys of those that are followed.
  ///   - parent: The key of the node around.
  ///   - page: The page that is looked at, from 1.
  /// - Returns: Their keys, all found in one walk over the tree.
  public func followers(of nodes: Set<String>, in parent: String, page: Int = 1) -> Set<String> {
    inspecting(in: nil, page: page) { walk, _ in
      let keys = walk.keys
      var found: Set<String> = []
      for entry in walk.entries where entry.parent == parent {
        let node = entry.node
        let follows = node.tree.keeping {
          node.references.contains { reference in
            let dependency = node.dependency(on: reference, keys: keys)
            return dependency.kind == .node && dependency.node.map(nodes.contains) == true
          }
        }
        if follows { found.insert(entry.key) }
      }
      return found
    } ?? []
  }

  /// Where a point of a view lies in the view of a node, among what is in it.
  ///
  /// - Parameters:
  ///   - point: In points of the view.
  ///   - view: The view; the node's own by default.
  ///   - key: The node's key in an inspection of this node.
  ///   - page: The page that is looked at, from 1, in whose points the point is then.
  /// - Returns: Nothing where there is no node of that key any more.
  public func convert(
    _ point: CGPoint, from view: UIView? = nil, toNode key: String, page: Int = 1
  ) -> CGPoint? {
    inspecting(in: view, page: page) { nodes, space in
      nodes.entries.first { $0.key == key }?.node.view.convert(point, from: space)
    }
  }

  /// What is read out of the tree, in order, each with the key of the node that it is of.
  ///
  /// - Parameters:
  ///   - view: The view whose content is read out and whose points rectangles are in; the node's own by default.
  ///   - page: The page that is looked at, from 1.
  public func accessibilityInspection(in view: UIView? = nil, page: Int = 1) -> [AccessibilityInspection] {
    inspecting(in: view, page: page) { nodes, space in
      var keys: [ObjectIdentifier: String] = [:]
      for entry in nodes.entries { keys[ObjectIdentifier(entry.node.view)] = entry.key }
      return space.accessibilityTree.elements.map { item in
        var next = item.view
        while let current = next, keys[ObjectIdentifier(current)] == nil { next = current.superview }
        return AccessibilityInspection(
          node: next.flatMap { keys[ObjectIdentifier($0)] }, item: AccessibilityNode(item))
      }
    } ?? []
  }

  /// The first page of a root that makes pages on which a node stands that is meant; all are made until it is found.
  ///
  /// - Parameter isMeant: Takes a node as it is inspected on its page.
  /// - Returns: Its number, from 1; nothing where there is none.
  public func firstPage(where isMeant: @escaping (NodeInspection) -> Bool) -> Int? {
    guard let live = linked(), let pages = self.view as? any PagedView else { return nil }
    var found: Int?
    // What is thrown ends it, and what is wrong with pages is told where they are drawn.
    _ = try? BudgetMeter.metering(live.tree.meter.budget) { _ throws(Diagnostics) in
      try pages.forEachPage { drawn throws(Diagnostic) in
        let nodes = live.tree.keeping {
          InspectedNodes(live, page: drawn.view).entries.map { NodeInspection($0, in: drawn.view) }
        }
        if nodes.contains(where: isMeant) {
          found = drawn.number
          throw Diagnostic(.error, "Found")
        }
      }
    }
    return found
  }

  /// Looks at the nodes of the tree, or of one of its pages while that is there.
  ///
  /// - Parameter body: Takes the nodes, and the view in whose points they are looked at.
  /// - Returns: Nothing where there are none.
  private func inspecting<Result>(
    in view: UIView?, page: Int, _ body: @escaping (InspectedNodes, UIView) -> Result?
  ) -> Result? {
    guard let live = linked() else { return nil }
    guard let pages = self.view as? any PagedView else {
      return live.tree.keeping { body(InspectedNodes(live), view ?? self.view) }
    }
    var result: Result?
    // What is wrong with pages is told where they are drawn.
    _ = try? BudgetMeter.metering(live.tree.meter.budget) { _ throws(Diagnostics) in
      try pages.forEachPage(in: page...page) { drawn throws(Diagnostic) in
        result = live.tree.keeping {
          drawn.inPaper { body(InspectedNodes(live, page: drawn.view), $0) }
        }
      }
    }
    return result
  }
}

extension DrawnPage {
  /// Shows what stands on the page where it lies on the paper, before that is cut.
  ///
  /// - Parameter body: Takes a view of the whole paper.
  fileprivate func inPaper<Result>(_ body: (UIView) -> Result) -> Result {
    guard let boxes else { return body(view) }
    let paper = UIView(frame: CGRect(origin: .zero, size: size))
    let frame = view.frame
    view.frame.origin = boxes.trim.origin
    paper.addSubview(view)
    defer {
      view.removeFromSuperview()
      view.frame = frame
    }
    return body(paper)
  }
}

/// Something that is read out, and the node that it is of.
public struct AccessibilityInspection: Codable, Hashable, Sendable {
  /// The key of the node; nothing where it is of none.
  public var node: String?
  /// What is read out, and where it stands.
  public var item: AccessibilityNode
}

extension NodeInspection {
  fileprivate init(_ entry: InspectedNodes.Entry, in space: UIView) {
    let (node, source) = (entry.node, entry.node.program.source)
    var keys: [String] = []
    var scope: InstanceScope? = node.scope
    while let current = scope, current.parent != nil {
      // What makes a name that comes twice another one is for nobody to see.
      keys.insert(String(current.key.prefix { $0 != "\u{0}" }), at: 0)
      scope = current.parent
    }
    let view = entry.view
    self.init(
      key: entry.key, parent: entry.parent, element: source.component.name,
      className: "\(type(of: node.object))", id: source.id, place: source.span,
      included: source.elements.dropFirst().map(\.nameSpan), copy: keys, isCell: entry.isCell,
      isHidden: entry.isHidden || view?.isHidden ?? false,
      clips: view.map { $0.clipsToBounds } ?? false)
    guard let view else { return }
    text = node.program.component.shownText.flatMap { Self.line(of: $0(view)) }
    if view is any PagedView {
      frame = space.bounds
      return
    }
    let bounds = view.bounds
    frame = view.convert(bounds, to: space)
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { view.convert($0, to: space) }
    let isUpright =
      abs(corners[0].y - corners[1].y) < 0.01 && abs(corners[1].x - corners[2].x) < 0.01
      && corners[0].x <= corners[1].x && corners[1].y <= corners[2].y
    self.corners = isUpright ? nil : corners
    let insets = view.layoutMargins
    margins = view.convert(
      CGRect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top,
        width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom)), to: space)
    let offsets = [view.firstBaselineOffset(for: bounds.size), view.lastBaselineOffset(for: bounds.size)]
    // Views without text stand on their lower edge.
    guard isUpright, offsets[0] != bounds.height || offsets[1] != bounds.height else { return }
    baselines = offsets.map {
      view.convert(CGPoint(x: bounds.minX, y: bounds.minY + $0), to: space).y
    }
  }

  private static let textLimit = 40

  private static func line(of text: String?) -> String? {
    let line = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    if line.isEmpty { return nil }
    return line.count > textLimit ? line.prefix(textLimit - 1) + "…" : line
  }

  private init(
    key: String, parent: String?, element: String, className: String, id: String?, place: SourceSpan?,
    included: [SourceSpan], copy: [String], isCell: Bool, isHidden: Bool, clips: Bool
  ) {
    (self.key, self.parent, self.element, self.className) = (key, parent, element, className)
    (self.id, self.place, self.included, self.copy) = (id, place, included, copy)
    (self.isCell, self.isHidden, self.clips) = (isCell, isHidden, clips)
  }
}
