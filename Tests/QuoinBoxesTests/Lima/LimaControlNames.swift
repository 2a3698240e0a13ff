import Foundation
import QuoinBoxes
import QuoinControlBoxes
import QuoinGraphics

/// Whether a view has the layout properties that the uses below give, those of later callbacks included.
private func isLaidOut(_ view: UIView) -> Bool {
  view.width == 1 && view.height == 9 && view.weight == 3 && view.anchor == .top
}

/// Calls a control's action and tells whether it was the one given.
private func calls(_ flag: Flag, _ control: UIControl) -> Bool {
  control.sendActions(for: .primaryActionTriggered)
  return flag.isSet
}

private final class Flag {
  private(set) var isSet = false
  var action: UIAction { UIAction { [unowned self] _ in isSet = true } }
}

extension LimaNameTests {
  static let controls: [String: Use] = [
    "UIButton(type:primaryAction:title:image:tintColor:)": {
      let (flag, image) = (Flag(), UIImage(systemName: "plus"))
      let current = UIButton(
        type: .custom, primaryAction: flag.action, tintColor: .red, width: 1, height: 2, weight: 3,
        anchor: .top
      ) { $0.height = 9 }
      let classic = UIButton(
        type: .system, title: "One", image: image, tintColor: .red, weight: 3, anchor: .top, with: nil)
      return isLaidOut(current) && calls(flag, current) && current.buttonType == .custom
        && classic.currentTitle == "One" && classic.currentImage === image && classic.tintColor == .red
        && classic.weight == 3 && UIButton(type: .system).buttonType == .system
    },
    "UIButton(configuration:primaryAction:menu:showsMenuAsPrimaryAction:changesSelectionAsPrimaryAction:preferredBehavioralStyle:tintColor:)":
      {
        let flag = Flag()
        let button = UIButton(
          configuration: .filled(), primaryAction: flag.action, menu: UIMenu(children: []),
          showsMenuAsPrimaryAction: true, changesSelectionAsPrimaryAction: true,
          preferredBehavioralStyle: .mac, tintColor: .red,
          width: 1, height: 2, weight: 3, anchor: .top
        ) { $0.height = 9 }
        let plain = UIButton(configuration: .plain())
        return isLaidOut(button) && button.menu != nil && button.showsMenuAsPrimaryAction
          && button.changesSelectionAsPrimaryAction && button.preferredBehavioralStyle == .mac
          && button.tintColor == .red && plain.tintColor != .red
          && button.configuration != nil && calls(flag, button) && !plain.showsMenuAsPrimaryAction
          && UIButton(configuration: .plain(), width: 1, with: nil).menu == nil
      },
    "UITextField(primaryAction:placeholder:textAlignment:textColor:font:borderStyle:keyboardType:returnKeyType:autocorrectionType:autocapitalizationType:textContentType:isSecureTextEntry:)":
      {
        let flag = Flag()
        let field = UITextField(
          primaryAction: flag.action, placeholder: "Name", textAlignment: .right, textColor: .red,
          font: .systemFont(ofSize: 9), borderStyle: .line, keyboardType: .numberPad, returnKeyType: .go,
          autocorrectionType: .no, autocapitalizationType: .words, textContentType: .name,
          isSecureTextEntry: true, width: 1, height: 2, weight: 3, anchor: .top
        ) { $0.height = 9 }
        let classic = UITextField(placeholder: "One", borderStyle: .roundedRect, with: nil)
        return isLaidOut(field) && calls(flag, field) && field.placeholder == "Name"
          && field.textAlignment == .right
          && field.textColor == .red && field.font?.pointSize == 9 && field.borderStyle == .line
          && field.keyboardType == .numberPad && field.returnKeyType == .go && field.autocorrectionType == .no
          && field.autocapitalizationType == .words && field.textContentType == .name
          && field.isSecureTextEntry
          && classic.placeholder == "One" && classic.borderStyle == .roundedRect
          && classic.autocapitalizationType == .sentences && classic.font == UITextField(frame: .zero).font
      },
    "UITextView(textContainer:isEditable:isSelectable:textAlignment:textColor:font:)": {
      let container = NSTextContainer()
      let view = UITextView(
        textContainer: container, isEditable: false, isSelectable: false, textAlignment: .right,
        textColor: .red,
        font: .systemFont(ofSize: 9), width: 1, height: 2, weight: 3, anchor: .top
      ) { $0.height = 9 }
      let plain = UITextView(textAlignment: .center, with: nil)
      return isLaidOut(view) && view.textContainer === container && !view.isEditable && !view.isSelectable
        && view.textAlignment == .right && view.textColor == .red && view.font?.pointSize == 9
        && plain.isEditable && plain.isSelectable && plain.textAlignment == .center
    },
    "UIDatePicker(primaryAction:datePickerMode:preferredDatePickerStyle:tintColor:)": {
      let flag = Flag()
      let picker = UIDatePicker(
        primaryAction: flag.action, datePickerMode: .time, preferredDatePickerStyle: .wheels, tintColor: .red,
        width: 1, height: 2, weight: 3, anchor: .top
      ) { $0.height = 9 }
      let classic = UIDatePicker(datePickerMode: .date, height: 4, with: nil)
      return isLaidOut(picker) && calls(flag, picker) && picker.datePickerMode == .time
        && picker.preferredDatePickerStyle == .wheels && picker.tintColor == .red
        && classic.datePickerMode == .date && classic.height == 4
        && UIDatePicker().datePickerMode == .dateAndTime
    },
    "UISwitch(primaryAction:tintColor:onTintColor:)": {
      let flag = Flag()
      let view = UISwitch(
        primaryAction: flag.action, tintColor: .red, onTintColor: .blue, width: 1, height: 2, weight: 3,
        anchor: .top
      ) { $0.height = 9 }
      let classic = UISwitch(onTintColor: .green, with: nil)
      return isLaidOut(view) && calls(flag, view) && view.tintColor == .red && view.onTintColor == .blue
        && classic.onTintColor == .green
    },
    "UISegmentedControl(items:primaryAction:tintColor:)": {
      let flag = Flag()
      let control = UISegmentedControl(
        items: ["One", "Two"], primaryAction: flag.action, tintColor: .red, width: 1, height: 2, weight: 3,
        anchor: .top
      ) { $0.height = 9 }
      let earlier = UISegmentedControl(primaryAction: nil, tintColor: .red, with: nil)
      return isLaidOut(control) && calls(flag, control) && control.titleForSegment(at: 1) == "Two"
        && control.tintColor == .red && earlier.numberOfSegments == 0
        && UISegmentedControl(tintColor: .red).tintColor == .red
    },
    "UISlider(primaryAction:minimumValue:maximumValue:isContinuous:preferredBehavioralStyle:)": {
      let flag = Flag()
      let slider = UISlider(
        primaryAction: flag.action, minimumValue: 2, maximumValue: 5, isContinuous: false,
        preferredBehavioralStyle: .pad, width: 1, height: 2, weight: 3, anchor: .top
      ) { $0.height = 9 }
      let classic = UISlider(maximumValue: 3, with: nil)
      return isLaidOut(slider) && calls(flag, slider) && slider.minimumValue == 2 && slider.maximumValue == 5
        && !slider.isContinuous && slider.preferredBehavioralStyle == .pad && classic.isContinuous
        && classic.minimumValue == 0 && classic.maximumValue == 3
    },
    "UIStepper(primaryAction:minimumValue:maximumValue:stepValue:)": {
      let flag = Flag()
      let stepper = UIStepper(
        primaryAction: flag.action, minimumValue: 200, maximumValue: 500, stepValue: 5, width: 1, height: 2,
        weight: 3, anchor: .top
      ) { $0.height = 9 }
      let classic = UIStepper(stepValue: 2, with: nil)
      return isLaidOut(stepper) && calls(flag, stepper) && stepper.minimumValue == 200
        && stepper.maximumValue == 500 && stepper.stepValue == 5 && classic.minimumValue == 0
        && classic.maximumValue == 100 && classic.stepValue == 2
    },
    "UIPageControl(primaryAction:hidesForSinglePage:pageIndicatorTintColor:currentPageIndicatorTintColor:backgroundStyle:allowsContinuousInteraction:preferredIndicatorImage:)":
      {
        let (flag, image) = (Flag(), UIImage(systemName: "plus"))
        let control = UIPageControl(
          primaryAction: flag.action, hidesForSinglePage: true, pageIndicatorTintColor: .red,
          currentPageIndicatorTintColor: .blue, backgroundStyle: .prominent,
          allowsContinuousInteraction: false,
          preferredIndicatorImage: image, width: 1, height: 2, weight: 3, anchor: .top
        ) { $0.height = 9 }
        let classic = UIPageControl(pageIndicatorTintColor: .green, with: nil)
        return isLaidOut(control) && calls(flag, control) && control.hidesForSinglePage
          && control.pageIndicatorTintColor == .red && control.currentPageIndicatorTintColor == .blue
          && control.backgroundStyle == .prominent && !control.allowsContinuousInteraction
          && control.preferredIndicatorImage === image && classic.pageIndicatorTintColor == .green
          && classic.allowsContinuousInteraction && !classic.hidesForSinglePage
      },
    "UIActivityIndicatorView(style:color:)": {
      let view = UIActivityIndicatorView(
        style: .large, color: .red, width: 1, height: 2, weight: 3, anchor: .top
      ) { $0.height = 9 }
      let classic = UIActivityIndicatorView(color: .green, with: nil)
      let none: UIActivityIndicatorView.Style? = nil
      return isLaidOut(view) && view.style == .large && view.color == .red && classic.style == .medium
        && classic.color == .green && UIActivityIndicatorView(style: none).style == .medium
    },
    "UIProgressView(progressTintColor:trackTintColor:)": {
      let view = UIProgressView(
        progressTintColor: .red, trackTintColor: .blue, width: 1, height: 2, weight: 3, anchor: .top
      ) { $0.height = 9 }
      let classic = UIProgressView(trackTintColor: .green, with: nil)
      return isLaidOut(view) && view.progressTintColor == .red && view.trackTintColor == .blue
        && classic.trackTintColor == .green && classic.progressTintColor == nil
    },
    "UIControl.on(_:invoke:)": {
      let (slider, stepper) = (UISlider(), UIStepper())
      var (calls, value) = (0, 0.0)
      slider.on(.valueChanged) { calls += 1 }
      stepper.on(.primaryActionTriggered) { (sender: UIStepper) in value = sender.value }
      stepper.value = 3
      slider.sendActions(for: .valueChanged)
      stepper.sendActions(for: .primaryActionTriggered)
      return calls == 1 && value == 3
    },
    "UIBarButtonItem(image:actionHandler:)": {
      let image = UIImage(systemName: "plus")
      let (plain, own) = (
        UIBarButtonItem(image: image) {}, UIBarButtonItem(image: image) { (_: UIBarButtonItem) in }
      )
      return plain.image === image && own.image === image && plain.target === plain && own.style == .plain
    },
    "UIBarButtonItem(title:actionHandler:)": {
      let (plain, own) = (
        UIBarButtonItem(title: "One") {}, UIBarButtonItem(title: "Two") { (_: UIBarButtonItem) in }
      )
      return plain.title == "One" && own.title == "Two" && own.target === own && plain.style == .plain
    },
    "UIBarButtonItem(barButtonSystemItem:actionHandler:)": {
      let plain = UIBarButtonItem(barButtonSystemItem: .add) {}
      let own = UIBarButtonItem(barButtonSystemItem: .trash) { (_: UIBarButtonItem) in }
      return plain.systemItem == .add && own.systemItem == .trash && plain.target === plain
    },
  ]

  static let lists: [String: Use] = [
    "LMTableViewCell": {
      let content = UIView()
      let cell = LMTableViewCell(accessoryType: .checkmark, selectionStyle: .none, content) { $0.weight = 2 }
      let other = LMTableViewCell(content, with: nil)
      cell.setContent(UIView(), ignoreMargins: true)
      return cell.accessoryType == .checkmark && cell.selectionStyle == .none && cell.weight == 2
        && cell.content() !== content && cell.content().superview === cell.contentView
        && other.content() === content && other.selectionStyle == .blue && other.accessoryType == .none
        && other.reuseIdentifier == nil && other.detailTextLabel == nil
    },
    "LMTableViewHeaderFooterView": {
      let content = UIView()
      let view = LMTableViewHeaderFooterView(content) { $0.weight = 2 }
      let other = LMTableViewHeaderFooterView(with: nil)
      other.setContent(UIView(), ignoreMargins: true)
      return view.content() === content && view.weight == 2 && other.content() != nil
    },
    "LMTableViewCell { }, LMTableViewHeaderFooterView { }": {
      var told: [Bool] = []
      let cell = LMTableViewCell(
        accessoryType: .checkmark, selectionStyle: .none, with: { told.append($0.content == nil) }
      ) { UILabel(text: "Sound") }
      let head = LMTableViewHeaderFooterView(with: { told.append($0.content == nil) }) {
        LMRowView {
          UILabel(text: "Custom")
          LMSpacer()
        }
      }
      var byCallback: UIView?
      let other = LMTableViewCell { byCallback = $0 }
      return told == [true, true] && cell.content is UILabel && cell.accessoryType == .checkmark
        && cell.selectionStyle == .none && head.content?.subviews.count == 2 && byCallback === other
    },
    "LMCollectionViewCell": {
      let cell = LMCollectionViewCell(frame: .zero)
      let content = UIView()
      cell.content = content
      let isThere = cell.content() === content
      cell.setContent(nil, ignoreMargins: false)
      return isThere && cell.content == nil
    },
    "UITableView(style:allowsSelection:)": {
      let table = UITableView(
        style: .grouped, allowsSelection: false, width: 1, height: 2, weight: 3, anchor: .top
      ) { $0.height = 9 }
      return isLaidOut(table) && table.style == .grouped && !table.allowsSelection
        && UITableView(allowsSelection: true, with: nil).style == .plain
    },
    "UITableViewCell(style:text:detailText:accessoryType:selectionStyle:)": {
      let cell = UITableViewCell(
        style: .value1, text: "One", detailText: "Two", accessoryType: .checkmark, selectionStyle: .none
      ) { $0.weight = 2 }
      let plain = UITableViewCell(style: .default, text: "One", with: nil)
      return cell.textLabel?.text == "One" && cell.detailTextLabel?.text == "Two" && cell.weight == 2
        && cell.accessoryType == .checkmark && cell.selectionStyle == .none && plain.selectionStyle == .blue
        && plain.textLabel?.text == "One" && UITableViewCell(style: .default).contentConfiguration == nil
    },
    "UITableViewCell(style:text:secondaryText:image:accessoryType:selectionStyle:)": {
      let image = UIImage(systemName: "plus")
      let cell = UITableViewCell(
        style: .subtitle, text: "One", secondaryText: "Two", image: image, accessoryType: .checkmark,
        selectionStyle: .none
      ) { $0.weight = 2 }
      let content = cell.contentConfiguration as? UIListContentConfiguration
      let other = UITableViewCell(style: .default, text: "One", image: image, with: nil)
      return content?.text == "One" && content?.secondaryText == "Two" && content?.image === image
        && cell.accessoryType == .checkmark && cell.selectionStyle == .none && cell.weight == 2
        && (other.contentConfiguration as? UIListContentConfiguration)?.image === image
        && other.selectionStyle == .blue
        && (UITableViewCell(text: "a").contentConfiguration as? UIListContentConfiguration)?.text == "a"
    },
    "UITableViewHeaderFooterView(text:detailText:)": {
      let view = UITableViewHeaderFooterView(text: "One", detailText: "Two") { $0.weight = 2 }
      let plain = UITableViewHeaderFooterView(text: "One", with: nil)
      return view.textLabel?.text == "One" && view.detailTextLabel?.text == "Two" && view.weight == 2
        && plain.textLabel?.text == "One" && plain.contentConfiguration == nil
    },
    "UITableViewHeaderFooterView(text:secondaryText:)": {
      let view = UITableViewHeaderFooterView(text: "One", secondaryText: "Two") { $0.weight = 2 }
      let content = view.contentConfiguration as? UIListContentConfiguration
      let other = UITableViewHeaderFooterView(secondaryText: "Two", with: nil)
      return content?.text == "One" && content?.secondaryText == "Two" && view.weight == 2
        && (other.contentConfiguration as? UIListContentConfiguration)?.text == nil
    },
    "UICollectionView(collectionViewLayout:)": {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(
        collectionViewLayout: layout, width: 1, height: 2, weight: 3, anchor: .top
      ) { $0.height = 9 }
      let other = UICollectionView(collectionViewLayout: UICollectionViewFlowLayout(), with: nil)
      return isLaidOut(view) && view.collectionViewLayout === layout && view.backgroundColor == .white
        && other.width.isNaN
    },
    "UICollectionViewFlowLayout(scrollDirection:itemSize:minimumInteritemSpacing:minimumLineSpacing:)": {
      let layout = UICollectionViewFlowLayout(
        scrollDirection: .horizontal, itemSize: CGSize(width: 3, height: 4), minimumInteritemSpacing: 5,
        minimumLineSpacing: 6
      ) { $0.sectionInset.top = 7 }
      let other = UICollectionViewFlowLayout(minimumLineSpacing: 2, with: nil)
      return layout.scrollDirection == .horizontal && layout.itemSize == CGSize(width: 3, height: 4)
        && layout.minimumInteritemSpacing == 5 && layout.minimumLineSpacing == 6
        && layout.sectionInset.top == 7
        && other.scrollDirection == .vertical && other.itemSize == .zero && other.minimumInteritemSpacing == 0
        && other.minimumLineSpacing == 2 && UICollectionViewFlowLayout().itemSize.width == 50
    },
  ]
}
