import Foundation
import QuoinBlocks
import Synchronization
import Testing

/// What is misused is reported to one handler.
@Suite struct MisuseTests {
  @Test func `a task's handler hears of misuse instead of the process's`() async {
    await #expect(processExitsWith: .success) {
      let heard = Mutex<[String]>([])
      nonisolated(unsafe) let pointer = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
      pointer.initialize(to: [])
      BlockMisuse.handler = { pointer.pointee.append($0.description) }
      let scheme = LayoutScheme(blocks: [])
      scheme.apply(snapshot: LayoutSnapshot(childSnapshots: [CGRect.zero]))
      BlockMisuse.withTaskHandler({ misuse in heard.withLock { $0.append(misuse.description) } }) {
        scheme.apply(snapshot: LayoutSnapshot(childSnapshots: [CGRect.zero]))
      }
      precondition(pointer.pointee.count == 1 && heard.withLock { $0 } == pointer.pointee)
      precondition(pointer.pointee[0].hasPrefix("A snapshot of other blocks cannot be applied"))
      BlockMisuse.handler = BlockMisuse.standard
    }
  }

  #if DEBUG
    @Test func `the standard handler stops debug builds`() async {
      await #expect(processExitsWith: .failure) {
        LayoutScheme(blocks: []).apply(snapshot: LayoutSnapshot(childSnapshots: [CGRect.zero]))
      }
    }
  #endif

  @Test func `each sentence names what is misused`() {
    let reports = expectMisuse(4) {
      _ = LayoutGuide<CALayer>().add(CALayer.self)
      CALayer().add(layoutGuide: LayoutGuide<CAShapeLayer>())
      _ = AutolayoutViewController().loadLayout()
      _ = Own().plan()
    }.map(\.description)
    #expect(reports.count == 4 && reports[0].hasPrefix("LayoutGuide<CALayer> has no owner"))
    #expect(reports[1].contains("cannot belong to") && reports[2].hasPrefix("loadLayout() of"))
    #expect(reports[3].hasPrefix("A plan cannot hold a block"))
  }

  @Test func `guides that arrange themselves are refused`() {
    let (outer, inner) = (StackLayoutGuide<UIView>(frame: .zero), StackLayoutGuide<UIView>(frame: .zero))
    outer.addArranged(inner)
    let reports = expectMisuse(2) {
      outer.addArranged(outer)
      inner.addArranged(outer)
    }.map(\.description)
    #expect(reports.allSatisfy { $0.hasSuffix("cannot arrange itself, or a guide that arranges it") })
    outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(outer.arrangedItems.count == 1 && inner.arrangedItems.isEmpty)
  }

  /// A block of one's own that does nothing.
  private struct Own: LayoutBlockProtocol {
    var isActive: Bool { true }
    var currentSnapshot: LayoutSnapshotProtocol { CGRect.zero }
    var currentRect: CGRect { .zero }
    func layout(in sourceRect: CGRect) {}
    func snapshot(for sourceRect: CGRect) -> LayoutSnapshotProtocol { CGRect.zero }
    func snapshot(for sourceRect: CGRect, completedRects: inout [ObjectIdentifier: CGRect])
      -> LayoutSnapshotProtocol
    {
      CGRect.zero
    }
    func apply(snapshot: LayoutSnapshotProtocol) {}
  }
}
