import Foundation
import Observation

/// What shows orders.
@MainActor protocol OrdersDisplaying: AnyObject {
  var isBusy: Bool { get set }
  func show(_ orders: [Order])
}

/// What a controller shows.
@MainActor @Observable final class OrdersModel {
  private(set) var orders: [Order] = []
  @ObservationIgnored weak var display: (any OrdersDisplaying)?
  @ObservationIgnored private let service: any OrderService
  @ObservationIgnored var onChange: (@MainActor () -> Void)?

  init(service: any OrderService) { self.service = service }

  var title: String { orders.count == 1 ? "1 order" : "\(orders.count) orders" }

  func load() async {
    display?.isBusy = true
    defer { display?.isBusy = false }
    orders = (try? await service.orders()) ?? []
    display?.show(orders)
    onChange?()
  }
}
