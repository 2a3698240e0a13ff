import Dispatch
import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews
import Testing

/// Snapshots on other threads while this one reads frames; run under the thread sanitizer to see that nothing races.
@Suite struct BackgroundSnapshotTests {
  func screen() -> (UIView, LayoutScheme) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let logo = UIView()
    let title = UILabel()
    title.text = "A title that is long enough for two lines"
    title.numberOfLines = 0
    for subview in [logo, title] { view.addSubview(subview) }
    let scheme = LayoutScheme(blocks: [
      logo.layoutBlock(with: Layout(x: .center(), y: .top(20), width: .fixed(80), height: .fixed(80))),
      title.layoutBlock(
        with: Layout(x: .center(), y: .top(5), width: .scaled(1), height: .scaled(1)),
        constraints: [
          logo.layoutConstraint(for: [.bottom(.limit(on: .outer))]),
          title.adjustLayoutConstraint(for: [.height()]),
        ]),
    ])
    return (view, scheme)
  }

  @Test func `a plan is computed elsewhere with nothing unsafe`() async {
    let (view, scheme) = screen()
    let bounds = view.bounds
    let plan = scheme.plan()
    let task = Task.detached { plan.snapshot(for: bounds) }
    let snapshot = await task.value
    #expect(snapshot == scheme.snapshot(for: bounds))
    scheme.apply(snapshot: snapshot)
    #expect(scheme.currentSnapshot == snapshot)
  }

  @Test func `a snapshot is taken on other queues while this thread reads frames`() {
    let (view, scheme) = screen()
    let bounds = view.bounds
    // The promise to the compiler: other threads only read the views while the snapshot is taken.
    nonisolated(unsafe) let layoutScheme = scheme
    let group = DispatchGroup()
    let results = Results()
    for width in 0..<16 {
      DispatchQueue.global(qos: .background).async(group: group) {
        let room = bounds.insetBy(dx: CGFloat(width), dy: 0)
        results.add(layoutScheme.snapshot(for: room))
      }
    }
    var sum: CGFloat = 0
    for _ in 0..<1_000 {
      for subview in view.subviews { sum += subview.frame.maxY + subview.bounds.width }
    }
    group.wait()
    #expect(sum == 0, "no element is changed by a snapshot")
    #expect(results.all.count == 16)
    scheme.layout(in: bounds)
    #expect(results.all.contains(scheme.currentSnapshot))
  }

  @Test func `cached snapshots lay out portrait and landscape`() {
    let (view, scheme) = screen()
    let portrait = scheme.snapshot(for: CGRect(x: 0, y: 0, width: 320, height: 480))
    let landscape = scheme.snapshot(for: CGRect(x: 0, y: 0, width: 480, height: 320))
    for (size, snapshot) in [
      (CGSize(width: 320, height: 480), portrait), (CGSize(width: 480, height: 320), landscape),
    ] {
      view.frame.size = size
      scheme.apply(snapshot: snapshot)
      let applied = view.subviews.map(\.frame)
      scheme.layout()
      #expect(view.subviews.map(\.frame) == applied)
    }
    #expect(portrait != landscape)
  }

  private final class Results: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var snapshots: [LayoutSnapshot] = []

    func add(_ snapshot: LayoutSnapshot) {
      lock.withLock { snapshots.append(snapshot) }
    }

    var all: [LayoutSnapshot] { lock.withLock { snapshots } }
  }
}
