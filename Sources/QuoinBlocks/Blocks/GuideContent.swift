import Foundation
import QuoinGraphics

/// A guide that gives others frames by a block.
protocol PlacingGuide: PlacingElement {
  /// What it would lay out if it got a frame, as far as the package knows.
  var content: GuideContent? { get }
}

/// What a guide lays out, and where.
struct GuideContent {
  let block: any LayoutBlockProtocol
  let room: GuideRoom
}

/// The room in which a guide lays out, by its frame.
enum GuideRoom: Sendable {
  /// The frame less insets.
  case inset(UIEdgeInsets)
  /// A size of its own, moved by an offset.
  case scrolled(CGPoint, CGSize)

  /// The room in the coordinates that the frame is in.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .inset(let insets):
      let inside = Inset(insets).constrained(
        sourceRect: CGRect(origin: .zero, size: frame.size), by: .zero)
      return CGRect(
        x: frame.origin.x + inside.origin.x, y: frame.origin.y + inside.origin.y, width: inside.size.width,
        height: inside.size.height)
    case .scrolled(let offset, let size):
      return CGRect(
        x: frame.origin.x - offset.x, y: frame.origin.y - offset.y, width: size.width, height: size.height)
    }
  }
}

extension PlacingGuide {
  /// Adds the frames that others get when the guide gets one.
  func complete(_ completedRects: inout [ObjectIdentifier: CGRect], placedAt frame: CGRect) {
    guard let content else { return }
    _ = content.block.snapshot(for: content.room.rect(in: frame), completedRects: &completedRects)
  }

  /// What the guide lays out, for a plan.
  var captured: CapturedContent? {
    guard let content, let block = content.block as? any SnapshotValueBlock else { return nil }
    return CapturedContent(part: block.plan().root, room: content.room)
  }
}

/// What a guide in a plan lays out.
struct CapturedContent: Sendable {
  let part: LayoutPlan.Part
  let room: GuideRoom

  func complete(_ completedRects: inout [ObjectIdentifier: CGRect], placedAt frame: CGRect) {
    _ = part.snapshot(for: room.rect(in: frame), &completedRects)
  }
}
