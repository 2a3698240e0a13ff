import Foundation
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Random markup of nested boxes whose sizes follow from their content, from the box around them and from state.
private struct RandomBoxes {
  private var generator: SeededGenerator
  private let percent: Bool

  init(seed: UInt64, percent: Bool) {
    generator = SeededGenerator(seed: seed)
    self.percent = percent
  }

  mutating func markup() -> String {
    "<UIView>\(box(depth: 4, attributes: #" width="100%" height="auto""#))</UIView>"
  }

  private mutating func box(depth: Int, attributes: String) -> String {
    let kind = generator.one(of: ["LMRowView", "LMColumnView", "LMColumnView", "LMAnchorView"])
    var own = attributes
    if kind != "LMAnchorView" {
      own += #" spacing="\#(generator.one(of: ["0", "4", "gap"]))""#
      own +=
        #" horizontalAlignment="\#(generator.one(of: ["fill", "leading", "center", "{gap > 3 ? leading : fill}"]))""#
      own += #" verticalAlignment="\#(generator.one(of: ["fill", "top", "bottom"]))""#
    }
    let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in child(depth: depth - 1) }
    return "<\(kind)\(own)>\(children.joined())</\(kind)>"
  }

  private mutating func child(depth: Int) -> String {
    var attributes = ""
    var widths = ["auto", "auto + 7", "max(auto, gap * 3)", "auto * 0.8", "30"]
    if percent { widths += ["min(auto, 50%)", "40%"] }
    var heights = ["auto", "auto + gap", "auto * 1.5", "max(auto, 20)", "min(auto, 40)", "25"]
    if percent { heights += ["min(auto, 50%)"] }
    if generator.chance(40) { attributes += #" width="\#(generator.one(of: widths))""# }
    if generator.chance(40) { attributes += #" height="\#(generator.one(of: heights))""# }
    if generator.chance(20) { attributes += #" weight="1""# }
    if generator.chance(10) { attributes += #" isDisplayable="gap > 3""# }
    if depth > 0, generator.chance(50) { return box(depth: depth, attributes: attributes) }
    let text = generator.one(of: ["{first}", "{second}", "{first} {second}", "abc"])
    if depth > 0, generator.chance(20) {
      if generator.chance(50) {
        return "<UIView\(attributes)>" + box(depth: depth - 1, attributes: #" width="100%" height="auto""#)
          + "</UIView>"
      }
      return "<UIView\(attributes)><Text left=\"3\" text=\"\(text)\"/></UIView>"
    }
    return "<Text\(attributes) text=\"\(text)\"/>"
  }
}

/// A tree whose state was changed step by step has the frames of one that was made with that state.
@Suite struct BoxStateLawTests {
  private let states: [[String: Any]] = [
    ["first": "abcdef", "second": "ghi", "gap": 4],
    ["first": "abcdef", "second": "ghi", "gap": 9],
    ["first": "abcdefghijklmnopqr", "second": "g", "gap": 9],
    ["first": "a", "second": "ghijklmno pqrs", "gap": 2],
  ]

  private func law(percent: Bool, seeds: Range<UInt64>) throws {
    for seed in seeds {
      var boxes = RandomBoxes(seed: seed, percent: percent)
      let markup = boxes.markup()
      let template = try Template(markup: markup, registry: .testing)
      let changed = try template.instantiate(state: states[0])
      do { try changed.layOut(in: .fixed(120, 200)) } catch {
        Issue.record("seed \(seed): \(error)\n\(markup)")
        continue
      }
      for (step, state) in states.enumerated() {
        changed.setState(state)
        let new = try template.instantiate(state: state)
        do {
          try changed.layOut(in: .fixed(120, 200))
          try new.layOut(in: .fixed(120, 200))
        } catch {
          Issue.record("seed \(seed), step \(step): \(error)\n\(markup)")
          break
        }
        let (a, b) = (changed.view.shownFrames(), new.view.shownFrames())
        if a != b {
          Issue.record("seed \(seed), step \(step):\n\(a)\ninstead of\n\(b)\n\(markup)")
          break
        }
      }
    }
  }

  @Test func stateChangesLeadToTheFramesOfANewTree() throws { try law(percent: false, seeds: 0..<250) }
  @Test func stateChangesLeadToTheFramesOfANewTreeWithPercent() throws {
    try law(percent: true, seeds: 0..<250)
  }
}

extension UIView {
  /// The frames of the view and of all in it that is not hidden, one a line.
  func shownFrames(_ indentation: String = "") -> String {
    let own = "\(indentation)\(type(of: self)) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    return ([own] + subviews.filter { !$0.isHidden }.map { $0.shownFrames(indentation + "  ") })
      .joined(separator: "\n")
  }
}
