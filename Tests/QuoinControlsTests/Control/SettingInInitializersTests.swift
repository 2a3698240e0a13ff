import Foundation
import QuoinControls
import Testing

// Initializers as apps write them, in extensions of UIKit's classes.

extension UITableViewHeaderFooterView {
  fileprivate convenience init(titled title: String) {
    self.init(reuseIdentifier: nil)
    var content = defaultContentConfiguration()
    content.text = title
    contentConfiguration = content
  }
}

extension UITableViewCell {
  fileprivate convenience init(marked mark: AccessoryType) {
    self.init(style: .default, reuseIdentifier: nil)
    accessoryType = mark
  }
}

extension UIScrollView {
  fileprivate convenience init(content: CGSize) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    contentSize = content
  }
}

extension UITextField {
  fileprivate convenience init(beside view: UIView) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    (leftView, leftViewMode) = (view, .always)
  }
}

extension UIWindow {
  fileprivate convenience init(showing controller: UIViewController) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    rootViewController = controller
  }
}

extension UITableView {
  fileprivate convenience init(of source: any UITableViewDataSource) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    (dataSource, rowHeight) = (source, 50)
  }
}

extension UITextView {
  fileprivate convenience init(telling delegate: any UITextViewDelegate) {
    self.init(frame: .zero)
    self.delegate = delegate
  }
}

extension UIPickerView {
  fileprivate convenience init(of source: any UIPickerViewDataSource & UIPickerViewDelegate) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    layoutIfNeeded()
    (dataSource, delegate) = (source, source)
  }
}

extension UIButton {
  fileprivate convenience init(choosing titles: [String]) {
    self.init(configuration: .tinted(), primaryAction: nil)
    menu = UIMenu(children: titles.map { UIAction(title: $0) { _ in } })
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
  }
}

extension UIStepper {
  fileprivate convenience init(to most: Double) {
    self.init()
    maximumValue = most
    value = 500
  }
}

extension CALayer {
  fileprivate convenience init(masked mask: CALayer) {
    self.init()
    self.mask = mask
  }
}

/// What is set in an initializer counts as it does anywhere else.
@Suite struct SettingInInitializersTests {
  @Test func configurationsOfHeadsAndCellsAreShown() {
    let head = UITableViewHeaderFooterView(titled: "Buttons")
    let content = (head.contentView.subviews.first as? UIListContentView)?.configuration
    #expect((content as? UIListContentConfiguration)?.text == "Buttons")
    let cell = UITableViewCell(marked: .checkmark)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width < 320)
  }

  @Test func sizesAndInsetsOfScrollViewsCount() {
    let view = UIScrollView(content: CGSize(width: 100, height: 300))
    #expect(view.adjustedContentInset.top == 8 && view.contentOffset.y == -8)
    view.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
    #expect(view.contentOffset.y == 120)
  }

  @Test func viewsAndControllersAreTakenIn() {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let field = UITextField(beside: icon)
    field.layoutIfNeeded()
    #expect(icon.superview === field)
    let controller = UIViewController()
    let window = UIWindow(showing: controller)
    #expect(controller.view.superview === window)
    let mask = CALayer()
    #expect(CALayer(masked: mask).mask === mask)
  }

  @Test func sourcesAndDelegatesAreAsked() {
    let source = Source()
    let table = UITableView(of: source)
    #expect(
      table.numberOfRows(inSection: 0) == 3 && table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 50)
    let picker = UIPickerView(of: source)
    #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
    let text = UITextView(telling: source)
    #expect(text.delegate === source && (text as UIScrollView).scrollDelegateOfTest === source)
  }

  @Test func aMenusFirstChoiceIsTheTitle() {
    let button = UIButton(choosing: ["One", "Two"])
    #expect(button.intrinsicContentSize.width > 40)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "One")
  }

  @Test func boundsOfValuesHold() {
    #expect(UIStepper(to: 1000).value == 500 && UIStepper(to: 10).value == 10)
  }
}

extension UIScrollView {
  fileprivate var scrollDelegateOfTest: (any UIScrollViewDelegate)? { scrollDelegate }
}

private final class Source: NSObject, UITableViewDataSource, UIPickerViewDataSource, UIPickerViewDelegate,
  UITextViewDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}
