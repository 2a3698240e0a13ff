import Foundation
import Quoin
import QuoinTools

/// The tools over a folder of templates, beside reading and writing its files.
var toolCases: BenchmarkGroup {
  BenchmarkGroup("tools") {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-benchmark-tools")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = (0..<1000).map { folder.appendingPathComponent("\($0).xml") }
    let text = Data(template.utf8)
    func restore() throws { for file in files { try text.write(to: file) } }
    let formatter = TemplateFormatter(schema: ComponentRegistry.standard.schema)
    return [
      Benchmark(
        "tools/format 1,000 files of 100 lines",
        .init("read and written", prepare: restore) {
          for file in files { try Data(contentsOf: file).write(to: file, options: .atomic) }
        },
        .init("formatted", prepare: restore) {
          let done = TemplateRewriting(of: [folder.path], formatter: formatter, writes: true) {
            formatter, markup throws(Diagnostics) in try formatter.formatted(markup)
          }
          precondition(done.changed.count == files.count)
        })
    ]
  }
}

/// A template of 100 lines in which every element changes.
private let template: String = {
  let labels = (0..<13).map { index in
    """
        <UILabel
            font="System \(8 + index % 5)"
            left="MARGIN+\(index)*2"
            text="{seller.name}, no. {index+1}"
            textColor="rgb(\(index),20,30)"
            top="previous.bottom+4"
        />

    """
  }
  return """
    <UIView
        backgroundColor="white"
        height="842"
        width="595">

        <macro name="MARGIN" value="48"/>

    \(labels.joined())
        <UIView/>
    </UIView>

    """
}()
