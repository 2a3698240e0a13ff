import Foundation
import Quoin

/// A white page at two pixels a point, with shortcuts for what the pictures are made of.
final class Page: UIView {
  convenience init(width: CGFloat, height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    backgroundColor = .white
    traitOverrides = UITraitCollection(displayScale: 2)
  }

  func panel(width: CGFloat, height: CGFloat, color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = color
    addSubview(view)
    return view
  }

  func dot(_ color: UIColor) -> UIView {
    let view = panel(width: 7, height: 7, color: color)
    view.layer.cornerRadius = 3.5
    return view
  }

  func label(_ text: String, font: UIFont) -> UILabel {
    let label = Self.makeLabel(text, font: font, color: UIColor(0x1F2937))
    addSubview(label)
    return label
  }

  static func makeLabel(_ text: String, font: UIFont, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.sizeToFit()
    return label
  }
}
