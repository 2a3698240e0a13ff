import Foundation

/// Reads and sets an element that a caller holds on to, without counting references again.
///
/// A pass over a scheme takes each element once and lets it go once; with counts of one atomic operation each, every
/// further copy of a reference would cost more than all arithmetic of its block. The conforming types are metatypes only,
/// which are plain values.
protocol ElementAccess {
  static func frame(of element: UnsafeRawPointer) -> CGRect
  static func setFrame(_ frame: CGRect, of element: UnsafeRawPointer)
  static func superIdentity(of element: UnsafeRawPointer) -> ObjectIdentifier?
  static func direction(of element: UnsafeRawPointer) -> ReadingDirection
  static func element(_ element: UnsafeRawPointer) -> any LayoutElement
}

/// Access to elements of one type. The pointers must come from an element of that type which is held meanwhile.
enum TypedAccess<Element: LayoutElement>: ElementAccess {
  static func frame(of element: UnsafeRawPointer) -> CGRect {
    Unmanaged<Element>.fromOpaque(element)._withUnsafeGuaranteedRef { $0.frame }
  }

  static func setFrame(_ frame: CGRect, of element: UnsafeRawPointer) {
    Unmanaged<Element>.fromOpaque(element)._withUnsafeGuaranteedRef { $0.frame = frame }
  }

  static func superIdentity(of element: UnsafeRawPointer) -> ObjectIdentifier? {
    Unmanaged<Element>.fromOpaque(element)._withUnsafeGuaranteedRef {
      $0.superElement.map { ObjectIdentifier($0) }
    }
  }

  static func direction(of element: UnsafeRawPointer) -> ReadingDirection {
    Unmanaged<Element>.fromOpaque(element)._withUnsafeGuaranteedRef { $0.readingDirection }
  }

  static func element(_ element: UnsafeRawPointer) -> any LayoutElement {
    Unmanaged<Element>.fromOpaque(element).takeUnretainedValue()
  }
}

/// An element kept alive until `release()`, which must be called exactly once.
struct HeldElement {
  private let pointer: UnsafeMutableRawPointer
  private let access: any ElementAccess.Type

  /// Takes over a strong reference.
  @inline(__always)
  init(retained pointer: UnsafeMutableRawPointer, _ access: any ElementAccess.Type) {
    self.pointer = pointer
    self.access = access
  }

  var frame: CGRect {
    @inline(__always) get { access.frame(of: pointer) }
    @inline(__always) nonmutating set { access.setFrame(newValue, of: pointer) }
  }

  var superIdentity: ObjectIdentifier? {
    @inline(__always) get { access.superIdentity(of: pointer) }
  }

  var direction: ReadingDirection { access.direction(of: pointer) }

  var identity: ObjectIdentifier { ObjectIdentifier(element) }

  var element: any LayoutElement { access.element(pointer) }

  @inline(__always)
  func release() {
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }
}
