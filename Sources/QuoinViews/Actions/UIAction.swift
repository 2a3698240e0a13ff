import Foundation
import QuoinGraphics

/// A closure with a name, to be called by a recognizer, a control or a menu.
///
/// ```swift
/// let open = UIAction(title: "Open") { action in show(action.sender) }
/// card.addGestureRecognizer(UITapGestureRecognizer(action: open))
/// ```
open class UIAction: UIMenuElement {
  /// What tells actions apart: a later one of the same identifier takes the place of the earlier.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells the action from others; nothing for one that is like no other.
  public final let identifier: Identifier?
  /// A longer title, for places where it helps to find the action.
  open var discoverabilityTitle: String?
  /// How the action can be used.
  open var attributes: Attributes
  /// Whether the action is chosen.
  open var state: State
  /// Who calls the closure, while it does.
  public private(set) final var sender: Any?
  private final let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What is said below the title.
  ///   - image: The picture beside the title.
  ///   - identifier: What tells it from others.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How it can be used.
  ///   - state: Whether it is chosen.
  ///   - handler: What it does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  deinit {}

  /// Calls the closure, unless the action is disabled.
  ///
  /// - Parameters:
  ///   - sender: What `sender` is while it runs.
  ///   - target: Not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    if attributes.contains(.disabled) { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
