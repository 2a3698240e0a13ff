import Foundation
import Testing

@testable import QuoinViews

@Suite("Frames that are set of transformed views")
struct ExactFrameTests {
  private static let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  @Test(
    "Of what is scaled or turned by quarters they come back bit by bit",
    arguments: [
      quarter, CGAffineTransform(rotationAngle: -.pi / 2), CGAffineTransform(rotationAngle: .pi),
      CGAffineTransform(scaleX: 1.5, y: 1.5), CGAffineTransform(scaleX: -3, y: 0.7),
      quarter.scaledBy(x: 1.5, y: 3),
    ])
  func exact(transform: CGAffineTransform) {
    let view = UIView()
    view.transform = transform
    let frame = CGRect(x: 100, y: 225, width: 100, height: 50)
    view.frame = frame
    #expect(view.frame == frame)
  }

  @Test("The size beneath is what the transform makes the frame of")
  func sizes() {
    let view = UIView()
    view.transform = Self.quarter
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 50, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 50, height: 100))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds.size == CGSize(width: 50, height: 100))
  }
}
