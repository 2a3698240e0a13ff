import Foundation
import QuoinGraphics

/// What lies over content that is not to be used meanwhile; a touch ends that.
final class ContentDimming: UIView {
  var touched: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
  override func accessibilityPerformEscape() -> Bool {
    touched()
    return true
  }
}
