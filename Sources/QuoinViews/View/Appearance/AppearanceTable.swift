import Foundation
import Synchronization

/// How classes look for a program; see ``UIAppearance``.
package final class AppearanceTable: ViewBound {
  private struct Entry {
    let type: NSObject.Type
    let containers: [NSObject.Type]
    let prototype: NSObject
    let plain: NSObject
    let properties: [AppearanceProperty]
  }

  /// Those of subclasses and those in containers come before those that say less.
  private var entries: [Entry] = []

  // Most programs ask for none, and views that get into a window are many.
  private static let isUsed = Atomic(false)

  /// Those of this thread; nothing where no thread has any.
  package static var current: AppearanceTable? {
    isUsed.load(ordering: .relaxed) ? UIApplication.shared.appearances : nil
  }

  package func prototype<Class: NSObject>(
    of type: NSObject.Type, in containers: [any UIAppearanceContainer.Type],
    _ properties: [AppearanceProperty], make: () -> Class
  ) -> Class {
    let containers = containers.map { $0 as NSObject.Type }
    for entry in entries where entry.type == type && entry.containers.elementsEqual(containers, by: ==) {
      if let prototype = entry.prototype as? Class { return prototype }
    }
    Self.isUsed.store(true, ordering: .relaxed)
    let prototype = make()
    let entry = Entry(
      type: type, containers: containers, prototype: prototype, plain: make(), properties: properties)
    let index = entries.firstIndex {
      $0.type == type ? $0.containers.count < containers.count : type.isSubclass(of: $0.type)
    }
    entries.insert(entry, at: index ?? entries.count)
    return prototype
  }

  /// Gives a view what is said of its class.
  func apply(to view: UIView) {
    for entry in entries where entry.prototype !== view && view.isKind(of: entry.type) {
      guard view.stands(within: entry.containers) else { continue }
      for property in entry.properties { property.copy(entry.prototype, entry.plain, view) }
    }
  }

  /// What was said of the class of an object that is no view, from the most to the least special.
  package func prototypes<Class: NSObject>(for object: Class, in view: UIView) -> [Class] {
    entries.filter { object.isKind(of: $0.type) && view.stands(within: $0.containers) }
      .compactMap { $0.prototype as? Class }
  }
}

extension UIView {
  /// Whether the view stands in objects of some classes, from the innermost to the outermost.
  fileprivate final func stands(within containers: [NSObject.Type]) -> Bool {
    var containers = containers[...]
    var next = next
    while let container = containers.first, let responder = next {
      if responder.isKind(of: container) { containers = containers.dropFirst() }
      next = responder.next
    }
    return containers.isEmpty
  }
}
