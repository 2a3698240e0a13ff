import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

extension Template {
  /// Lays the template out with data in a window, and draws it at moments of the window's clock.
  ///
  /// What its views animate when they appear, or later by the clock, is drawn as it is at each moment.
  ///
  /// - Parameters:
  ///   - times: The moments, in seconds since the template appeared, ascending from 0.
  ///   - state: A dictionary, a structure or a class.
  ///   - constants: Values that stay.
  ///   - size: How large; by default as large as the root asks for.
  ///   - format: What is written.
  ///   - options: Scale, background, traits and compression.
  ///   - safeAreaInsets: The part of the root that bars cover, in points.
  ///   - budget: The limits of all of this; by default those of the template.
  ///   - showsAccessibility: Whether what is read out is drawn over it, as by `AccessibilityMap`.
  ///   - use: Takes each rendering with the number of its moment, from 0.
  /// - Throws: Everything that is wrong with the template for these data, or with the moments.
  public func renderings(
    at times: [TimeInterval], state: Any = (), constants: [String: Any] = [:], size: RenderSize = .automatic,
    as format: OutputFormat, options: OutputOptions = OutputOptions(), safeAreaInsets: UIEdgeInsets = .zero,
    budget: Budget? = nil, showsAccessibility: Bool = false, use: (Int, Rendering) throws -> Void
  ) throws {
    try BudgetMeter.metering(budget ?? self.budget) { _ in
      var stage = try TemplateStage(
        self, state: state, constants: constants, size: size, format: format, options: options,
        safeAreaInsets: safeAreaInsets, budget: budget)
      for (index, time) in times.enumerated() {
        do throws(Diagnostic) { try stage.advance(to: time) } catch { throw Diagnostics([error]) }
        var found = index == 0 ? warnings : Diagnostics()
        if index == times.count - 1, let still = stage.stillness { found.append(still) }
        let rendering = try stage.node.rendering(
          size: stage.size, as: format, options: options, warnings: found,
          showsAccessibility: showsAccessibility)
        try use(index, rendering)
      }
    }
  }

  /// Lays the template out with data in a window, and draws it at moments of the window's clock as the frames of one
  /// moving picture.
  ///
  /// ```swift
  /// let times = (0..<60).map { Double($0) / 30 }
  /// let gif = try template.animation(at: times, state: ["title": "Spring"], as: .gif).data
  /// ```
  ///
  /// - Parameters:
  ///   - times: The moments, in seconds since the template appeared, ascending from 0. How long each is seen follows from
  ///     `options.animation`.
  ///   - state: A dictionary, a structure or a class.
  ///   - constants: Values that stay.
  ///   - size: How large; by default as large as the root asks for.
  ///   - format: `.webP` or `.gif`; of other formats the frames follow each other in one file only as pages of a PDF.
  ///   - options: Scale, background, traits, frames a second and how often they are shown.
  ///   - safeAreaInsets: The part of the root that bars cover, in points.
  ///   - budget: The limits of all of this; by default those of the template.
  ///   - showsAccessibility: Whether what is read out is drawn over it, as by `AccessibilityMap`.
  ///   - progress: Told how many frames have been drawn, after each.
  /// - Throws: Everything that is wrong with the template for these data, or with the moments.
  public func animation(
    at times: [TimeInterval], state: Any = (), constants: [String: Any] = [:], size: RenderSize = .automatic,
    as format: OutputFormat, options: OutputOptions = OutputOptions(), safeAreaInsets: UIEdgeInsets = .zero,
    budget: Budget? = nil, showsAccessibility: Bool = false, progress: (Int) -> Void = { _ in }
  ) throws(Diagnostics) -> Rendering {
    try BudgetMeter.metering(budget ?? self.budget) { _ throws(Diagnostics) in
      var stage = try TemplateStage(
        self, state: state, constants: constants, size: size, format: format, options: options,
        safeAreaInsets: safeAreaInsets, budget: budget)
      let rendering = try stage.node.rendering(
        size: stage.size, as: format, options: options, warnings: warnings,
        showsAccessibility: showsAccessibility
      ) { (drawPage) throws(Diagnostic) in
        for (index, time) in times.enumerated() {
          try stage.advance(to: time)
          try drawPage()
          progress(index + 1)
        }
      }
      return stage.stillness.map(rendering.adding) ?? rendering
    }
  }
}

/// A template that was laid out in a window, to be drawn at moments of its clock.
private struct TemplateStage {
  let node: LayoutNode
  /// In points.
  let size: CGSize
  private let window: UIWindow
  /// Whether anything is animated, or waits for a time.
  private var moves: Bool

  init(
    _ template: Template, state: Any, constants: [String: Any], size: RenderSize, format: OutputFormat,
    options: OutputOptions, safeAreaInsets: UIEdgeInsets, budget: Budget?
  ) throws(Diagnostics) {
    let environment = LayoutEnvironment(
      traits: options.layoutTraits(as: format),
      safeAreaInsets: safeAreaInsets, budget: budget ?? template.budget)
    node = try template.instantiate(state: state, constants: constants, environment: environment)
    self.size = try node.layOut(in: size, environment: environment)
    let bounds = CGRect(origin: .zero, size: self.size)
    window = UIWindow(frame: bounds, screen: UIScreen(bounds: bounds, scale: options.scale))
    window.addSubview(node.view)
    moves = window.nextTime != nil
  }

  /// Told where time has passed, and nothing ever moved.
  var stillness: Diagnostic? { window.clock.time > 0 && !moves ? .nothingMoves : nil }

  mutating func advance(to time: TimeInterval) throws(Diagnostic) {
    guard time.isFinite, time >= window.clock.time else {
      throw .momentOutOfOrder(time, after: window.clock.time)
    }
    window.clock.advance(to: time)
    if let problem = BudgetMeter.current?.problem { throw problem }
    moves = moves || window.nextTime != nil
  }
}

extension Rendering {
  /// The same picture with one more warning.
  fileprivate func adding(_ warning: Diagnostic) -> Rendering {
    var warnings = warnings
    warnings.append(warning)
    return Rendering(data: data, size: size, pixelSize: pixelSize, warnings: warnings)
  }
}

extension Diagnostic {
  /// Moments of something that is the same at all of them.
  static var nothingMoves: Diagnostic {
    Diagnostic(
      .warning, "Nothing here moves, so that all moments look the same",
      notes: [Note("A component starts its animations in didMoveToWindow()")])
  }

  /// A moment to be drawn that lies before one that was drawn already.
  static func momentOutOfOrder(_ time: TimeInterval, after last: TimeInterval) -> Diagnostic {
    Diagnostic(
      .error, "A moment of \(time) seconds cannot be drawn after one of \(last): time only goes forward")
  }
}
