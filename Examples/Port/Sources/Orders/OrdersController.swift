import UIKit

/// A list of orders with their sum, and a button that clears it.
public final class OrdersController: UIViewController {
    private let model: OrdersModel
    private let scrollView = UIScrollView()
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
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        constrain()
        model.onChange = { [weak self] in self?.reload() }
        reload()
    }

    private func constrain() {
        for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
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
