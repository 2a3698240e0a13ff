import Foundation
import Quoin

/// The steps in which the documentation builds a screen, each a tree of boxes.
enum Tour {
  static let ink = UIColor(0x1F2937)
  static let quietInk = UIColor(0x6B7280)

  static func name() -> UILabel {
    UILabel(text: "Grace Hopper", textColor: ink, font: .systemFont(ofSize: 20, weight: .semibold))
  }

  static func role() -> UILabel {
    UILabel(text: "Rear admiral, compiler builder", textColor: quietInk, font: .systemFont(ofSize: 14))
  }

  static func about() -> UILabel {
    UILabel(
      text: "The most dangerous phrase in the language is: we have always done it this way.", textColor: ink,
      font: .systemFont(ofSize: 16), numberOfLines: 0)
  }

  static func portrait() -> UIView {
    LMAnchorView(
      backgroundColor: UIColor(0x2563EB), width: 56, height: 56,
      UILabel(text: "GH", textColor: .white, font: .systemFont(ofSize: 20, weight: .bold))
    ) { $0.layer.cornerRadius = 28 }
  }

  static func button(_ title: String) -> UIView {
    LMRowView(
      margin: 10, backgroundColor: UIColor(0xDBEAFE), weight: 1,
      UILabel(
        text: title, textAlignment: .center, textColor: UIColor(0x1D4ED8),
        font: .systemFont(ofSize: 15, weight: .medium))
    ) { $0.layer.cornerRadius = 8 }
  }

  /// A column: labels below each other.
  static func column() -> LMLayoutView {
    LMColumnView(margin: 16, spacing: 4, name(), role())
  }

  /// A row with the portrait in front of the column, which takes what is left.
  static func row() -> LMLayoutView {
    LMRowView(
      margin: 16, verticalAlignment: .center, spacing: 12, portrait(),
      LMColumnView(spacing: 2, weight: 1, name(), role()))
  }

  /// The row in a column with text that wraps, and two buttons of equal width.
  static func screen() -> LMLayoutView {
    LMColumnView(
      margin: 16, spacing: 16,
      LMRowView(
        verticalAlignment: .center, spacing: 12, portrait(),
        LMColumnView(spacing: 2, weight: 1, name(), role())),
      about(),
      LMRowView(spacing: 12, button("Message"), button("Follow")))
  }

  /// The same with a badge anchored to the corner of the portrait.
  static func badge() -> LMLayoutView {
    let screen = screen()
    if let badged = screen.subviews.first?.subviews.first as? LMAnchorView {
      badged.addSubview(
        LMSpacer(width: 14, height: 14, backgroundColor: UIColor(0x22C55E), anchor: [.bottom, .trailing]) {
          $0.layer.cornerRadius = 7
          $0.layer.borderWidth = 2
          $0.layer.borderColor = UIColor.white.cgColor
        })
    }
    return screen
  }
}
