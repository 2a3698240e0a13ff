/// One measured case: something of Quoin's beside something to compare it with, run in turn in the same process.
struct Benchmark {
  /// A name and what to time under it.
  struct Subject {
    let name: String
    /// What happens before each run without being timed, such as making a tree that has not been laid out.
    let prepare: (() throws -> Void)?
    let run: () throws -> Void

    init(_ name: String, prepare: (() throws -> Void)? = nil, _ run: @escaping () throws -> Void) {
      self.name = name
      self.prepare = prepare
      self.run = run
    }
  }

  /// What is measured: `card/warm`.
  let name: String
  /// What it is compared with.
  let baseline: Subject
  /// What is to hold up against the baseline.
  let subject: Subject
  /// The most that the subject's time may come to, as a multiple of the baseline's.
  let limit: Double?

  /// Declares a case.
  ///
  /// ```swift
  /// Benchmark("card/warm", limit: 1.5, .init("by hand") { draw() }, .init("template") { try render() })
  /// ```
  init(_ name: String, limit: Double? = nil, _ baseline: Subject, _ subject: Subject) {
    self.name = name
    self.limit = limit
    self.baseline = baseline
    self.subject = subject
  }
}

/// A group of cases with its own set-up, which happens only when one of them is asked for.
struct BenchmarkGroup {
  /// The first part of its cases' names.
  let name: String
  /// Sets up and lists the cases.
  let benchmarks: () throws -> [Benchmark]

  init(_ name: String, _ benchmarks: @escaping () throws -> [Benchmark]) {
    self.name = name
    self.benchmarks = benchmarks
  }
}

/// Keeps the optimiser from dropping a result that nothing reads.
@inline(never)
func keep<Value>(_ value: Value) {}
