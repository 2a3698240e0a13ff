import Foundation
import Quoin

/// What templates cost: compiling, making a live tree, laying it out, changing it.
var templateCases: BenchmarkGroup {
  BenchmarkGroup("templates", makeTemplateCases)
}

private func makeTemplateCases() -> [Benchmark] {
  let markup = """
    <UIView width="600" height="auto">
      <repeat for="row" in="rows">
        <UIView height="22" left="10" right="10" top="previous.bottom" backgroundColor="index % 2 == 0 ? white : #eee">
          <UIView left="10" width="50% - 20" height="10" center.y="50%"/>
          <UIView right="10" width="row.width" height="10" center.y="50%"/>
          <UIView left="50%" width="10 + index" height="10" alpha="shade"/>
        </UIView>
      </repeat>
    </UIView>
    """
  let rows = (0..<50).map { ["width": Double($0)] }
  guard let template = try? Template(markup: markup),
    let live = try? template.instantiate(state: ["rows": rows, "shade": 0.5])
  else { return [] }
  _ = try? live.layOut()
  var shade = 0.0

  /// The same views and frames by hand.
  func byHand() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1100))
    for index in 0..<50 {
      let row = UIView(frame: CGRect(x: 10, y: 22 * index, width: 580, height: 22))
      row.backgroundColor = index % 2 == 0 ? .white : .lightGray
      let first = UIView(frame: CGRect(x: 10, y: 6, width: 270, height: 10))
      let second = UIView(frame: CGRect(x: 570 - index, y: 6, width: index, height: 10))
      let third = UIView(frame: CGRect(x: 290, y: 0, width: 10 + index, height: 10))
      third.alpha = 0.5
      for view in [first, second, third] { row.addSubview(view) }
      root.addSubview(row)
    }
    return root
  }

  let large = largeTree()
  guard let labels = try? Template(markup: hundredNodes()) else { return [] }
  // Another text each time: what is compiled has not been seen before, and letting go of it is not compiling.
  var turn = 0
  var source = ""
  var compiled: Template?

  return [
    Benchmark(
      "templates/compiling 100 nodes, 600 attributes",
      .init("one view") { keep(UIView()) },
      .init(
        "compile",
        prepare: {
          compiled = nil
          turn += 1
          source = hundredNodes("Row \(turn).")
        },
        {
          compiled = try? Template(markup: source)
          keep(compiled)
        })),
    Benchmark(
      "templates/101 labels made and laid out", limit: 5,
      .init("by hand") { keep(hundredLabels(count: 100, index: 7)) },
      .init("template") { keep(try laidOut(labels, ["count": 100, "index": 7])) }),
    Benchmark(
      "templates/101 labels made and laid out, each text another", limit: 5,
      .init("by hand", prepare: { turn += 1 }, { keep(hundredLabels(count: turn, index: turn % 100)) }),
      .init(
        "template", prepare: { turn += 1 },
        { keep(try laidOut(labels, ["count": turn, "index": turn % 100])) })),
    Benchmark(
      "templates/one attribute of 10,000 nodes changes",
      .init("by hand") {
        shade = shade == 0.25 ? 0.75 : 0.25
        large.view.subviews[50].subviews[50].alpha = shade
      },
      .init("setState") {
        shade = shade == 0.25 ? 0.75 : 0.25
        large.setState(["shade": shade])
      }),
    Benchmark(
      "templates/201 nodes made and laid out", limit: 5,
      .init("by hand") { keep(byHand()) },
      .init("template") {
        keep(try laidOut(template, ["rows": rows, "shade": 0.5]))
      }),
    Benchmark(
      "templates/one state variable that 50 nodes read", limit: 10,
      .init("by hand") {
        shade = shade == 0.25 ? 0.75 : 0.25
        for row in live.view.subviews { row.subviews[2].alpha = shade }
      },
      .init("setState") {
        shade = shade == 0.25 ? 0.75 : 0.25
        live.setState(["shade": shade])
      }),
  ]
}

/// An instance of a template, laid out; what is wrong with it ends the run, as a tree that failed would be quick.
func laidOut(_ template: Template, _ state: [String: Any] = [:]) throws -> LayoutNode {
  let node = try template.instantiate(state: state)
  try node.layOut()
  return node
}

/// 101 nodes with six attributes each.
private func hundredNodes(_ word: String = "Row") -> String {
  let rows = (0..<100).map { index in
    """
    <UILabel left="10" right="10" top="previous.bottom + 4" text="\(word) \(index) of {count}"
      textColor="index == \(index) ? red : #333" numberOfLines="2"/>
    """
  }
  return "<UIView width=\"300\" height=\"auto\">\(rows.joined())</UIView>"
}

/// The views of `hundredNodes` by hand.
private func hundredLabels(count: Int, index chosen: Int) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
  var top: CGFloat = 0
  for index in 0..<100 {
    let label = UILabel()
    label.text = "Row \(index) of \(count)"
    label.textColor = index == chosen ? .red : .darkGray
    label.numberOfLines = 2
    let height = label.sizeThatFits(CGSize(width: 280, height: CGFloat.infinity)).height
    label.frame = CGRect(x: 10, y: top + 4, width: 280, height: height)
    top += 4 + height
    root.addSubview(label)
  }
  root.frame.size.height = top
  return root
}

/// 10,101 nodes, of which one reads state.
private func largeTree() -> LayoutNode {
  let row = (0..<100).map { "<UIView left=\"\($0 * 3)\" width=\"2\" height=\"2\"/>" }.joined()
  let changing = row.replacingOccurrences(
    of: "<UIView left=\"150\"", with: "<UIView alpha=\"shade\" left=\"150\"")
  let rows = (0..<100).map { "<UIView top=\"\($0 * 3)\" height=\"2\">\($0 == 50 ? changing : row)</UIView>" }
  let markup = "<UIView width=\"300\" height=\"300\">\(rows.joined())</UIView>"
  guard let node = try? Template(markup: markup).instantiate(state: ["shade": 0.5]) else {
    return LayoutNode(view: UIView.self)
  }
  _ = try? node.layOut()
  return node
}
