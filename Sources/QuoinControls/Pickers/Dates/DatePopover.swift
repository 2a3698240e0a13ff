import Foundation
import QuoinGraphics
import QuoinViews

/// A card over everything in the window in which a date or a time is chosen; a tap beside it takes it away.
final class DatePopover: UIView {
  let month: DateMonthView?
  let wheels: DateWheels?
  private let card = UIView()
  private let content: UIView
  private let size: CGSize
  /// Told when the card goes.
  var closed: () -> Void = {}

  /// What the card keeps from the sides of the window, and from what it belongs to, in points.
  private static let margin: CGFloat = 8
  /// How long the card takes to come and to go, in seconds.
  private static let duration: TimeInterval = 0.2

  init(month: DateMonthView) {
    (self.month, wheels, content) = (month, nil, month)
    size = CGSize(width: 336, height: DateMonthView.size.height + 12)
    super.init(frame: .zero)
    setUp()
  }

  init(wheels: DateWheels) {
    (month, self.wheels, content) = (nil, wheels, wheels.picker)
    size = CGSize(width: 240, height: 200)
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    card.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
    }
    card.layer.cornerRadius = 13
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.22
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    card.addSubview(content)
    addSubview(card)
    accessibilityViewIsModal = true
    let tap = UITapGestureRecognizer { [unowned self] tap in
      if !card.frame.contains(tap.location(in: self)) { close(animated: true) }
    }
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  /// Comes, beneath what it belongs to, or above it where there is more room.
  func open(in window: UIWindow, at anchor: CGRect, tint: UIColor?) {
    tintColor = tint
    frame = window.bounds
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let width = min(size.width, room.width)
    let fitsBeneath = anchor.maxY + Self.margin + size.height <= room.maxY
    let fitsAbove = anchor.minY - Self.margin - size.height >= room.minY
    let y =
      fitsBeneath
      ? anchor.maxY + Self.margin
      : fitsAbove ? anchor.minY - Self.margin - size.height : max(room.maxY - size.height, room.minY)
    let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
    card.frame = CGRect(x: x, y: y, width: width, height: size.height)
    content.frame = card.bounds.insetBy(dx: 8, dy: 6)
    window.addSubview(self)
    layoutIfNeeded()
    card.alpha = 0
    UIView.animate(withDuration: Self.duration) { self.card.alpha = 1 }
  }

  /// Goes.
  func close(animated: Bool) {
    guard superview != nil else { return }
    closed()
    closed = {}
    isUserInteractionEnabled = false
    guard animated, window != nil else { return removeFromSuperview() }
    UIView.animate(withDuration: Self.duration, animations: { self.card.alpha = 0 }) { _ in
      self.removeFromSuperview()
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    close(animated: true)
    return true
  }
}
