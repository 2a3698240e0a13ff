import Foundation
import QuoinGraphics
import Testing

@Suite("Values that objects keep of others")
struct AssociatedValueTests {
  private final class Owner {}
  private final class Kept {}

  nonisolated(unsafe) private static var first: UInt8 = 0
  nonisolated(unsafe) private static var second: UInt8 = 0

  @Test("A value is found by its object and its key alone, until another or none is set")
  func finding() {
    let (owner, other) = (Owner(), Owner())
    objc_setAssociatedObject(owner, &Self.first, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner as Owner? as Any, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.first) as? String == "a")
    #expect(objc_getAssociatedObject(owner, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &Self.first) == nil)
    objc_setAssociatedObject(owner, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.first) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.second) == nil)
  }

  @Test(
    "An assigned object is not kept, others are, and go when many others have been kept after their owner")
  func keeping() {
    let owner = Owner()
    var kept: Kept? = Kept()
    objc_setAssociatedObject(owner, &Self.first, kept, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.first) as? Kept === kept)
    kept = nil
    #expect(objc_getAssociatedObject(owner, &Self.first) == nil)

    weak var watched: Kept?
    do {
      let (brief, value) = (Owner(), Kept())
      objc_setAssociatedObject(brief, &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
      watched = value
    }
    let many = (0..<5000).map { _ in Owner() }
    for one in many { objc_setAssociatedObject(one, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(watched == nil)
    for one in many { objc_removeAssociatedObjects(one) }
  }

  @Test("What is no object keeps nothing")
  func values() {
    objc_setAssociatedObject(1, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(1, &Self.first) == nil)
  }
}
