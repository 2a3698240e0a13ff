import CoreMetrics
import Foundation
import QuoinResources

/// What a service has done, as Prometheus reads it, and as it is told to the backend of the process.
final class ServiceMetrics: Sendable {
  private let factory: any MetricsFactory
  private let waiting: CoreMetrics.Timer
  private let drawing: CoreMetrics.Timer
  private let bytes: CoreMetrics.Counter
  private let kept: CoreMetrics.Counter
  private let underWay: CoreMetrics.Meter
  private let state = Guarded(State())
  private let start = Date.now.timeIntervalSince1970

  private struct State {
    var requests: [Labels: Histogram] = [:]
    var waiting = Histogram()
    var drawing = Histogram()
    var compilations: [Bool: Int] = [true: 0, false: 0]
    var bytes = 0
    var kept = 0
    var inFlight = 0
  }

  private struct Labels: Hashable {
    let template: String
    let status: Int
  }

  /// - Parameter factory: Makes what counts in the backend of the process, by the names that `/metrics` has.
  init(_ factory: any MetricsFactory) {
    self.factory = factory
    waiting = CoreMetrics.Timer(label: "quoin_queue_duration_seconds", factory: factory)
    drawing = CoreMetrics.Timer(label: "quoin_drawing_duration_seconds", factory: factory)
    bytes = CoreMetrics.Counter(label: "quoin_response_bytes_total", factory: factory)
    kept = CoreMetrics.Counter(label: "quoin_kept_pictures_total", factory: factory)
    underWay = CoreMetrics.Meter(label: "quoin_requests_in_flight", factory: factory)
  }

  /// How many requests there are at the moment.
  var inFlight: Int { state.withLock { $0.inFlight } }

  func begin() {
    state.withLock { $0.inFlight += 1 }
    underWay.increment()
  }

  /// Notes an answer.
  ///
  /// - Parameters:
  ///   - template: The name of a template that there is; empty for anything else.
  ///   - bytes: How long the body is.
  func end(template: String, status: Int, seconds: Double, bytes: Int) {
    underWay.decrement()
    self.bytes.increment(by: bytes)
    CoreMetrics.Timer(
      label: "quoin_request_duration_seconds",
      dimensions: [("template", template), ("status", "\(status)")], factory: factory
    ).recordSeconds(seconds)
    state.withLock { state in
      state.inFlight -= 1
      state.requests[Labels(template: template, status: status), default: Histogram()].add(seconds)
      state.bytes += bytes
    }
  }

  func note(_ times: FairQueue.Times, isCached: Bool) {
    if isCached {
      kept.increment()
    } else {
      waiting.recordSeconds(times.waiting.seconds)
      drawing.recordSeconds(times.working.seconds)
    }
    state.withLock { state in
      if isCached {
        state.kept += 1
      } else {
        state.waiting.add(times.waiting.seconds)
        state.drawing.add(times.working.seconds)
      }
    }
  }

  func noteCompilation(works: Bool) {
    CoreMetrics.Counter(
      label: "quoin_template_compilations_total", dimensions: [("result", works ? "works" : "broken")],
      factory: factory
    ).increment()
    state.withLock { $0.compilations[works, default: 0] += 1 }
  }

  /// Everything, in Prometheus's text format.
  ///
  /// - Parameters:
  ///   - gauges: What others know: a name, what it is, and how much there is now.
  ///   - counters: The same of what only ever becomes more.
  func text(
    _ gauges: [(name: String, help: String, value: Double)],
    counters: [(name: String, help: String, value: Double)] = []
  ) -> String {
    let state = state.withLock { $0 }
    var lines: [String] = []
    func begin(_ name: String, _ type: String, _ help: String) {
      lines += ["# HELP quoin_\(name) \(help)", "# TYPE quoin_\(name) \(type)"]
    }
    begin(
      "request_duration_seconds", "histogram", "How long requests took, from the last byte in to the answer.")
    for (labels, histogram) in state.requests.sorted(by: {
      ($0.key.template, $0.key.status) < ($1.key.template, $1.key.status)
    }) {
      lines += histogram.lines(
        "quoin_request_duration_seconds",
        "template=\"\(Self.escaped(labels.template))\",status=\"\(labels.status)\"")
    }
    begin("queue_duration_seconds", "histogram", "How long pictures waited for a thread.")
    lines += state.waiting.lines("quoin_queue_duration_seconds", "")
    begin("drawing_duration_seconds", "histogram", "How long pictures took to be drawn.")
    lines += state.drawing.lines("quoin_drawing_duration_seconds", "")
    begin("response_bytes_total", "counter", "Bytes of all bodies.")
    lines.append("quoin_response_bytes_total \(state.bytes)")
    begin("kept_pictures_total", "counter", "Pictures that were drawn before.")
    lines.append("quoin_kept_pictures_total \(state.kept)")
    begin("template_compilations_total", "counter", "Templates that were compiled, by what came of it.")
    for works in [true, false] {
      lines.append(
        "quoin_template_compilations_total{result=\"\(works ? "works" : "broken")\"} \(state.compilations[works] ?? 0)"
      )
    }
    begin("requests_in_flight", "gauge", "Requests that are being answered.")
    lines.append("quoin_requests_in_flight \(state.inFlight)")
    for (type, entries) in [("gauge", gauges), ("counter", counters)] {
      for entry in entries {
        begin(entry.name, type, entry.help)
        lines.append("quoin_\(entry.name) \(Histogram.text(entry.value))")
      }
    }
    lines += [
      "# HELP process_start_time_seconds When the process began.", "# TYPE process_start_time_seconds gauge",
    ]
    lines.append("process_start_time_seconds \(start)")
    if let memory = Self.residentMemory {
      lines += [
        "# HELP process_resident_memory_bytes Memory in use.", "# TYPE process_resident_memory_bytes gauge",
      ]
      lines.append("process_resident_memory_bytes \(memory)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
  }

  private static var residentMemory: Int? {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }
}

/// How often something took how long.
struct Histogram: Sendable {
  /// In seconds.
  static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
  private var counts = [Int](repeating: 0, count: bounds.count + 1)
  private var sum = 0.0

  mutating func add(_ seconds: Double) {
    counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
    sum += seconds
  }

  /// - Parameter labels: Labels and values; empty for none.
  func lines(_ name: String, _ labels: String) -> [String] {
    var total = 0
    let separator = labels.isEmpty ? "" : ","
    var lines = zip(Self.bounds.map { Self.text($0) } + ["+Inf"], counts).map { bound, count in
      total += count
      return "\(name)_bucket{\(labels)\(separator)le=\"\(bound)\"} \(total)"
    }
    let braces = labels.isEmpty ? "" : "{\(labels)}"
    lines += ["\(name)_sum\(braces) \(sum)", "\(name)_count\(braces) \(total)"]
    return lines
  }

  /// A number without a fraction that is none.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
