import Foundation

/// How far a batch has come, in words.
package struct BatchProgress: Sendable {
  /// What became of the rows so far.
  package private(set) var summary = BatchSummary()
  /// How many bytes of the data have been read, and of how many.
  private var position = 0
  /// How many of them were not of pictures that were there already, which take no time.
  private var worked = 0
  private let size: Int?

  /// - Parameter size: How many bytes of data there are; nothing where nobody knows.
  package init(size: Int?) { self.size = size }

  /// Takes note of what became of a row.
  package mutating func add(_ outcome: BatchOutcome) {
    summary.add(outcome.result)
    if case .skipped = outcome.result {} else { worked += max(0, outcome.position - position) }
    position = outcome.position
  }

  /// Takes note that all rows were read: what follows the last one was read too.
  package mutating func reachEnd() { position = size ?? position }

  /// What is done of the whole, from 0 to 1; nothing where that is not known.
  var fraction: Double? { size.map { $0 > 0 ? min(1, Double(position) / Double($0)) : 1 } }

  /// One line for people: a bar, how many rows, how many a second, and how much time is left.
  ///
  /// - Parameters:
  ///   - seconds: How long it has taken so far.
  ///   - width: How many characters a line has at most; 0 for a line without a bar that is as long as it is.
  package func line(after seconds: Double, width: Int) -> String {
    // With the order in which they go where there is no room.
    var parts: [(text: String, priority: Int)] = []
    if let fraction { parts.append(("\(Int(fraction * 100))%", 5)) }
    parts.append(("\(summary.rows.inGroups) row\(summary.rows == 1 ? "" : "s")", 4))
    let rate = seconds > 0 ? Double(summary.drawn + summary.failed) / seconds : 0
    parts.append(("\(rate.shortly) a second", 1))
    if summary.skipped > 0 { parts.append(("\(summary.skipped.inGroups) there already", 0)) }
    if summary.failed > 0 { parts.append(("\(summary.failed.inGroups) failed", 2)) }
    if let size, worked > 0, position < size, seconds > 1 {
      let left = seconds / Double(worked) * Double(size - position)
      parts.append(("\(Self.clock(left)) left", 3))
    }
    var text: String { parts.map(\.text).joined(separator: " · ") }
    while width > 0, text.count > width, parts.count > 1,
      let least = parts.indices.min(by: { parts[$0].priority < parts[$1].priority })
    {
      parts.remove(at: least)
    }
    guard let fraction, width - text.count >= 14 else { return text }
    let length = min(30, width - text.count - 4)
    let full = Int(fraction * Double(length))
    return "[\(String(repeating: "█", count: full))\(String(repeating: "░", count: length - full))] \(text)"
  }

  /// Hours, minutes and seconds.
  static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 359_999))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let end = "\(rest < 10 ? "0" : "")\(rest)"
    return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(end)" : "\(minutes):\(end)"
  }
}

extension Int {
  /// With a comma between thousands.
  var inGroups: String {
    var (text, digits) = ("", String(self).reversed().map(String.init))
    while digits.count > 3 {
      text = "," + digits.prefix(3).reversed().joined() + text
      digits.removeFirst(3)
    }
    return digits.reversed().joined() + text
  }
}

extension Double {
  fileprivate var shortly: String {
    self >= 10 ? Int(rounded()).inGroups : "\((self * 10).rounded() / 10)"
  }
}
