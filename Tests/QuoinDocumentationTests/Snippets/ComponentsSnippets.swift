// swift-format-ignore-file: the pages show these pieces to the character.
import Foundation
import Quoin
import QuoinExpressions
import Testing

// snippet: a meter
final class MeterView: UIControl {
  enum Style: String, CaseIterable, Sendable { case bar, dots }

  let steps: Int
  var level = 0.0 { didSet { setNeedsDisplay() } }
  var style = Style.bar { didSet { setNeedsDisplay() } }
  var caption: String?
  var isFull: Bool { level >= 1 }

  init(steps: Int) {
    self.steps = steps
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func setLevel(_ level: Double, animated: Bool) { self.level = level }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 8) }
}

extension MeterView.Style: EnumerationValue {
  static let typeName: TypeName = "MeterView.Style"
}
// end

@Suite struct ComponentsSnippets {
  @Test func componentsOfYourOwn() throws {
    // snippet: a meter
    let meter = Component(
      "MeterView", MeterView.self, superclass: "UIControl", summary: "A bar as long as a level.",
      parameters: [.init("steps", Int.propertyType, "How many steps there are; 10 unless set.")],
      body: "caption", defaults: [("width", "100%"), ("height", "auto"), ("tintColor", "systemGreen")]
    ) { arguments in
      MeterView(steps: arguments["steps"] ?? 10)
    } properties: {
      Property("caption", \MeterView.caption, "What is said of it.")
      Property(
        "level", \MeterView.level, "How much is filled.", .fraction, animated: { $0.setLevel($1, animated: true) })
      Property("style", \MeterView.style, "How it is drawn.")
      Property(readOnly: "isFull", \MeterView.isFull, "Whether all of it is filled.")
    }
    let registry = ComponentRegistry.standard.adding([meter])
    // end
    #expect(registry.diagnostics.isEmpty)
    let markup = "<MeterView steps='4' level='0.5' style='dots' tag='isFull ? 1 : 2' isEnabled='false'>Half</MeterView>"
    let node = try Template(markup: markup, registry: registry).instantiate()
    node.update()
    let view = try #require(node.view as? MeterView)
    #expect(view.steps == 4 && view.level == 0.5 && view.style == .dots && view.caption == "Half")
    #expect(view.tag == 2 && !view.isEnabled && view.tintColor == UIColor.systemGreen)
  }
}
