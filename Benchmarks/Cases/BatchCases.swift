import Dispatch
import Foundation
import Quoin
import QuoinBatch
import Synchronization

/// A batch of cards beside a plain loop over the same rows on all cores, which reads, names and writes nothing.
var batchCases: BenchmarkGroup {
  BenchmarkGroup("batch") {
    let template = try Template(contentsOf: ExampleFile.url("Card/card.xml"))
    let card = try ExampleFile.data("Card/card.json")
    let count = 120
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-batch-benchmark")
    let round = Atomic(0)
    /// The card with another title each time.
    @Sendable func state(_ number: Int) -> [String: Any] {
      card.stateValues.merging(["title": "Pictures number \(number)"]) { $1 }
    }
    let rows = folder.appendingPathComponent("rows.jsonl").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return [
      Benchmark(
        "batch/\(count) cards", limit: 1.053,
        .init("plain loop") {
          let first = round.wrappingAdd(count, ordering: .relaxed).oldValue
          drawOnAllCores(count) { row in
            keep(try? template.render(state: state(first + row), as: .png))
          }
        },
        .init("batch") {
          let first = round.wrappingAdd(count, ordering: .relaxed).oldValue
          let text = (0..<count).map { "{\"number\": \(first + $0)}\n" }.joined()
          try? Data(text.utf8).write(to: URL(fileURLWithPath: rows))
          let batch = try? Batch(
            rows: RowReader(path: rows), name: PictureName("\(folder.path)/out/{number}.png"), output: .folder
          ) { data throws(Diagnostics) in
            guard case .number(let number)? = data.state["number"]?.value else { throw Diagnostics() }
            return try template.rendering(state: state(Int(number)), as: .png)
          }
          keep(try? batch?.run())
          try? FileManager.default.removeItem(at: folder.appendingPathComponent("out"))
        })
    ]
  }
}
