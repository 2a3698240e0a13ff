import QuartzCore
import UIKit

/// A number on a coloured ground, as wide as it needs.
@IBDesignable
final class BadgeView: UIView {
    @IBInspectable var inset: CGFloat = 8 { didSet { setNeedsLayout() } }
    private let label = UILabel()

    var count = 0 {
        didSet {
            label.text = "\(count)"
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = #colorLiteral(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
        label.textColor = .white
        label.font = .boldSystemFont(ofSize: 13)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        let size = label.intrinsicContentSize
        return CGSize(width: max(size.width + 2 * inset, 24), height: 24)
    }
}

// In UIKit methods may be overridden in extensions, too.
extension BadgeView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let size = label.intrinsicContentSize
        label.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }
}
