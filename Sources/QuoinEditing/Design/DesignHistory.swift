import QuoinDiagnostics

/// The steps of a designer's work on some files, to be undone and done again.
///
/// Others may change the files meanwhile: `follow` takes note of that, and a step goes on to fit as long as nobody has
/// changed the very place that it concerns.
///
/// ```swift
/// var history = DesignHistory()
/// history.record("Move", change, of: "card.xml", from: text)
/// if let (file, text, _) = try history.undo() { print(file, text) }
/// ```
public struct DesignHistory: Sendable {
  private struct Step {
    let name: String
    let file: String
    /// Takes the step back, or does it again, from the text as the steps behind it leave it.
    var change: TextChange
    /// Where the names of the elements stand that were selected before the step, and behind it: those in the text that the
    /// change leads to, and those in the one that it is of.
    var there: [Int]
    var here: [Int]
    /// Whether nobody has changed what it concerns.
    var fits = true
  }

  /// The last one to be undone first.
  private var done: [Step] = []
  /// The last one to be done again first.
  private var undone: [Step] = []
  /// The texts as they were seen last.
  private var texts: [String: String] = [:]
  private let limit: Int

  /// Creates a history without steps.
  ///
  /// - Parameter limit: How many steps are kept, at least 1.
  public init(limit: Int = 500) { self.limit = max(1, limit) }

  /// The files that it knows the texts of.
  public var files: [String] { texts.keys.sorted() }
  /// What is undone next: "Move".
  public var undoName: String? { done.last?.name }
  /// What is done again next.
  public var redoName: String? { undone.last?.name }

  /// Takes note of a step that has just been done.
  ///
  /// - Parameters:
  ///   - name: What it is called: "Move".
  ///   - change: What it changes.
  ///   - file: In which file.
  ///   - text: The file's text before it.
  ///   - selected: Where the names of the elements stand that were selected before it.
  ///   - selection: Where those stand that are selected behind it.
  /// - Returns: The text behind it; nothing where it does not fit the text, and nothing has happened then.
  @discardableResult
  public mutating func record(
    _ name: String, _ change: TextChange, of file: String, from text: String, selected: [Int] = [],
    selecting selection: [Int] = []
  ) -> String? {
    guard let new = change.applied(to: text) else { return nil }
    if change.isEmpty { return new }
    follow(file, text)
    undone = []
    done.append(
      Step(name: name, file: file, change: change.inverse, there: selected, here: selection))
    if done.count > limit { done.removeFirst() }
    texts[file] = new
    return new
  }

  /// Joins the last step with the one before it, as the moves of one drag; nothing happens where they differ in name or
  /// file.
  public mutating func joinLastSteps() {
    guard done.count > 1, let last = done.last, last.fits else { return }
    let before = done[done.count - 2]
    guard before.name == last.name, before.file == last.file, before.fits, let text = texts[last.file],
      let middle = last.change.applied(to: text), let first = before.change.applied(to: middle)
    else { return }
    done.removeLast(2)
    done.append(
      Step(
        name: last.name, file: last.file, change: TextChange(from: text, to: first), there: before.there,
        here: last.here))
  }

  /// Takes note of the text of a file as it is now.
  public mutating func follow(_ file: String, _ text: String) {
    guard let known = texts.updateValue(text, forKey: file), known != text else { return }
    let outside = TextChange(linesFrom: known, to: text)
    Self.carry(&done, of: file, over: outside)
    Self.carry(&undone, of: file, over: outside)
  }

  private static func carry(_ steps: inout [Step], of file: String, over outside: TextChange) {
    var outside: TextChange? = outside
    for index in steps.indices.reversed() where steps[index].file == file && steps[index].fits {
      guard let there = outside, let change = steps[index].change.rebased(over: there) else {
        // What lies before a step that does not fit cannot be reached.
        steps[index].fits = false
        outside = nil
        continue
      }
      outside = there.rebased(over: steps[index].change)
      steps[index].here = steps[index].here.map { there.place(of: $0) }
      if let outside { steps[index].there = steps[index].there.map { outside.place(of: $0) } }
      steps[index].change = change
    }
  }

  /// Takes the last step back.
  ///
  /// - Returns: The file, its text then, and where the names of the elements stand in it that were selected at that time;
  ///   nothing where there is no step.
  /// - Throws: A diagnostic where somebody has changed what the step concerns; it is forgotten then, with those before it in
  ///   the file.
  public mutating func undo() throws(Diagnostic) -> (file: String, text: String, selection: [Int])? {
    try step(\.done, \.undone, Diagnostic.cannotUndo)
  }

  /// Does the step again that was undone last; otherwise as `undo()`.
  public mutating func redo() throws(Diagnostic) -> (file: String, text: String, selection: [Int])? {
    try step(\.undone, \.done, Diagnostic.cannotRedo)
  }

  private mutating func step(
    _ from: WritableKeyPath<DesignHistory, [Step]>, _ to: WritableKeyPath<DesignHistory, [Step]>,
    _ refusal: (String, String) -> Diagnostic
  ) throws(Diagnostic) -> (file: String, text: String, selection: [Int])? {
    guard let step = self[keyPath: from].popLast() else { return nil }
    guard step.fits, let text = texts[step.file], let new = step.change.applied(to: text) else {
      self[keyPath: from].removeAll { $0.file == step.file && !$0.fits }
      throw refusal(step.name, step.file)
    }
    self[keyPath: to].append(
      Step(
        name: step.name, file: step.file, change: step.change.inverse, there: step.here, here: step.there))
    texts[step.file] = new
    return (step.file, new, step.there)
  }
}

extension Diagnostic {
  static func cannotUndo(_ name: String, _ file: String) -> Diagnostic {
    Diagnostic(.error, "\(name) cannot be undone, since \(file) has been changed there by others")
  }

  static func cannotRedo(_ name: String, _ file: String) -> Diagnostic {
    Diagnostic(.error, "\(name) cannot be done again, since \(file) has been changed there by others")
  }
}
