import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinDocuments
import QuoinResources
import QuoinTestSupport
import QuoinViews

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A template with what it begins with and what happens to it then.
struct LawCase {
  var root: LawElement
  var state: LawState
  var steps: [LawStep]
  /// Whether the tree stands in a view that it follows, instead of being laid out by itself.
  var isMounted: Bool

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let kind: RandomTemplate.Kind = random.one(of: [.views, .views, .views, .list, .list, .document])
    var template = RandomTemplate(seed: random.next())
    root = template.root(kind)
    state = LawState(&random)
    steps = (0..<Int.random(in: 1...5, using: &random)).map { _ in LawStep.random(&random) }
    if kind != .document, seed % 4 == 1 {
      var constraints = RandomConstraints(seed: seed)
      root = constraints.adding(to: root)
    }
    isMounted = kind != .document && random.chance(25)
  }

  init(_ root: LawElement, state: LawState, steps: [LawStep], isMounted: Bool = false) {
    (self.root, self.state, self.steps, self.isMounted) = (root, state, steps, isMounted)
  }

  /// In what a live tree differs from a fresh one.
  struct Difference {
    let step: Int
    let live: String
    let fresh: String
  }

  /// How a case ends.
  enum Outcome {
    case same
    case different(Difference)
    /// The template or its first data are wrong.
    case invalid
  }

  // MARK: Running

  func outcome(_ files: LawFiles) -> Outcome {
    guard let template = try? files.template(root.markup) else { return .invalid }
    var surroundings = Surroundings()
    guard let live = LawTree(template, state.dictionary(), surroundings, isMounted: isMounted)
    else { return .invalid }
    var current = state
    for (index, step) in steps.enumerated() {
      switch step {
      case .state(let parts, let state):
        for part in parts { current.take(part, from: state) }
        live.node.setState(state.dictionary(parts))
      case .update: live.node.update()
      case .size(let width, let height): surroundings.size = CGSize(width: width, height: height)
      case .traits(let traits): surroundings.traits = traits
      case .reload: live.reloadLists()
      case .replace:
        guard let again = try? files.template(root.markup) else { return .invalid }
        try? live.node.update(with: again)
      }
      live.show(in: surroundings)
      let fresh = LawTree(template, current.dictionary(), surroundings, isMounted: isMounted)
      let (now, then) = (
        live.description(in: surroundings), fresh?.description(in: surroundings) ?? "nothing"
      )
      if now != then { return .different(Difference(step: index, live: now, fresh: then)) }
    }
    return .same
  }

  struct Surroundings {
    var size = CGSize(width: 300, height: 400)
    var traits = LawTraits()
  }

  // MARK: Making smaller

  /// The smallest case that still differs.
  func reduced(_ files: LawFiles, limit: Int = 4000) -> LawCase {
    var best = self
    var tries = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.smaller {
        tries += 1
        if tries > limit { return best }
        guard case .different = candidate.outcome(files) else { continue }
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  private var smaller: [LawCase] {
    var found: [LawCase] = []
    if isMounted { found.append(LawCase(root, state: state, steps: steps)) }
    for index in steps.indices {
      var other = self
      other.steps.remove(at: index)
      found.append(other)
      // What is set earlier may as well be there from the first.
      if case .state(let parts, let state) = steps[index] {
        for part in parts { other.state.take(part, from: state) }
        found.append(other)
      }
    }
    for root in root.smaller {
      var other = self
      other.root = root
      found.append(other)
    }
    for (index, step) in steps.enumerated() {
      for smaller in step.smaller {
        var other = self
        other.steps[index] = smaller
        found.append(other)
      }
    }
    for (number, count) in [(state.items.count, 0), (state.rows.count, 1)] where number > 0 {
      var other = self
      if count == 0 { other.state.items.removeLast() } else { other.state.rows.removeLast() }
      found.append(other)
    }
    return found
  }

  /// As a test would have it.
  func described(_ difference: Difference?) -> String {
    """
    \(root.markup)
    \(isMounted ? "mounted, " : "")begins with \(state.described())
    \(steps.enumerated().map { "\($0). \($1.description)" }.joined(separator: "\n"))
    """
      + (difference.map { "\nafter step \($0.step)\n--- live\n\($0.live)--- fresh\n\($0.fresh)" } ?? "")
  }
}

/// A tree on its own, or in a view.
final class LawTree {
  let node: LayoutNode
  private let host: UIView?
  private var thrown: Diagnostics?

  /// Nothing where the data make no tree at all.
  init?(
    _ template: Template, _ state: [String: Any], _ surroundings: LawCase.Surroundings, isMounted: Bool
  ) {
    let environment =
      isMounted ? LayoutEnvironment() : LayoutEnvironment(traits: surroundings.traits.collection)
    guard let node = try? template.instantiate(state: state, environment: environment) else {
      return nil
    }
    self.node = node
    host = isMounted ? UIView(frame: CGRect(origin: .zero, size: surroundings.size)) : nil
    if let host {
      host.traitOverrides = surroundings.traits.collection
      do throws(Diagnostics) {
        try node.mount(in: host)
      } catch {
        thrown = error
        return
      }
    }
    show(in: surroundings)
  }

  func show(in surroundings: LawCase.Surroundings) {
    if let host {
      host.traitOverrides = surroundings.traits.collection
      host.frame.size = surroundings.size
      host.layoutIfNeeded()
      thrown = nil
      if node.view.superview == nil {
        // What was wrong when it was mounted may be right now.
        do throws(Diagnostics) { try node.mount(in: host) } catch { thrown = error }
        host.layoutIfNeeded()
      }
      if thrown == nil { thrown = node.diagnostics.hasErrors ? node.diagnostics : nil }
      return
    }
    thrown = nil
    do throws(Diagnostics) {
      try node.layOut(
        in: .fixed(surroundings.size), environment: LayoutEnvironment(traits: surroundings.traits.collection))
    } catch {
      thrown = error
    }
  }

  func reloadLists() {
    var pending: [UIView] = [node.view]
    while let view = pending.popLast() {
      (view as? any CopiesView)?.reloadCopies()
      pending += view.subviews
    }
  }

  func description(in surroundings: LawCase.Surroundings) -> String {
    if let thrown { return thrown.all.map { "\($0)\n" }.sorted().joined() }
    let tree = TreeDump.lines(node.view)
    let warnings = node.diagnostics.all + node.warnings(in: surroundings.size).all
    return tree + warnings.map { "\($0)\n" }.sorted().joined()
  }
}

/// The files that random templates name, and the components that they may use.
final class LawFiles {
  private let files: FilesFixture
  private let loader: ResourceLoader
  let registry: ComponentRegistry

  init() throws {
    files = try FilesFixture([
      "Part.xml": """
      <UIView height="auto"><param name="label" type="String"/><param name="size" type="CGFloat"/>\
      <UILabel text="{label}" width="size + 20"/><UIView top="previous.bottom" height="size / 2" width="10"/></UIView>
      """,
      "Card.xml": """
      <UIView width="100%" height="auto"><param name="heading" type="String"/><UILabel text="{heading}"/>\
      <UIView top="previous.bottom" height="auto"><children/></UIView></UIView>
      """,
    ])
    loader = ResourceLoader(policy: ResourcePolicy(folders: [files.url("")]))
    registry = ComponentRegistry.documents.adding([
      Component("Badge", Badge.self) { _ in
        Badge()
      } properties: {
        Property("count", \Badge.count).affectingSize
      }
    ])
  }

  func template(_ markup: String) throws -> Template {
    try Template(markup: markup, base: files.url("law.xml"), loader: loader, registry: registry)
  }
}

/// A component of an app: as wide as it counts.
private final class Badge: UIView {
  var count: CGFloat = 3 { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize { CGSize(width: 10 + count, height: 14) }
}
