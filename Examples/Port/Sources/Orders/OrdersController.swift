import UIKit

/// A list of orders with their sum, and a button that clears it.
public final class OrdersController: UIViewController {
    private let model: OrdersModel
    private let stack = UIStackView()
    private(set) var selected: String?

    public init(orders: [Order]) {
        model = OrdersModel(orders: orders)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        #if os(iOS)
        view.backgroundColor = .systemBackground
        #else
        view.backgroundColor = .black
        #endif
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear", style: .plain, target: self, action: #selector(clear))
        stack.axis = .vertical
        view.addSubview(stack)
        model.onChange = { [weak self] in self?.reload() }
        reload()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = CGFloat(model.orders.count) * 44
        stack.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    }

    @objc func clear() {
        model.clear()
    }

    private func reload() {
        title = "\(model.total) orders"
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for order in model.orders {
            let row = OrderRow(order: order)
            row.delegate = self
            stack.addArrangedSubview(row)
        }
        view.setNeedsLayout()
    }

    var rows: [OrderRow] { stack.arrangedSubviews.compactMap { $0 as? OrderRow } }
}

extension OrdersController: OrderRowDelegate {
    func orderRowWantsMore(_ row: OrderRow) {
        guard let index = rows.firstIndex(of: row) else { return }
        model.add(to: index)
    }

    func orderRow(_ row: OrderRow, didSelect title: String) {
        selected = title
    }
}
