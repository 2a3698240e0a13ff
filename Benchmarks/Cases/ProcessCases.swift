import Foundation
import Quoin

/// Whole processes, from start to written file: `quoin render` beside a program that draws the same by hand.
///
/// Both are looked for beside this program; build them first.
var processCases: BenchmarkGroup {
  BenchmarkGroup("process") {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let (quoin, byHand) = (
      folder.appendingPathComponent("quoin"), folder.appendingPathComponent("HandDrawnProcess")
    )
    for program in [quoin, byHand] where !FileManager.default.isExecutableFile(atPath: program.path) {
      print("\(program.lastPathComponent) is not built; see Benchmarks/README.md")
      return []
    }
    let photo = ExampleFile.url("Card/photo.png").path
    func benchmark(_ name: String, _ example: String, _ format: String) -> Benchmark {
      let output = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-benchmark.\(format)")
        .path
      let template = ExampleFile.url("\(example)/\(example.lowercased()).xml").path
      return Benchmark(
        "process/\(name)", limit: 1.6,
        .init("by hand") { try run(byHand, [example.lowercased(), photo, output]) },
        .init("quoin render") { try run(quoin, ["render", template, "-o", output]) })
    }
    return [
      benchmark("card to PNG", "Card", "png"), benchmark("card to PDF", "Card", "pdf"),
      benchmark("invoice to PDF", "Invoice", "pdf"),
    ]
  }
}

private func run(_ program: URL, _ arguments: [String]) throws {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
}
