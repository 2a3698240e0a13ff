import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A view whose text is measured without fonts: ten points a character, lines of sixteen.
final class StubText: UIView {
  var text = "" { didSet { invalidateIntrinsicContentSize() } }
  private(set) var measureCount = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    let natural = CGFloat(text.count) * 10
    guard size.width > 0, size.width < natural else {
      return CGSize(width: natural, height: text.isEmpty ? 0 : 16)
    }
    return CGSize(width: size.width, height: 16 * (natural / size.width).rounded(.up))
  }

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }
  override func firstBaselineOffset(for size: CGSize) -> CGFloat { 12 }
  override func lastBaselineOffset(for size: CGSize) -> CGFloat { size.height - 4 }
}

extension ComponentRegistry {
  static let testing = ComponentRegistry.standard.adding([
    Component("Text", StubText.self, fitting: .sizeThatFits) { _ in
      StubText()
    } properties: {
      Property("text", \StubText.text).affectingSize
    }
  ])
}

extension LayoutEnvironment {
  /// Surroundings that read from left to right or the other way, at a number of pixels a point.
  static func reading(isMirrored: Bool, scale: CGFloat = 1) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: UITraitCollection(
        displayScale: scale, layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
  }
}

/// Lays markup out and gives back the tree of frames.
func layOut(
  _ markup: String, state: Any = (), constants: [String: Any] = [:], size: RenderSize = .fixed(100, 100),
  environment: LayoutEnvironment = LayoutEnvironment()
) throws -> String {
  let template = try Template(markup: markup, registry: .testing)
  let node = try template.instantiate(state: state, constants: constants, environment: environment)
  try node.layOut(in: size, environment: environment)
  return node.view.recursiveDescription
}

/// The messages that markup gives, with their places, one a line.
func problems(
  _ markup: String, state: Any = (), constants: [String: Any] = [:], size: RenderSize = .fixed(100, 100),
  budget: Budget = .default
) -> String {
  do {
    let template = try Template(markup: markup, name: "t", registry: .testing, budget: budget)
    let environment = LayoutEnvironment(budget: budget)
    let node = try template.instantiate(state: state, constants: constants, environment: environment)
    try node.layOut(in: size, environment: environment)
    return template.warnings.description
  } catch {
    return Diagnostics(error).description
  }
}
