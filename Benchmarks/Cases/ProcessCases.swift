import Foundation
import Quoin

/// Whole processes, from start to written file: `quoin render` beside a program that draws the same by hand; and the
/// start of a program that imports `Quoin` beside one that imports the views alone.
///
/// They are looked for beside this program; build them first.
var processCases: BenchmarkGroup {
  BenchmarkGroup("process") {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let names = ["quoin", "HandDrawnProcess", "StartQuoin", "StartViews"]
    let programs = names.map(folder.appendingPathComponent)
    let (quoin, byHand, start, startOfViews) = (programs[0], programs[1], programs[2], programs[3])
    for program in programs where !FileManager.default.isExecutableFile(atPath: program.path) {
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
      Benchmark(
        // The limit stands for a millisecond.
        "process/start", limit: 1.25,
        .init("import QuoinViews") { try run(startOfViews, []) },
        .init("import Quoin") { try run(start, []) }),
    ]
  }
}

/// Starts a program and waits for its end. Foundation's `Process` would look only every 50 ms.
private func run(_ program: URL, _ arguments: [String]) throws {
  var words = ([program.path] + arguments).map { strdup($0) } + [nil]
  defer { words.forEach { free($0) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  var child: pid_t = 0
  var status: Int32 = -1
  guard posix_spawn(&child, program.path, &actions, nil, &words, environ) == 0,
    waitpid(child, &status, 0) == child, status == 0
  else { throw CocoaError(.executableLoad) }
}
