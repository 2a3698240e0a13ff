import Foundation
import Quoin

/// What templates with many labels cost: those that follow one another, and those of a report's rows.
var templateListCases: BenchmarkGroup {
  BenchmarkGroup("templates", makeTemplateListCases)
}

private func makeTemplateListCases() -> [Benchmark] {
  guard let hundred = try? Template(markup: column(of: 100)),
    let tenThousand = try? Template(markup: column(of: 10_000)),
    let ownHundreds = try? (0..<100).map({
      try Template(markup: column(of: 100, from: $0 * 100, texts: 10_000))
    }),
    let ownTenThousand = try? Template(markup: column(of: 10_000, texts: 10_000)),
    let report = try? Template(markup: reportMarkup)
  else { return [] }
  // Five hundred texts, which the process keeps: to set more of them, each anew, takes five times as long as all else, by
  // hand as well as by templates.
  let rows = reportRows { $0 % 100 }
  let ownRows = reportRows { $0 }
  // All hundred stay until the last is there, so that both sides fill as much memory: each alone would fit into the
  // processor's caches, and so tell of these what the case asks of the layout.
  return [
    Benchmark(
      "templates/a hundred times as many labels under one another", limit: 1.3,
      .init("100, a hundred times") { keep(try (0..<100).map { _ in try laidOut(hundred) }) },
      .init("10,000") { keep(try laidOut(tenThousand)) }),
    Benchmark(
      "templates/a hundred times as many labels under one another, each text another", limit: 1.3,
      .init("100, a hundred times") { keep(try ownHundreds.map { try laidOut($0) }) },
      .init("10,000") { keep(try laidOut(ownTenThousand)) }),
    Benchmark(
      "templates/a hundred times as many labels by hand",
      .init("100, a hundred times") { keep((0..<100).map { _ in columnByHand(of: 100) }) },
      .init("10,000") { keep(columnByHand(of: 10_000)) }),
    Benchmark(
      "templates/a report of 1,000 rows of five labels", limit: 2,
      .init("by hand") { keep(reportByHand(rows)) },
      .init("template") { keep(try laidOut(report, ["rows": rows])) }),
    Benchmark(
      "templates/a report of 1,000 rows of five labels, each text another", limit: 2,
      .init("by hand") { keep(reportByHand(ownRows)) },
      .init("template") { keep(try laidOut(report, ["rows": ownRows])) }),
  ]
}

/// The data of the report.
///
/// - Parameter number: The number in the texts of a row.
private func reportRows(_ number: (Int) -> Int) -> [[String: String]] {
  (0..<1_000).map { row in
    Dictionary(uniqueKeysWithValues: (0..<5).map { ("c\($0)", "Cell \(number(row)), \($0)") })
  }
}

/// Labels under one another, as Layout's own benchmark has them.
///
/// - Parameter texts: How many texts they have in turn: the process keeps a hundred, and not ten thousand.
private func column(of count: Int, from first: Int = 0, texts: Int = 100) -> String {
  let labels = (first..<first + count).map { index in
    """
    <UILabel left="10" top="previous.bottom + 10" width="100% - 20" height="auto" text="Label \(index % texts)"/>
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
    label.text = "Label \(index % 100)"
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
