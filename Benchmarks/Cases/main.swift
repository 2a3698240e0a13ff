// scripts/build-release Benchmarks, then .build/release/QuoinBenchmarks [PREFIX…] runs the cases whose names begin with one of the prefixes.

let prefixes = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }

func isWanted(_ name: String) -> Bool {
  prefixes.isEmpty || prefixes.contains { name.hasPrefix($0) || $0.hasPrefix(name + "/") }
}

var report = Report()
print(Report.head)
for group in allGroups where isWanted(group.name) || prefixes.contains(where: { $0.hasPrefix(group.name) }) {
  for benchmark in try group.benchmarks() where isWanted(benchmark.name) {
    let (baseline, subject) = try Measurement.pair(benchmark.baseline, benchmark.subject)
    print(report.row(for: benchmark, baseline, subject))
  }
}
for miss in report.misses { print("over its limit: \(miss)") }
