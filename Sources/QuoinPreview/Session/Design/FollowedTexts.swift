import QuoinEditing

/// What has become of some texts, step by step, so that places in them are found again.
///
/// Where a step is known it tells more than the difference between two texts does: of two elements that are alike, which
/// of them has gone.
struct FollowedTexts {
  private struct Step {
    let before: String
    let change: QuoinEditing.TextChange
  }

  private let beginnings: [String: String]
  private var steps: [String: [Step]] = [:]

  /// - Parameter beginnings: The texts by their files.
  init(_ beginnings: [String: String] = [:]) { self.beginnings = beginnings }

  /// Takes note of a step.
  ///
  /// - Parameter before: The text that it changes.
  mutating func note(_ change: QuoinEditing.TextChange, of file: String, from before: String) {
    steps[file, default: []].append(Step(before: before, change: change))
  }

  /// Where a place of a text at the beginning stands now.
  func place(of offset: Int, in file: String, now: String) -> Int {
    guard var text = beginnings[file] else { return offset }
    var offset = offset
    for step in steps[file] ?? [] {
      // What others have changed in between.
      if text != step.before {
        offset = QuoinEditing.TextChange(linesFrom: text, to: step.before).place(of: offset)
      }
      offset = step.change.place(of: offset)
      text = step.change.applied(to: step.before) ?? step.before
    }
    return text == now ? offset : QuoinEditing.TextChange(linesFrom: text, to: now).place(of: offset)
  }
}
