import Dispatch
import Foundation
import Quoin
import QuoinDocuments

/// Whole renderings of one shared template, as many by one thread as by two together: halving the time is the most that
/// two can come to.
var threadCases: BenchmarkGroup {
  BenchmarkGroup("threads") {
    let formats: [OutputFormat] = [.png, .svg, .pdf]
    return try ["Card", "Invoice", "Labels"].flatMap { example in
      let name = example.lowercased()
      let template = try Template(contentsOf: ExampleFile.url("\(example)/\(name).xml"), registry: .documents)
      let data = try ExampleFile.data("\(example)/\(name).json")
      return formats.map { format in
        @Sendable func render(_ times: Int) {
          for _ in 0..<times {
            keep(
              try? template.render(state: data.stateValues, constants: data.constantValues, as: format))
          }
        }
        // As many renderings as keep the start of a thread from counting.
        let each = 8
        return Benchmark(
          "threads/\(name) as \(format.rawValue.uppercased())", limit: 0.59,
          .init("one thread") { render(2 * each) },
          .init("two threads") { DispatchQueue.concurrentPerform(iterations: 2) { _ in render(each) } })
      }
    }
  }
}
