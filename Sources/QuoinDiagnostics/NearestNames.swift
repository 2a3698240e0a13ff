/// The names that a user may have meant by one that is not valid, the nearest first.
///
/// The distance is that of single-character edits and swaps of neighbours, case counting for half.
///
/// ```swift
/// NearestNames(to: "UILable", among: ["UILabel", "UIView"])?.best  // "UILabel"
/// ```
public struct NearestNames: Hashable, Sendable {
  /// The names, the nearest first and those that are equally near by the alphabet; one at least, and at most
  /// ``limit``.
  public let all: [String]
  /// How many of them are as near as the first, which counts.
  let equalCount: Int

  /// How many names are told at most.
  public static let limit = 20
  /// How many names a sentence holds at most.
  private static let sentenceLimit = 3

  /// The one name that was meant.
  public init(_ name: String) { (all, equalCount) = ([name], 1) }

  /// Names in the order in which they are likely; nothing where there are none.
  public init?(_ names: some Sequence<String>) { self.init(names, equalCount: 1) }

  /// - Parameter equalCount: How many of them are as near as the first, which counts.
  init?(_ names: some Sequence<String>, equalCount: Int) {
    all = Array(names.prefix(Self.limit))
    if all.isEmpty { return nil }
    self.equalCount = min(max(equalCount, 1), all.count)
  }

  private init(all: [String], equalCount: Int) { (self.all, self.equalCount) = (all, equalCount) }

  /// Ranks valid names; nothing where none is within a third of the length of what was written. To a single letter only its
  /// other case is near.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - candidates: The valid names.
  public init?(to name: String, among candidates: some Sequence<String>) {
    self.init(to: name, among: candidates, atMost: Self.limit)
  }

  init?(to name: String, among candidates: some Sequence<String>, atMost count: Int) {
    let written = Array(name.unicodeScalars.prefix(64))
    guard !written.isEmpty else { return nil }
    // Distances are doubled so that a difference in case can count for half an edit. Every name of one letter is an edit
    // away from every other, and means none of them; an operator may lack a sign.
    let isLetter = written.count == 1 && written[0].properties.isAlphabetic
    let limit = isLetter ? 1 : max(2, 2 * written.count / 3)
    var ranked: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate != name {
      let scalars = Array(candidate.unicodeScalars)
      guard abs(scalars.count - written.count) * 2 <= limit else { continue }
      let distance = editDistance(written, scalars)
      guard distance <= limit else { continue }
      let place = ranked.firstIndex { (distance, candidate) <= ($0.distance, $0.name) } ?? ranked.endIndex
      // Candidates come from several places, and some from more than one.
      if place >= count || place < ranked.endIndex && ranked[place].name == candidate { continue }
      ranked.insert((distance, candidate), at: place)
      if ranked.count > count { ranked.removeLast() }
    }
    guard let best = ranked.first else { return nil }
    self.init(all: ranked.map(\.name), equalCount: ranked.prefix { $0.distance == best.distance }.count)
  }

  /// The likeliest.
  public var best: String { all[0] }

  /// The same names written otherwise.
  public func map(_ transform: (String) -> String) -> NearestNames {
    NearestNames(all: all.map(transform), equalCount: equalCount)
  }

  /// The best, with two more at most that are as near: `text, next or test`.
  package var choice: String {
    let told = all.prefix(min(equalCount, Self.sentenceLimit))
    return told.count == 1
      ? best : "\(told.dropLast().joined(separator: ", ")) or \(told[told.endIndex - 1])"
  }
}

/// Finds the name a user most likely meant.
///
/// ```swift
/// nearestName(to: "UILable", among: ["UILabel", "UIView"])  // "UILabel"
/// ```
///
/// - Parameters:
///   - name: What was written.
///   - candidates: The valid names.
/// - Returns: The first of ``NearestNames``, or nothing.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  NearestNames(to: name, among: candidates, atMost: 1)?.best
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = (0...right.count).map { $0 * 2 }
  for (i, a) in left.enumerated() {
    var current = [Int](repeating: (i + 1) * 2, count: right.count + 1)
    for (j, b) in right.enumerated() {
      let same = a == b
      let cost = same ? 0 : isSameLetter(a, b) ? 1 : 2
      current[j + 1] = min(last[j] + cost, last[j + 1] + 2, current[j] + 2)
      if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
        current[j + 1] = min(current[j + 1], beforeLast[j - 1] + 2)
      }
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}

/// Whether two characters differ in nothing but case.
private func isSameLetter(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
  // To ask Unicode takes long, and names are of ASCII nearly always.
  guard left.isASCII, right.isASCII else {
    return left.properties.lowercaseMapping == right.properties.lowercaseMapping
  }
  return left.value | 0x20 == right.value | 0x20 && (0x61...0x7A).contains(left.value | 0x20)
}
