import UIKit

@objc protocol OrderRowDelegate: AnyObject {
    func orderRowWantsMore(_ row: OrderRow)
    @objc optional func orderRow(_ row: OrderRow, didSelect title: String)
    @objc optional func orderRowMayBeSelected(_ row: OrderRow) -> Bool
}

/// The title of an order, how many there are, and a button for one more.
final class OrderRow: UIView {
    weak var delegate: OrderRowDelegate?
    let titleLabel = UILabel()
    let badge = BadgeView()
    let moreButton = UIButton(type: .system)
    private let stack = UIStackView()

    init(order: Order) {
        super.init(frame: .zero)
        titleLabel.text = order.title
        badge.count = order.count
        moreButton.setTitle("More", for: .normal)
        moreButton.addTarget(self, action: #selector(more), for: .touchUpInside)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        stack.spacing = 12
        stack.alignment = .center
        for view in [titleLabel, badge, moreButton] { stack.addArrangedSubview(view) }
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
            heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @IBAction private func more() {
        delegate?.orderRowWantsMore(self)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard delegate?.orderRowMayBeSelected?(self) ?? true else { return }
        delegate?.orderRow?(self, didSelect: titleLabel.text ?? "")
    }
}
