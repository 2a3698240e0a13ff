import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews

/// What came of writing the pages of a template.
public struct PagesRendering: Sendable {
  /// How many pages or sheets were written.
  public let count: Int
  /// How large the first of them is, in points.
  public let size: CGSize
  /// What looked wrong and did no harm.
  public let warnings: Diagnostics
}

extension Template {
  /// Whether the root is a document, which becomes pages.
  public var makesPages: Bool { rootComponent.inherits(from: "document") }

  /// Sets the template's document on pages and hands out what has been written at once.
  ///
  /// ```swift
  /// try template.writePages(state: data, as: .pdf) { _, piece in try file.write(piece) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: A dictionary, a structure or a class.
  ///   - constants: Values that stay.
  ///   - format: What is written.
  ///   - options: Scale, background, traits and compression.
  ///   - arrangement: Which pages, and how many on a sheet.
  ///   - budget: The limits of all of this; by default those of the template.
  ///   - write: Takes the pieces of a PDF, or for other formats a file for each page with its number, from 1.
  /// - Throws: Everything that is wrong with the template for these data, or with the pages.
  @discardableResult
  public func writePages(
    state: Any = (), constants: [String: Any] = [:], as format: OutputFormat,
    options: OutputOptions = OutputOptions(), arrangement: PageArrangement = PageArrangement(),
    budget: Budget? = nil, _ write: @escaping (_ number: Int, _ data: Data) throws(Diagnostic) -> Void
  ) throws(Diagnostics) -> PagesRendering {
    try withRoot(state, constants, options, budget ?? self.budget) { root, budget throws(Diagnostics) in
      guard let document = root.view as? DocumentView else {
        throw Diagnostics([.noDocument.located(at: root.span)])
      }
      let rendering = try document.write(
        as: format, options: options, arrangement: arrangement, budget: budget, write)
      var warnings = warnings
      warnings.append(contentsOf: rendering.warnings)
      return PagesRendering(count: rendering.count, size: rendering.size, warnings: warnings)
    }
  }

  /// How many pages the template's document has.
  public func countPages(
    state: Any = (), constants: [String: Any] = [:], options: OutputOptions = OutputOptions(),
    budget: Budget? = nil
  ) throws(Diagnostics) -> Int {
    try withRoot(state, constants, options, budget ?? self.budget) { root, _ throws(Diagnostics) in
      try (root.view as? DocumentView)?.countPages() ?? 1
    }
  }

  /// Makes a tree, lays it out and uses it, all within one budget.
  private func withRoot<Result>(
    _ state: Any, _ constants: [String: Any], _ options: OutputOptions, _ budget: Budget,
    _ use: (LayoutNode, Budget) throws(Diagnostics) -> Result
  ) throws(Diagnostics) -> Result {
    let environment = LayoutEnvironment(
      traits: options.traits.overridden(by: UITraitCollection(displayScale: options.scale)), budget: budget)
    return try BudgetMeter.metering(budget) { _ throws(Diagnostics) in
      let root = try instantiate(state: state, constants: constants, environment: environment)
      try root.layOut(environment: environment)
      return try use(root, budget)
    }
  }
}

extension Diagnostic {
  static var noDocument: Diagnostic {
    Diagnostic(.error, "Only a template whose root is a <document> becomes pages")
  }
}
