import Foundation
import QuoinGraphics

/// What is dragged, from when it is lifted until it is let go.
public protocol UIDragDropSession: AnyObject, ViewBound {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in points of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether it may be moved from where it comes from, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays within the program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any item is offered in one of some forms.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  /// Whether a text or an address can be made of any item.
  public func canLoadObjects<Value: ItemProviderValue>(ofClass value: Value.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: value) }
  }
}

/// What is dragged, for who lets it be lifted.
public protocol UIDragSession: UIDragDropSession {
  /// What the program wants to know of it.
  var localContext: Any? { get set }
}

/// What is dragged, for who may take it.
public protocol UIDropSession: UIDragDropSession {
  /// The same for who has let it be lifted.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of a class of all items of which that can be made, and gives them before it returns.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  @discardableResult
  public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion(items.compactMap { try? $0.itemProvider.object(of: aClass) })
    return .over
  }
  /// Makes texts or addresses of all items of which that can be made, and gives them before it returns.
  @discardableResult
  public func loadObjects<Value: ItemProviderValue>(
    ofClass value: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    completion(items.compactMap { try? $0.itemProvider.value(of: value) })
    return .over
  }
}

/// What is dragged within a window: the same for who let it be lifted and for who may take it.
final class DragSession: UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Who lets it be lifted.
  let source: UIDragInteraction
  /// Where the finger is, in points of the window.
  var place: CGPoint
  /// Where items go that were dropped at a place of their own, by the items.
  private(set) var landings: [ObjectIdentifier: Landing] = [:]

  /// Where an item goes, and what is seen of it there; what was dragged unless said otherwise.
  struct Landing {
    let target: UIDragPreviewTarget
    let preview: UITargetedDragPreview?
    let animator = DragAnimator()
  }

  init(of source: UIDragInteraction, at place: CGPoint) { (self.source, self.place) = (source, place) }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  /// Lets an item that was dropped go to a place, as what a preview shows.
  func land(
    _ item: UIDragItem, at target: UIDragPreviewTarget, as preview: UITargetedDragPreview? = nil
  ) -> DragAnimator {
    let landing = Landing(target: target, preview: preview)
    landings[ObjectIdentifier(item)] = landing
    return landing.animator
  }
}
