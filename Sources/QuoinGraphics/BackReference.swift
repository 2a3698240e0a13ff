/// A way to an object for those who do not keep it, which the object closes when it goes.
///
/// It says as much as a weak reference does. A weak one gives its object a table beside it in which references are counted
/// from then on, each time on a slow path; so what is at every step of layout and drawing, as views, nodes and cells are, is
/// pointed at by these alone.
///
/// The object makes one when it is first asked for, keeps it, and closes it in `deinit`:
///
/// ```swift
/// final class Node {
///   private(set) lazy var backReference = BackReference(self)
///   deinit { backReference.close() }
/// }
/// ```
package final class BackReference<Object: AnyObject> {
  // From when the object makes this until it is closed the object is there, so that this never dangles.
  @exclusivity(unchecked) @usableFromInline package unowned(unsafe) var storedObject: Object?

  /// Creates a way to an object that closes it in its `deinit`.
  @inlinable package init(_ object: Object) { storedObject = object }

  deinit {}

  /// The object; nothing once it has gone, or while it goes.
  @inlinable package var object: Object? { storedObject }

  /// Takes note that the object goes.
  @inlinable package func close() { storedObject = nil }
}
