import Foundation
import QuoinDiagnostics

extension Diagnostic {
  static func requestFailed(_ url: URL, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "'\(url.absoluteString)' cannot be loaded: \(reason)")
  }
}
