import Foundation
import QuoinBoxes
import QuoinControlBoxes
import QuoinGraphics
import Testing

/// What is given to an initializer does what it does when it is set afterwards.
struct DeclaredLookTests {
  private func picture(_ view: UIView, _ width: CGFloat = 240, _ height: CGFloat = 60) throws -> Data {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.backgroundColor = .white
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    return try window.render(as: .png, options: window.outputOptions)
  }

  private func set<View: UIView>(_ view: View, _ body: (View) -> Void) -> View {
    body(view)
    return view
  }

  /// Compares a declared view with one that is set and with a plain one.
  private func compare(
    _ declared: UIView, _ later: UIView, unlike plain: UIView,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try picture(declared)
    #expect(picture == (try self.picture(later)), sourceLocation: sourceLocation)
    #expect(picture != (try self.picture(plain)), sourceLocation: sourceLocation)
    #expect(declared.intrinsicContentSize == later.intrinsicContentSize, sourceLocation: sourceLocation)
  }

  @Test func controlsLookAsDeclared() throws {
    try compare(
      UISwitch(onTintColor: .red) { $0.isOn = true },
      set(UISwitch()) { ($0.isOn, $0.onTintColor) = (true, .red) }, unlike: set(UISwitch()) { $0.isOn = true }
    )
    try compare(
      UISlider(minimumValue: 2, maximumValue: 6) { $0.value = 3 },
      set(UISlider()) { ($0.maximumValue, $0.minimumValue, $0.value) = (6, 2, 3) }, unlike: UISlider())
    try compare(
      UIProgressView(progressTintColor: .red, trackTintColor: .green) { $0.progress = 0.5 },
      set(UIProgressView()) {
        ($0.progressTintColor, $0.trackTintColor, $0.progress) = (.red, .green, 0.5)
      }, unlike: set(UIProgressView()) { $0.progress = 0.5 })
    try compare(
      UIDatePicker(datePickerMode: .date), set(UIDatePicker()) { $0.datePickerMode = .date },
      unlike: UIDatePicker())
    try compare(
      UIDatePicker(preferredDatePickerStyle: .wheels),
      set(UIDatePicker()) { $0.preferredDatePickerStyle = .wheels }, unlike: UIDatePicker())
    try compare(
      UISegmentedControl(items: ["One", "Two"], tintColor: .red),
      set(UISegmentedControl(items: ["One", "Two"])) { $0.tintColor = .red }, unlike: UISegmentedControl())
    try compare(
      UIPageControl(pageIndicatorTintColor: .red, currentPageIndicatorTintColor: .blue) {
        $0.numberOfPages = 3
      },
      set(UIPageControl()) {
        ($0.numberOfPages, $0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (3, .red, .blue)
      }, unlike: set(UIPageControl()) { $0.numberOfPages = 3 })
    try compare(
      UIActivityIndicatorView(style: .large, color: .red) { $0.startAnimating() },
      set(UIActivityIndicatorView(style: .large)) {
        $0.color = .red
        $0.startAnimating()
      }, unlike: set(UIActivityIndicatorView()) { $0.startAnimating() })
    try compare(
      UIButton(type: .system, title: "One", tintColor: .red),
      set(UIButton(type: .system)) {
        $0.setTitle("One", for: .normal)
        $0.tintColor = .red
      }, unlike: UIButton(type: .system, title: "One"))
  }

  @Test func textsLookAsDeclared() throws {
    try compare(
      UITextField(
        placeholder: "One", textAlignment: .right, font: .systemFont(ofSize: 9), borderStyle: .line),
      set(UITextField()) {
        ($0.placeholder, $0.textAlignment, $0.borderStyle) = ("One", .right, .line)
        $0.font = .systemFont(ofSize: 9)
      }, unlike: set(UITextField()) { $0.placeholder = "One" })
    try compare(
      UITextField(isSecureTextEntry: true) { $0.text = "One" },
      set(UITextField()) { ($0.text, $0.isSecureTextEntry) = ("One", true) },
      unlike: set(UITextField()) { $0.text = "One" })
    try compare(
      UITextView(textAlignment: .right, textColor: .red, font: .systemFont(ofSize: 9)) { $0.text = "One" },
      set(UITextView()) {
        ($0.text, $0.textAlignment, $0.textColor, $0.font) = ("One", .right, .red, .systemFont(ofSize: 9))
      }, unlike: set(UITextView()) { $0.text = "One" })
  }

  @Test func cellsLookAsDeclared() throws {
    try compare(
      UITableViewCell(style: .value1, text: "One", detailText: "Two", accessoryType: .checkmark),
      set(UITableViewCell(style: .value1, reuseIdentifier: nil)) {
        $0.textLabel?.text = "One"
        $0.detailTextLabel?.text = "Two"
        $0.accessoryType = .checkmark
      }, unlike: UITableViewCell(style: .value1, text: "One", detailText: "Two"))
    try compare(
      UITableViewCell(
        style: .subtitle, text: "One", secondaryText: "Two", accessoryType: .disclosureIndicator),
      set(UITableViewCell(style: .subtitle, reuseIdentifier: nil)) {
        var content = $0.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("One", "Two")
        $0.contentConfiguration = content
        $0.accessoryType = .disclosureIndicator
      }, unlike: UITableViewCell(style: .subtitle))
    try compare(
      UITableViewHeaderFooterView(text: "One", secondaryText: "Two"),
      set(UITableViewHeaderFooterView(reuseIdentifier: nil)) {
        var content = $0.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("One", "Two")
        $0.contentConfiguration = content
      }, unlike: UITableViewHeaderFooterView(text: "One"))
  }

  @Test func whatFollowsFromAPropertyFollows() {
    let menu = UIMenu(children: [UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in }])
    let button = UIButton(
      configuration: .plain(), menu: menu, showsMenuAsPrimaryAction: true,
      changesSelectionAsPrimaryAction: true)
    #expect(button.isContextMenuInteractionEnabled)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Small")
    #expect(UISlider(minimumValue: 2, maximumValue: 5).value == 2)
    #expect(UIStepper(minimumValue: 200, maximumValue: 500).value == 200)
    let below = UIStepper(minimumValue: -20, maximumValue: -10)
    #expect(below.minimumValue == -20 && below.maximumValue == -10 && below.value == -10)
    let view = UITextView(isEditable: false)
    #expect(
      view.canBecomeFirstResponder
        && !UITextView(isEditable: false, isSelectable: false).canBecomeFirstResponder)
  }
}
