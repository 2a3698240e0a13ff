import Foundation

// What libraries ask Objective-C's runtime for when they put a method of their own in the place of one of UIKit's. No class here has
// methods that are looked up by name, and all of it says so.

/// A method as Objective-C's runtime keeps it, of which there is none here.
public typealias Method = OpaquePointer
/// What such a method does.
public typealias IMP = OpaquePointer

/// The method of objects that a selector names: none, for no class here has methods that are looked up by name.
public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// The method of a class itself that a selector names: none.
public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// What the method does that a selector names: nothing that is known.
public nonisolated func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Adds a method to a class: it does not.
///
/// - Returns: Whether it was added; no.
@discardableResult
public nonisolated func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Puts another method in the place of one: it does not.
///
/// - Returns: What the method did before; nothing.
@discardableResult
public nonisolated func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// What a method does; nobody has one to ask of.
public nonisolated func method_getImplementation(_ m: Method) -> IMP { m }
/// The types of a method's arguments; nobody has one to ask of.
public nonisolated func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Changes what a method does; nobody has one to change.
///
/// - Returns: What it did before.
@discardableResult
public nonisolated func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Exchanges what two methods do; nobody has two.
public nonisolated func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// What a method would do that calls a block; it keeps the block.
public nonisolated func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

extension ProcessInfo {
  /// Whether an app for iPads runs on a Mac; it does not.
  public nonisolated var isMacCatalystApp: Bool { false }
  /// Whether an app for iPhones runs on a Mac as it is; it does not.
  public nonisolated var isiOSAppOnMac: Bool { false }
}
