#if !canImport(ObjectiveC)
  import CSwiftRuntime
#endif

/// An element that is not kept alive.
///
/// It does what `weak` does, at less cost. The first weak reference to an object moves the object's counts away from it
/// for good, and from then on each use of it, anyone's, visits two places in memory: among thousands of elements that is
/// most of the time of a layout. An unowned reference leaves the counts where they are;
/// what it costs is that the object's own memory stays taken until the reference goes, too.
struct ElementReference {
  #if canImport(ObjectiveC)
    private weak var object: AnyObject?
  #else
    private unowned let object: AnyObject
  #endif
  private let access: any ElementAccess.Type

  init(_ element: any LayoutElement) {
    object = element
    access = Self.access(to: element)
  }

  private static func access<Element: LayoutElement>(to element: Element) -> any ElementAccess.Type {
    TypedAccess<Element>.self
  }

  /// The element, if it still lives, to be released.
  @inline(__always)
  func hold() -> HeldElement? {
    #if canImport(ObjectiveC)
      guard let object else { return nil }
      return HeldElement(retained: Unmanaged.passRetained(object).toOpaque(), access)
    #else
      // An unowned reference is the object's address; following it in Swift would end the process if it were gone.
      let address = unsafeBitCast(self, to: (UnsafeMutableRawPointer, any ElementAccess.Type).self).0
      guard let pointer = swift_tryRetain(address) else { return nil }
      return HeldElement(retained: pointer, access)
    #endif
  }

  /// The element, if it still lives.
  var element: (any LayoutElement)? {
    guard let held = hold() else { return nil }
    defer { held.release() }
    return held.element
  }
}
