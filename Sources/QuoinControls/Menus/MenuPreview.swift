import Foundation
import QuoinGraphics

/// What a context menu is about, lifted above everything else while the menu is shown.
final class MenuPreview: UIView {
  /// Told of a tap on the preview.
  var tapped: () -> Void = {}
  /// The controller of a preview that the program made.
  let controller: UIViewController?
  private let content: UIView

  /// How round the corners are where the view itself has none, in points.
  private static let cornerRadius: CGFloat = 13

  /// A picture of a view as it is seen now.
  init?(of source: UIView, _ parameters: UIPreviewParameters?) {
    guard let picture = try? source.renderedImage() else { return nil }
    controller = nil
    content = UIImageView(image: picture)
    super.init(frame: CGRect(origin: .zero, size: source.bounds.size))
    let radius = source.layer.cornerRadius
    setUp(
      ground: parameters?.backgroundColor ?? source.backgroundColor,
      radius: radius > 0 ? radius : Self.cornerRadius)
    if let path = parameters?.visiblePath { cut(to: path) }
  }

  /// The view of a controller, as large as that wants to be.
  init(_ controller: UIViewController, in room: CGSize) {
    self.controller = controller
    content = controller.view
    let wanted = controller.preferredContentSize
    let size = wanted.width > 0 && wanted.height > 0 ? wanted : CGSize(width: room.width, height: room.width)
    super.init(
      frame: CGRect(x: 0, y: 0, width: min(size.width, room.width), height: min(size.height, room.height)))
    setUp(ground: controller.view.backgroundColor, radius: Self.cornerRadius)
  }

  required init?(coder: NSCoder) { nil }

  private func cut(to path: UIBezierPath) {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    layer.mask = shape
  }

  private func setUp(ground: UIColor?, radius: CGFloat) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.layer.cornerRadius = radius
    content.clipsToBounds = true
    content.isUserInteractionEnabled = false
    addSubview(content)
    layer.cornerRadius = radius
    backgroundColor = ground ?? .systemBackground
    (layer.shadowOpacity, layer.shadowRadius) = (0.2, 20)
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
}
