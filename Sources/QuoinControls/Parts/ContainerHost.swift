import Foundation
import QuoinGraphics

/// Holds the rooms of a stack.
final class ContainerHost: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }
  override var drawsContent: Bool { false }
}
