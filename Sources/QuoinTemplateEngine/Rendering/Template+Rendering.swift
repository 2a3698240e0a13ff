import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// A picture or a document made from a template, with what was worth a warning.
public struct Rendering: Sendable {
  /// The file's bytes.
  public let data: Data
  /// The size in points.
  public let size: CGSize
  /// The size in pixels; nothing for PDF and SVG.
  public let pixelSize: CGSize?
  /// What looked wrong and did no harm: characters that no font has, attributes without effect, text that is
  /// cut off.
  public let warnings: Diagnostics
  /// The page behind the one that is drawn; nothing where all are, behind the last, and for what is no document.
  public internal(set) var nextPage: Int?
}

extension Template {
  /// Lays the template out with data and draws it.
  ///
  /// - Parameters:
  ///   - state: A dictionary, a structure or a class.
  ///   - constants: Values that stay.
  ///   - size: How large; by default as large as the root asks for.
  ///   - format: What is written.
  ///   - options: Scale, background, traits and compression.
  ///   - safeAreaInsets: The part of the root that bars cover, in points.
  ///   - page: The page of a document that is drawn alone, from 1; all where the format holds them in one file, else the first
  ///     unless given.
  ///   - budget: The limits of this rendering; by default those of the template.
  ///     Inside other metered work it narrows that work's limits and never widens them.
  /// - Returns: The file's bytes, the same for the same template, data and options.
  /// - Throws: Everything that is wrong with the template for these data.
  public func render(
    state: Any = (), constants: [String: Any] = [:], size: RenderSize = .automatic, as format: OutputFormat,
    options: OutputOptions = OutputOptions(), safeAreaInsets: UIEdgeInsets = .zero, page: Int? = nil,
    budget: Budget? = nil
  ) throws(Diagnostics) -> Data {
    try rendering(
      state: state, constants: constants, size: size, as: format, options: options,
      safeAreaInsets: safeAreaInsets, page: page, budget: budget
    ).data
  }

  /// Lays the template out at a fixed size and draws it.
  public func render(
    state: Any = (), constants: [String: Any] = [:], size: CGSize, as format: OutputFormat,
    options: OutputOptions = OutputOptions(), safeAreaInsets: UIEdgeInsets = .zero, budget: Budget? = nil
  ) throws(Diagnostics) -> Data {
    try render(
      state: state, constants: constants, size: .fixed(size), as: format, options: options,
      safeAreaInsets: safeAreaInsets, budget: budget)
  }

  /// Lays the template out with data and draws it, and tells what was worth a warning; see `render`.
  ///
  /// - Parameter showsAccessibility: Whether what is read out is drawn over it, as by `AccessibilityMap`.
  public func rendering(
    state: Any = (), constants: [String: Any] = [:], size: RenderSize = .automatic, as format: OutputFormat,
    options: OutputOptions = OutputOptions(), safeAreaInsets: UIEdgeInsets = .zero, page: Int? = nil,
    budget: Budget? = nil, showsAccessibility: Bool = false
  ) throws(Diagnostics) -> Rendering {
    let environment = LayoutEnvironment(
      traits: options.layoutTraits(as: format),
      safeAreaInsets: safeAreaInsets, budget: budget ?? self.budget)
    return try BudgetMeter.metering(environment.budget) { _ throws(Diagnostics) in
      let node = try instantiate(state: state, constants: constants, environment: environment)
      let actual = try node.layOut(in: size, environment: environment)
      return try node.rendering(
        size: actual, as: format, options: options, warnings: warnings, page: page,
        showsAccessibility: showsAccessibility)
    }
  }
}

extension LayoutNode {
  /// Lays a root out without mounting it.
  ///
  /// - Parameters:
  ///   - size: How large; by default as large as the root asks for.
  ///   - environment: Scale, direction, style and limits.
  /// - Returns: The size that it comes to.
  /// - Throws: Everything that is wrong with the tree.
  @discardableResult
  public func layOut(
    in size: RenderSize = .automatic, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(Diagnostics) -> CGSize {
    guard linked() != nil, let tree else {
      try diagnostics.throwIfErrors()
      return .zero
    }
    let result = try layOut(tree, in: size, environment)
    tree.assumedSize = nil
    let program = tree.root?.program
    let other = size.instead(
      of: result, saysWidth: program?.horizontal.size != nil, saysHeight: program?.vertical.size != nil)
    guard let other, !(view is any PagedView) else { return result }
    let assumed = try layOut(tree, in: other, environment)
    tree.assumedSize = assumed
    return assumed
  }

  /// That nothing says how large the root is that has been laid out, and what was assumed; nothing where it is said.
  package var assumedSize: Diagnostic? {
    tree.flatMap { tree in
      tree.assumedSize.map { .assumedSize($0).located(at: tree.root?.program.source.span) }
    }
  }

  private func layOut(
    _ tree: LiveTree, in size: RenderSize, _ environment: LayoutEnvironment
  ) throws(Diagnostics) -> CGSize {
    try BudgetMeter.metering(environment.budget) { meter throws(Diagnostics) in
      let traits = environment.statedTraits
      (ownTraits, view.traitOverrides) = (environment.traits, traits)
      tree.begin(meter)
      // Controls that were used since the last time have other values now.
      tree.graph.advance(tree.environment.views)
      // What the template says of its root holds against what is around it.
      tree.root?.writeAgain("overrideUserInterfaceStyle")
      tree.root?.writeAgain("language")
      tree.setTraits(inOwnLanguage(traits))
      tree.setSurroundings(
        CGSize(width: size.width ?? 0, height: size.height ?? 0), safeArea: environment.safeAreaInsets,
        rootFills: true)
      // The bars of containers follow from the view's own.
      if tree.root?.program.component.isController == true {
        view.setSafeAreaInsets(environment.safeAreaInsets)
      }
      tree.update()
      view.layoutIfNeeded()
      try diagnostics.throwIfErrors()
      // What cannot throw, such as measuring, has ended early.
      if let problem = meter.problem { throw Diagnostics([problem]) }
    }
    let frame = view.frame
    return CGSize(width: size.width ?? max(0, frame.maxX), height: size.height ?? max(0, frame.maxY))
  }

  /// Traits in the language that a document says of itself, and its direction, where nobody around it says another.
  func inOwnLanguage(_ traits: UITraitCollection) -> UITraitCollection {
    traits.inOwnLanguage((view as? any PagedView)?.metadata.language)
  }

  /// What looks wrong in a root that has been laid out, and does no harm: what is not seen, for example.
  ///
  /// A root that is drawn as pages makes them for it, and what is wrong with these is told as well.
  ///
  /// - Parameter size: The size of the picture, in points, such as `layOut(in:)` gave back.
  public func warnings(in size: CGSize) -> Diagnostics {
    guard let pages = view as? any PagedView else { return Diagnostics(tree?.warnings(in: size) ?? []) }
    do throws(Diagnostics) {
      return try BudgetMeter.metering(tree?.meter.budget ?? .default) { _ throws(Diagnostics) in
        // What a document claims is seen when it is written.
        if pages.standards != nil || pages.facturX != nil {
          return try rendering(
            of: pages, page: nil, as: .pdf, options: .ofTrial, warnings: Diagnostics()
          ).warnings
        }
        _ = try pages.forEachPage(in: nil) { _ in }
        return pages.pageWarnings
      }
    } catch {
      var found = pages.pageWarnings
      found.append(contentsOf: error)
      return found
    }
  }

  /// Draws a root that has been laid out.
  ///
  /// - Parameters:
  ///   - size: The size in points, such as `layOut(in:)` gave back.
  ///   - format: What is written.
  ///   - options: Scale, background and compression.
  ///   - warnings: What was found before, to be handed on.
  ///   - page: The page of a document that is drawn alone, from 1; all where the format holds them in one file, else the first
  ///     unless given.
  ///   - showsAccessibility: Whether what is read out is drawn over it, as by `AccessibilityMap`.
  /// - Throws: A diagnostic when the size cannot be drawn.
  public func rendering(
    size: CGSize, as format: OutputFormat, options: OutputOptions = OutputOptions(),
    warnings: Diagnostics = Diagnostics(), page: Int? = nil, showsAccessibility: Bool = false
  ) throws(Diagnostics) -> Rendering {
    try rendering(
      size: size, as: format, options: options, warnings: warnings, page: page,
      showsAccessibility: showsAccessibility
    ) { (drawPage) throws(Diagnostic) in try drawPage() }
  }

  /// Draws a root that has been laid out at moments, each a page of its own.
  ///
  /// - Parameter moments: Calls what draws a page at each moment.
  func rendering(
    size: CGSize, as format: OutputFormat, options: OutputOptions, warnings: Diagnostics, page: Int? = nil,
    showsAccessibility: Bool, moments: (() throws(Diagnostic) -> Void) throws(Diagnostic) -> Void
  ) throws(Diagnostics) -> Rendering {
    let view = view
    if let pages = view as? any PagedView {
      return try rendering(of: pages, page: page, as: format, options: options, warnings: warnings)
    }
    if let page, page != 1 { throw Diagnostics([.noPages(page, at: tree?.root?.program.source.span)]) }
    guard size.width > 0, size.height > 0 else {
      throw Diagnostics([.emptyPicture(size).located(at: tree?.root?.program.source.span)])
    }
    let grid = PixelGrid(scale: options.scale)
    // The root's frame is rounded likewise, so that no last row of pixels is covered in part.
    let size =
      format.hasPixels
      ? CGSize(
        width: max(grid.pixel, grid.round(size.width)), height: max(grid.pixel, grid.round(size.height)))
      : size
    let map = showsAccessibility ? AccessibilityMap(of: view, size: size) : nil
    let drawn = map?.size ?? size
    var (warnings, last) = (warnings, Canvas?.none)
    let data: Data
    do throws(Diagnostic) {
      data = try Renderer.file(as: format, options: options, budget: tree?.meter.budget ?? .default) {
        (session) throws(Diagnostic) in
        try moments { () throws(Diagnostic) in
          // Some are found when a picture is encoded.
          warnings.append(contentsOf: last?.warnings ?? [])
          let canvas = try session.beginPage(size: drawn)
          canvas.saveGState()
          canvas.translateBy(x: view.frame.minX, y: view.frame.minY)
          view.render(into: canvas)
          canvas.restoreGState()
          map?.draw(on: canvas, at: view.frame.origin)
          last = canvas
        }
      }
    } catch {
      throw Diagnostics([error])
    }
    warnings.append(contentsOf: last?.warnings ?? [])
    if let assumedSize { warnings.append(assumedSize) }
    warnings.append(contentsOf: tree?.warnings(in: size) ?? [])
    return Rendering(
      data: data, size: drawn, pixelSize: format.hasPixels ? grid.pixels(holding: drawn) : nil,
      warnings: warnings)
  }
}

extension Diagnostic {
  fileprivate static func assumedSize(_ size: CGSize) -> Diagnostic {
    Diagnostic(
      .warning,
      "Nothing says how large the root is, so that it is \(numberText(size.width)) × \(numberText(size.height)) points here, as on a phone",
      notes: [Note("--size or --device says otherwise, or its width and height")])
  }

  /// A root that comes to no size, in a picture that is given none.
  static func emptyPicture(_ size: CGSize) -> Diagnostic {
    let missing = [size.width > 0 ? nil : "width", size.height > 0 ? nil : "height"].compactMap { $0 }
    let attributes = missing.map { "a \($0)" }.joined(separator: " and ")
    let option = missing == ["width"] ? "--width 400" : "--size 400x300"
    return Diagnostic(
      .error,
      "The picture would be \(numberText(size.width)) × \(numberText(size.height)) points; give the root \(attributes), or the picture a size, such as \(option)"
    )
  }
}
