import Foundation
import QuoinViews

extension UIView { final var lineHeightOfText: CGFloat? { nil } }
