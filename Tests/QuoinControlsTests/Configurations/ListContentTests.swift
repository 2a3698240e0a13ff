import Foundation
import QuoinGraphics
import Testing

@testable import QuoinControls

@Suite("Content of lists")
struct ListContentTests {
  @Test("Texts beside symbols stand below each other, whatever the symbols")
  func symbols() {
    let starts = ["doc", "tray", "star", "person.2", "folder"].map { name -> CGFloat in
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = UIImage(systemName: name)
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      view.layoutIfNeeded()
      return view.textLabel.frame.minX
    }
    #expect(Set(starts).count == 1, "\(starts)")
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "doc")
    content.imageProperties.reservedLayoutSize.width = 60
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    #expect(view.textLabel.frame.minX == (starts.first ?? 0) + 36)
  }

  /// Where the parts of a cell stand, in points of it.
  private func parts(
    _ content: UIListContentConfiguration, width: CGFloat = 320, _ change: (UITableViewCell) -> Void
  ) -> (text: CGRect, secondary: CGRect, mark: CGRect) {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.contentConfiguration = content
    change(cell)
    cell.frame = CGRect(
      x: 0, y: 0, width: width, height: cell.sizeThatFits(CGSize(width: width, height: 0)).height)
    cell.layoutIfNeeded()
    guard let list = cell.configuredView as? UIListContentView else { return (.null, .null, .null) }
    return (
      list.convert(list.textLabel.frame, to: cell), list.convert(list.secondaryTextLabel.frame, to: cell),
      (cell.shownAccessoryView ?? cell.accessoryMarks.first)?.frame ?? .null
    )
  }

  @Test("A value ends 8 points before what stands beside it, unless it is set to keep more")
  func beside() {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Sound", "On")
    #expect(parts(content) { _ in }.secondary.maxX == 304)
    let marked = parts(content) { $0.accessoryType = .disclosureIndicator }
    #expect(marked.secondary.maxX == marked.mark.minX - 8 && marked.text.minX == 16)
    let late = parts(content) { cell in
      cell.frame.size.width = 320
      cell.layoutIfNeeded()
      cell.accessoryType = .disclosureIndicator
      cell.placement.sideMargin = 20
    }
    #expect(late.secondary.maxX == late.mark.minX - 8 && late.text.minX == 20)
    content.directionalLayoutMargins.trailing = 30
    let own = parts(content) { $0.accessoryType = .disclosureIndicator }
    #expect(own.secondary.maxX == own.mark.minX - 8 - 30)
  }

  @Test("A title stays on its line beside a wide view that leaves room for it")
  func wideAccessory() {
    var content = UIListContentConfiguration.cell()
    content.text = "Theme"
    let wide = parts(content) { $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 32)) }
    #expect(wide.text.height < 30 && wide.text.maxX == wide.mark.minX - 8)
  }

  @Test("Texts of cells with an image view begin at one place, and without indent where there is no picture")
  func ownImages() {
    let starts = ["doc", "tray", "star", "person.2", "folder"].map { name -> CGFloat in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.imageView?.image = UIImage(systemName: name)
      cell.layoutIfNeeded()
      #expect(cell.textInset == cell.textLabel?.frame.minX)
      return cell.textLabel?.frame.minX ?? 0
    }
    #expect(Set(starts).count == 1, "\(starts)")
    for image in [nil, UIImage()] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.imageView?.image = image
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.minX == 16 && cell.textInset == 16)
    }
  }
}
