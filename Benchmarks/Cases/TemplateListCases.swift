import Foundation
import Quoin

/// What templates with many labels cost: those that follow one another, and those of a report's rows.
var templateListCases: BenchmarkGroup {
  BenchmarkGroup("templates", makeTemplateListCases)
}

private func makeTemplateListCases() -> [Benchmark] {
  guard let hundred = try? Template(markup: column(of: 100)),
    let tenThousand = try? Template(markup: column(of: 10_000)),
    let report = try? Template(markup: reportMarkup)
  else { return [] }
  let rows = (0..<1_000).map { row in
    Dictionary(uniqueKeysWithValues: (0..<5).map { ("c\($0)", "Cell \(row), \($0)") })
  }
  /// Instantiates a template and lays it out.
  func layOut(_ template: Template, _ state: [String: Any] = [:]) {
    guard let node = try? template.instantiate(state: state) else { return }
    _ = try? node.layOut()
    keep(node)
  }
  return [
    Benchmark(
      "templates/a hundred times as many labels under one another", limit: 1.3,
      .init("100, a hundred times") { for _ in 0..<100 { layOut(hundred) } },
      .init("10,000") { layOut(tenThousand) }),
    Benchmark(
      "templates/a hundred times as many labels by hand",
      .init("100, a hundred times") { for _ in 0..<100 { keep(columnByHand(of: 100)) } },
      .init("10,000") { keep(columnByHand(of: 10_000)) }),
    Benchmark(
      "templates/a report of 1,000 rows of five labels", limit: 2,
      .init("by hand") { keep(reportByHand(rows)) },
      .init("template") { layOut(report, ["rows": rows]) }),
  ]
}

/// Labels under one another, as Layout's own benchmark has them.
private func column(of count: Int) -> String {
  let labels = (0..<count).map { index in
    """
    <UILabel left="10" top="previous.bottom + 10" width="100% - 20" height="auto" text="Label \(index)"/>
    """
  }
  return "<UIView width=\"300\" height=\"auto\">\(labels.joined())</UIView>"
}

/// The views of the column and their frames by hand: what of the growth is the machine's, whose caches end.
private func columnByHand(of count: Int) -> UIView {
  let root = UIView()
  var top: CGFloat = 0
  for index in 0..<count {
    let label = UILabel()
    label.text = "Label \(index)"
    let height = label.sizeThatFits(CGSize(width: 280, height: CGFloat.infinity)).height
    label.frame = CGRect(x: 10, y: top + 10, width: 280, height: height)
    top += 10 + height
    root.addSubview(label)
  }
  root.frame = CGRect(x: 0, y: 0, width: 300, height: top)
  root.layoutIfNeeded()
  return root
}

private var reportMarkup: String {
  let labels = (0..<5).map { column in
    "<UILabel left=\"\(column * 20)%\" width=\"20%\" height=\"auto\" text=\"{row.c\(column)}\"/>"
  }
  return """
    <UIView width="600" height="auto">
      <repeat for="row" in="rows">
        <UIView top="previous.bottom" width="100%" height="auto">\(labels.joined())</UIView>
      </repeat>
    </UIView>
    """
}

/// The views of the report and their frames by hand.
private func reportByHand(_ rows: [[String: String]]) -> UIView {
  let root = UIView()
  var top: CGFloat = 0
  for row in rows {
    let line = UIView()
    var height: CGFloat = 0
    for column in 0..<5 {
      let label = UILabel()
      label.text = row["c\(column)"]
      let fitting = label.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
      label.frame = CGRect(x: column * 120, y: 0, width: 120, height: Int(fitting.height.rounded(.up)))
      height = max(height, fitting.height)
      line.addSubview(label)
    }
    line.frame = CGRect(x: 0, y: top, width: 600, height: height)
    top += height
    root.addSubview(line)
  }
  root.frame = CGRect(x: 0, y: 0, width: 600, height: top)
  return root
}
