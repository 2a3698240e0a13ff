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
    let environment = LayoutEnvironment(
      traits: options.traits.overridden(by: UITraitCollection(displayScale: options.scale)),
      safeAreaInsets: safeAreaInsets, budget: budget ?? self.budget)
    let node = try instantiate(state: state, constants: constants, environment: environment)
    let actual = try node.layOut(in: size, environment: environment)
    let bounds = CGRect(origin: .zero, size: actual)
    let window = UIWindow(frame: bounds, screen: UIScreen(bounds: bounds, scale: options.scale))
    window.addSubview(node.view)
    for (index, time) in times.enumerated() {
      guard time.isFinite, time >= window.clock.time else {
        throw Diagnostics([.momentOutOfOrder(time, after: window.clock.time)])
      }
      window.clock.advance(to: time)
      let rendering = try node.rendering(
        size: actual, as: format, options: options, warnings: index == 0 ? warnings : Diagnostics(),
        showsAccessibility: showsAccessibility)
      try use(index, rendering)
    }
  }
}

extension Diagnostic {
  /// A moment to be drawn that lies before one that was drawn already.
  static func momentOutOfOrder(_ time: TimeInterval, after last: TimeInterval) -> Diagnostic {
    Diagnostic(
      .error, "A moment of \(time) seconds cannot be drawn after one of \(last): time only goes forward")
  }
}
