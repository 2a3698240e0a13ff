import Foundation
import QuoinGraphics
import Synchronization

@testable import QuoinViews

/// A view that constraints alone place.
func free<View: UIView>(_ view: View, in parent: UIView? = nil, named name: String? = nil) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.accessibilityIdentifier = name
  parent?.addSubview(view)
  return view
}

/// Pins all edges of a view to another one's.
func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) {
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
    view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
    view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
  ])
}

/// A view with a content of a size.
final class SizedView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A view whose content is as high as some area makes it in a width.
final class FlowingView: UIView {
  private(set) var measures = 0
  var area: CGFloat

  init(area: CGFloat) {
    self.area = area
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var contentHeightFollowsWidth: Bool { true }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measures += 1
    let width = min(size.width, area / 10)
    return CGSize(width: width, height: width > 0 ? area / width : 0)
  }
}

/// What is said of misuse and of conflicts during some work.
func sentences(_ work: () -> Void) -> [String] {
  let found = Mutex<[String]>([])
  ViewMisuse.withTaskHandler({ misuse in found.withLock { $0.append(misuse.description) } }) {
    LayoutConflict.withTaskHandler({ conflict in found.withLock { $0.append(conflict.description) } }, work)
  }
  return found.withLock { $0 }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
