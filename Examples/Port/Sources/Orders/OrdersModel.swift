import Foundation

/// What the screen shows, and what can be done with it.
final class OrdersModel {
    private(set) var orders: [Order]
    var onChange: (() -> Void)?

    init(orders: [Order]) {
        self.orders = orders
    }

    var total: Int { orders.reduce(0) { $0 + $1.count } }

    func add(to index: Int) {
        orders[index].count += 1
        onChange?()
    }

    func clear() {
        orders = []
        onChange?()
    }
}
