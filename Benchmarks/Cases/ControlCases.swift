import CQuoinGraphics
import Foundation
import HandDrawn
import Quoin

/// A phone screen of 60 views with controls at three pixels a point, with other words each time, beside the same drawn by
/// hand.
var controlCases: BenchmarkGroup {
  BenchmarkGroup("controls") {
    let hand = HandScreen()
    let screen = ControlScreen()
    var number = 0
    let pixels = (
      Int32(HandScreenData.size.width * HandScreenData.scale),
      Int32(HandScreenData.size.height * HandScreenData.scale)
    )
    return [
      Benchmark(
        "controls/a phone screen of 60 views", limit: 1.5,
        .init("by hand") {
          number += 1
          let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels.0, pixels.1)
          hand.draw(HandScreenData(number), on: surface)
          cairo_surface_destroy(surface)
        },
        .init("layout and drawing") {
          number += 1
          screen.show(HandScreenData(number))
          keep(try screen.window.renderedImage())
        })
    ]
  }
}

/// The screen as views, each where the one drawn by hand has it.
final class ControlScreen {
  let window = UIWindow(
    frame: CGRect(x: 0, y: 0, width: HandScreenData.size.width, height: HandScreenData.size.height))
  private let heading = UILabel(frame: CGRect(x: 20, y: 16, width: 353, height: 41))
  private let field = UITextField(frame: CGRect(x: 20, y: 106, width: 353, height: 34))
  private var rows: [(title: UILabel, note: UILabel, control: UIView)] = []

  init() {
    window.traitOverrides = UITraitCollection(displayScale: HandScreenData.scale)
    window.backgroundColor = .systemGroupedBackground
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    window.addSubview(heading)
    let segments = UISegmentedControl(items: HandScreenData.segments)
    segments.frame = CGRect(x: 20, y: 64, width: 353, height: 32)
    segments.selectedSegmentIndex = 0
    window.addSubview(segments)
    field.borderStyle = .roundedRect
    window.addSubview(field)
    addRows()
    addFoot()
  }

  private func addRows() {
    let (top, height) = (HandScreenData.rowsTop, HandScreenData.rowHeight)
    let data = HandScreenData(0)
    let group = UIView(frame: CGRect(x: 16, y: top, width: 361, height: height * Double(data.rows.count)))
    group.backgroundColor = .secondarySystemGroupedBackground
    group.layer.cornerRadius = 10
    window.addSubview(group)
    for (index, row) in data.rows.enumerated() {
      let y = height * Double(index)
      let line = UIView(frame: CGRect(x: 16, y: y + height - 1 / 3, width: 345, height: 1 / 3))
      line.backgroundColor = .separator
      let title = UILabel(frame: CGRect(x: 16, y: y + 3, width: 180, height: 20))
      title.font = .systemFont(ofSize: 16)
      let note = UILabel(frame: CGRect(x: 16, y: y + 24, width: 180, height: 16))
      note.font = .systemFont(ofSize: 12)
      note.textColor = .secondaryLabel
      let control = Self.control(for: row.control)
      let size = CGSize(width: control is UISwitch ? 51 : 150, height: control.sizeThatFits(.zero).height)
      control.frame = CGRect(
        x: 345 - size.width, y: y + (height - size.height) / 2, width: size.width, height: size.height)
      for view in [line, title, note, control] as [UIView] { group.addSubview(view) }
      rows.append((title, note, control))
    }
  }

  private static func control(for control: HandScreenData.Control) -> UIView {
    switch control {
    case .toggle: return UISwitch()
    case .slider: return UISlider()
    case .progress: return UIProgressView(progressViewStyle: .default)
    case .value:
      let label = UILabel()
      label.text = "0 MB"
      label.font = .systemFont(ofSize: 16)
      label.textColor = .secondaryLabel
      label.textAlignment = .right
      return label
    }
  }

  private func addFoot() {
    for (index, title) in ["Cancel", "Save"].enumerated() {
      var configuration: UIButton.Configuration = index == 0 ? .gray() : .filled()
      configuration.title = title
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 16 + 184.5 * Double(index), y: 676, width: 176.5, height: 50)
      window.addSubview(button)
    }
    let pages = UIPageControl(frame: CGRect(x: 96.5, y: 736, width: 200, height: 26))
    pages.numberOfPages = 4
    pages.pageIndicatorTintColor = .black.withAlphaComponent(0.3)
    pages.currentPageIndicatorTintColor = .black
    window.addSubview(pages)
    let bar = UITabBar(frame: CGRect(x: 0, y: 769, width: 393, height: 83))
    let images = ["house", "magnifyingglass", "books.vertical", "gearshape"]
    bar.items = zip(HandScreenData.tabs, images).map { title, image in
      UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    }
    bar.selectedItem = bar.items?.last
    window.addSubview(bar)
  }

  func show(_ data: HandScreenData) {
    heading.text = data.heading
    field.placeholder = data.placeholder
    for (row, views) in zip(data.rows, rows) {
      views.title.text = row.title
      views.note.text = row.note
      switch (row.control, views.control) {
      case (.toggle(let isOn), let control as UISwitch): control.isOn = isOn
      case (.slider(let share), let control as UISlider): control.value = Float(share)
      case (.progress(let share), let control as UIProgressView): control.progress = Float(share)
      case (.value(let text), let control as UILabel): control.text = text
      default: break
      }
    }
  }
}
