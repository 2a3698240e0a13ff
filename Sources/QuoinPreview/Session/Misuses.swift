import QuoinDiagnostics
import QuoinResources
import QuoinViews

/// What was used in a way that cannot work while a template was shown, told as warnings.
final class Misuses: Sendable {
  private let sentences = Guarded<[String]>([])
  private static let limit = 20
  /// What an app has to tell of its layouts.
  let console = ConsoleReports()

  var all: [Diagnostic] { sentences.withLock { $0.map { Diagnostic(.warning, $0) } } }

  func forget() { sentences.withLock { $0 = [] } }

  /// Does some work, and takes down its misuses.
  func collecting(_ work: () -> Void) {
    LayoutConsole.$current.withValue(console) {
      LayoutMisuse.withTaskHandler({ misuse in self.tellConsole(misuse) }) {
        ViewMisuse.withTaskHandler({ misuse in self.add(misuse.description) }, work)
      }
    }
  }

  private func tellConsole(_ misuse: LayoutMisuse) {
    LayoutConsole.showError(misuse.problems)
  }

  private func add(_ sentence: String) {
    sentences.withLock { sentences in
      if sentences.count < Self.limit, !sentences.contains(sentence) { sentences.append(sentence) }
    }
  }
}
