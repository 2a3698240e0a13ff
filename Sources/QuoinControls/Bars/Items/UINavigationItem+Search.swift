import Foundation
import QuoinGraphics

extension UINavigationItem: SearchPlace {
  final var barOfSearch: UIView? { bar }
  final var isOnTopOfBar: Bool { bar?.topItem === self }
  final var greatestHeightOfBar: CGFloat { bar?.greatestHeight ?? 0 }
  final func searchDidChange() { didChange() }
}
