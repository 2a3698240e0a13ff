import QuoinScreens
import Synchronization
import Testing

@testable import Orders

/// What goes ends where views are, whoever lets it go.
@MainActor @Suite struct EndTests {
  @Test func aControllerEndsWithTheLastReferenceToIt() {
    let count = Counter()
    var controller: OrdersController? = OrdersController(
      model: OrdersModel(service: Warehouse([])), onGone: count.add)
    controller?.title = "Orders"
    #expect(count.value == 0)
    controller = nil
    #expect(count.value == 1)
  }

  @Test func aControllerEndsWhereAnotherThreadLetsItGo() async {
    let count = Counter()
    let kept = Kept(OrdersController(model: OrdersModel(service: Warehouse([])), onGone: count.add))
    await Task.detached { kept.letGo() }.value
    #expect(count.value == 1)
  }

  @Test func aTreeOfViewsEndsWhereAnotherThreadLetsItGo() async {
    let count = Counter()
    let kept = tree(count)
    await Task.detached { kept.letGo() }.value
    #expect(count.value == 4)
  }

  private func tree(_ count: Counter) -> Kept {
    let view = CountingView(count)
    for part in [CountingLabel(count), CountingStack(count), CountingButton(count)] as [UIView] {
      part.addGestureRecognizer(UILongPressGestureRecognizer())
      part.layer.addSublayer(CALayer())
      view.addSubview(part)
      part.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    }
    return Kept(view)
  }
}

private final class CountingView: UIView {
  private let count: Counter

  init(_ count: Counter) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit { count.add() }
}

private final class CountingLabel: UILabel {
  private let count: Counter

  init(_ count: Counter) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit { count.add() }
}

private final class CountingStack: UIStackView {
  private let count: Counter

  init(_ count: Counter) {
    self.count = count
    super.init(frame: .zero)
  }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { count.add() }
}

private final class CountingButton: UIButton {
  private let count: Counter

  init(_ count: Counter) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit { count.add() }
}

/// Counts from any thread.
private final class Counter: Sendable {
  private let count = Mutex(0)

  @Sendable func add() { count.withLock { $0 += 1 } }
  var value: Int { count.withLock { $0 } }
}

/// Lets go of what it keeps on the thread that asks for it.
private final class Kept: Sendable {
  private let object: Mutex<(any AnyObject & Sendable)?>

  init(_ object: any AnyObject & Sendable) { self.object = Mutex(object) }
  func letGo() { object.withLock { $0 = nil } }
}
