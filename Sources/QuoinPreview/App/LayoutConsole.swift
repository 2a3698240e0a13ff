import Logging
import QuoinDiagnostics
import QuoinResources
import Synchronization

/// The Red Box of an app that a preview runs: what is wrong with its layouts, over what it showed last.
///
/// What no owner of a layout takes care of is shown in it. An app can show errors of its own:
///
/// ```swift
/// func layoutError(_ error: Diagnostics) {
///   log(error)
///   LayoutConsole.showError(error)
/// }
/// ```
///
/// Outside of a preview these calls do nothing.
public enum LayoutConsole {
  /// The console of the preview that the task going on works for.
  @TaskLocal static var current: ConsoleReports?

  private static let enabled = Atomic<Bool>(true)

  /// Whether anything is shown; true unless set, for the whole process. What goes wrong while it is off is logged, to
  /// `quoin.preview`.
  public static var isEnabled: Bool {
    get { enabled.load(ordering: .relaxed) }
    set { enabled.store(newValue, ordering: .relaxed) }
  }

  /// Shows what is wrong, beside what is shown already; goes to the log while the console is off.
  public static func showError(_ error: any Error) {
    guard let current else { return }
    let problems = Diagnostics(error)
    if isEnabled { return current.add(problems) }
    for problem in problems.all { Logger(label: "quoin.preview").warning("\(problem)") }
  }

  /// Shows again what was hidden.
  public static func show() {
    if isEnabled { current?.isShown = true }
  }

  /// Hides what is shown, until something else goes wrong.
  public static func hide() { current?.isShown = false }
}

/// What the console of one preview has to show.
final class ConsoleReports: Sendable {
  private let contents = Guarded((problems: Diagnostics(), isShown: true))

  /// What is to be seen.
  var problems: Diagnostics {
    contents.withLock { $0.isShown && LayoutConsole.isEnabled ? $0.problems : Diagnostics() }
  }

  var isShown: Bool {
    get { contents.withLock { $0.isShown } }
    set { contents.withLock { $0.isShown = newValue } }
  }

  func add(_ problems: Diagnostics) {
    contents.withLock {
      $0.problems.append(contentsOf: problems)
      $0.isShown = true
    }
  }

  /// Begins anew.
  func clear() { contents.withLock { $0 = (Diagnostics(), true) } }
}
