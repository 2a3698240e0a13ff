import BlocksExampleScheme
import Foundation
import QuoinBlocks
import QuoinGraphics
import QuoinViews

/// A profile screen of views, laid out by a scheme from snapshots that were taken once for each orientation.
final class ProfileScreen: UIView {
  private let cover = UIView(frame: .zero)
  private let avatar = UILabel(frame: .zero)
  private let name = UILabel(frame: .zero)
  private let handle = UILabel(frame: .zero)
  private let biography = UILabel(frame: .zero)
  private let button = UILabel(frame: .zero)
  private let figures = StackLayoutGuide<UIView>()
  private let gallery = StackLayoutGuide<UIView>()
  private let scheme: LayoutScheme
  private var portraitSnapshot: LayoutSnapshot?
  private var landscapeSnapshot: LayoutSnapshot?

  override init(frame: CGRect) {
    scheme = ProfileParts<UIView, UILabel, StackLayoutGuide<UIView>>(
      cover: cover, avatar: avatar, name: name, handle: handle, biography: biography, figures: figures,
      gallery: gallery, button: button
    ).scheme(
      ProfileMetrics(
        margin: CGSize(width: 24, height: 24), gap: 16, avatar: CGSize(width: 112, height: 112),
        nameHeight: 34, handleHeight: 22, figuresHeight: 48, buttonHeight: 50, wideRatio: 1))
    super.init(frame: frame)
    backgroundColor = .white
    fill()
    for view in [cover, avatar, name, handle, biography, button] { addSubview(view) }
    figures.add(to: self)
    gallery.add(to: self)
    gallery.scheme.spacing = .equal(12)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes both snapshots away from the thread that has the views.
  func prepare(portrait: CGSize, landscape: CGSize) async {
    let plan = scheme.plan()
    async let upright = plan.snapshot(for: CGRect(origin: .zero, size: portrait))
    async let wide = plan.snapshot(for: CGRect(origin: .zero, size: landscape))
    (portraitSnapshot, landscapeSnapshot) = (await upright, await wide)
  }

  override func layoutSubviews() {
    if bounds.height >= bounds.width, let snapshot = portraitSnapshot {
      scheme.apply(snapshot: snapshot)
    } else if bounds.width > bounds.height, let snapshot = landscapeSnapshot {
      scheme.apply(snapshot: snapshot)
    } else {
      scheme.layout()
    }
  }

  private func fill() {
    let ink = UIColor(red: 0.10, green: 0.13, blue: 0.20, alpha: 1)
    let accent = UIColor(red: 0.16, green: 0.42, blue: 0.62, alpha: 1)
    cover.backgroundColor = UIColor(red: 0.85, green: 0.91, blue: 0.94, alpha: 1)
    avatar.text = "AM"
    avatar.font = .systemFont(ofSize: 40, weight: .semibold)
    avatar.textColor = .white
    avatar.textAlignment = .center
    avatar.backgroundColor = accent
    avatar.layer.cornerRadius = 56
    avatar.layer.masksToBounds = true
    name.text = "Ada Marlowe"
    name.font = .systemFont(ofSize: 28, weight: .bold)
    name.textColor = ink
    handle.text = "@stonework"
    handle.font = .systemFont(ofSize: 16)
    handle.textColor = .gray
    biography.text = "Builds arches, draws them, and lays out the page they are printed on."
    biography.font = .systemFont(ofSize: 17)
    biography.textColor = ink
    biography.numberOfLines = 0
    button.text = "Follow"
    button.font = .systemFont(ofSize: 17, weight: .semibold)
    button.textAlignment = .center
    button.textColor = .white
    button.backgroundColor = accent
    button.layer.cornerRadius = 12
    button.layer.masksToBounds = true
    for text in ["128\nposts", "4,096\nreaders", "64\nfollowing"] {
      let figure = UILabel(frame: .zero)
      figure.text = text
      figure.numberOfLines = 2
      figure.textAlignment = .center
      figure.font = .systemFont(ofSize: 15, weight: .medium)
      figure.textColor = ink
      figures.addArranged(element: .uiView(figure))
    }
    for shade in [0.55, 0.70, 0.82] {
      let tile = UIView(frame: .zero)
      tile.backgroundColor = UIColor(red: shade * 0.8, green: shade * 0.95, blue: shade, alpha: 1)
      tile.layer.cornerRadius = 10
      gallery.addArranged(element: .uiView(tile))
    }
  }
}
