import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UIBarButtonItem {
  /// Creates an item with an image that calls a function.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - actionHandler: What a tap calls.
  public convenience init(image: UIImage?, actionHandler: @escaping () -> Void) {
    self.init(image: image, style: .plain, target: nil, action: nil)
    handle { _ in actionHandler() }
  }

  /// Creates an item with an image that calls a function with itself.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - actionHandler: What a tap calls.
  public convenience init(image: UIImage?, actionHandler: @escaping (UIBarButtonItem) -> Void) {
    self.init(image: image, style: .plain, target: nil, action: nil)
    handle(actionHandler)
  }

  /// Creates an item with a title that calls a function.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - actionHandler: What a tap calls.
  public convenience init(title: String?, actionHandler: @escaping () -> Void) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    handle { _ in actionHandler() }
  }

  /// Creates an item with a title that calls a function with itself.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - actionHandler: What a tap calls.
  public convenience init(title: String?, actionHandler: @escaping (UIBarButtonItem) -> Void) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    handle(actionHandler)
  }

  /// Creates one of the system's items that calls a function.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - actionHandler: What a tap calls.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, actionHandler: @escaping () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    handle { _ in actionHandler() }
  }

  /// Creates one of the system's items that calls a function with itself.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - actionHandler: What a tap calls.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    actionHandler: @escaping (UIBarButtonItem) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    handle(actionHandler)
  }

  private func handle(_ handler: @escaping (UIBarButtonItem) -> Void) {
    target = self
    primaryAction = UIAction { [weak self] _ in
      if let self { handler(self) }
    }
  }
}
