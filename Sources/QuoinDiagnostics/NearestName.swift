/// Finds the name a user most likely meant.
///
/// The distance is that of single-character edits and swaps of neighbours, case counting for half.
///
/// ```swift
/// nearestName(to: "UILable", among: ["UILabel", "UIView"])  // "UILabel"
/// ```
///
/// - Parameters:
///   - name: What was written.
///   - candidates: The valid names.
/// - Returns: The nearest candidate within a third of the name's length, the alphabetically first of equals, or nothing.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let written = Array(name.unicodeScalars.prefix(64))
  guard !written.isEmpty else { return nil }
  // Distances are doubled so that a difference in case can count for half an edit.
  let limit = max(2, 2 * written.count / 3)
  var best: (distance: Int, name: String)?
  for candidate in candidates where candidate != name {
    let scalars = Array(candidate.unicodeScalars)
    guard abs(scalars.count - written.count) * 2 <= limit else { continue }
    let distance = editDistance(written, scalars)
    guard distance <= limit else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
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
