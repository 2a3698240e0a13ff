import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinViews
import Synchronization

/// A window of 400 by 600 points on a screen of a scale.
func window(scale: CGFloat = 1) -> UIWindow {
  let bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
  return UIWindow(frame: bounds, screen: UIScreen(bounds: bounds, scale: scale))
}

extension UIView {
  /// Adds a plain view.
  @discardableResult
  func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    addSubview(view)
    return view
  }
}

/// Runs something and gives the sentences of the misuse that it reported.
func misuse(in body: () -> Void) -> [String] {
  let log = SentenceLog()
  PositionMisuse.withTaskHandler({ log.append($0.description) }, body)
  return log.sentences
}

private final class SentenceLog: Sendable {
  private let storage = Mutex<[String]>([])

  var sentences: [String] { storage.withLock { $0 } }

  func append(_ sentence: String) { storage.withLock { $0.append(sentence) } }
}
