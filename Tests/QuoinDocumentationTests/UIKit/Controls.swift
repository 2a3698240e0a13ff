// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: Controls

func rows(_ it: UIControl) {
  it.addTarget(it, action: Selector("x"), for: .touchUpInside)
  it.removeTarget(nil, action: nil, for: .allEvents)
  it.addAction(UIAction { _ in }, for: .touchUpInside)
  it.removeAction(UIAction { _ in }, for: .touchUpInside)
  it.sendActions(for: .touchUpInside)
  it.isEnabled = true
  it.isSelected = true
  it.isHighlighted = true
  _ = it.state
  it.contentHorizontalAlignment = .center
  it.contentVerticalAlignment = .center
  _ = it.isTracking
  _ = it.beginTracking(UITouch(at: .zero), with: nil)
  _ = it.continueTracking(UITouch(at: .zero), with: nil)
  it.endTracking(nil, with: nil)
  it.cancelTracking(with: nil)
  _ = it.allTargets
  it.showsMenuAsPrimaryAction = true
}

func rows(_ it: UIButton) {
  _ = UIButton(type: .system)
  _ = UIButton(configuration: .filled(), primaryAction: nil)
  it.setTitle("", for: .normal)
  it.setTitleColor(.red, for: .normal)
  it.setAttributedTitle(nil, for: .normal)
  it.setImage(nil, for: .normal)
  it.setBackgroundImage(nil, for: .normal)
  it.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
  _ = it.titleLabel
  _ = it.imageView
  _ = it.currentTitle
  _ = it.currentImage
  _ = it.title(for: .normal)
  _ = it.image(for: .normal)
  it.contentEdgeInsets = .zero
  it.titleEdgeInsets = .zero
  it.imageEdgeInsets = .zero
  it.configuration = .plain()
  it.configurationUpdateHandler = nil
  it.setNeedsUpdateConfiguration()
  it.updateConfiguration()
  it.menu = nil
  it.adjustsImageWhenHighlighted = true
  _ = it.titleRect(forContentRect: .zero)
  _ = it.imageRect(forContentRect: .zero)
  it.isSpringLoaded = true // not of segments, tabs, items of bars and alerts
}

func rows(_ it: inout UIButton.Configuration) {
  _ = UIButton.Configuration.plain()
  _ = UIButton.Configuration.filled()
  _ = UIButton.Configuration.tinted()
  _ = UIButton.Configuration.gray()
  it.title = ""
  it.subtitle = ""
  it.attributedTitle = nil
  it.image = nil
  it.imagePlacement = .leading
  it.imagePadding = 1
  it.titlePadding = 1
  it.contentInsets = .zero
  it.cornerStyle = .capsule
  it.baseForegroundColor = nil
  it.baseBackgroundColor = nil
  it.background.cornerRadius = 1
  it.buttonSize = .small
  it.showsActivityIndicator = true
  it.titleAlignment = .center
  it.titleTextAttributesTransformer = nil
}

func rows(_ it: UITextField) {
  it.text = ""
  it.attributedText = nil
  it.placeholder = ""
  it.attributedPlaceholder = nil
  it.font = nil
  it.textColor = nil
  it.textAlignment = .center
  it.borderStyle = .roundedRect
  it.delegate = nil
  it.clearButtonMode = .always
  it.clearsOnBeginEditing = true
  it.leftView = nil
  it.leftViewMode = .always
  it.rightView = nil
  it.rightViewMode = .always
  it.isSecureTextEntry = true
  it.keyboardType = .emailAddress
  it.keyboardAppearance = .dark
  it.returnKeyType = .done
  it.autocapitalizationType = .none
  it.autocorrectionType = .no
  it.spellCheckingType = .no
  it.smartQuotesType = .no
  it.textContentType = .password
  it.enablesReturnKeyAutomatically = true
  it.inputView = nil
  it.inputAccessoryView = nil
  it.adjustsFontSizeToFitWidth = true
  it.minimumFontSize = 1
  _ = it.isEditing
  _ = it.textRect(forBounds: .zero)
  _ = it.editingRect(forBounds: .zero)
  _ = it.placeholderRect(forBounds: .zero)
  _ = it.leftViewRect(forBounds: .zero)
  _ = it.rightViewRect(forBounds: .zero)
  _ = it.clearButtonRect(forBounds: .zero)
  _ = it.caretRect(for: it.endOfDocument)
  it.selectedTextRange = nil
  it.defaultTextAttributes = [:]
  it.typingAttributes = nil
  _ = UITextField.textDidChangeNotification
}

func rows(_ it: any UITextFieldDelegate) {
  _ = it.textFieldShouldReturn(UITextField())
  _ = it.textField(UITextField(), shouldChangeCharactersIn: NSRange(), replacementString: "")
  _ = it.textFieldShouldBeginEditing(UITextField())
  it.textFieldDidBeginEditing(UITextField())
  it.textFieldDidEndEditing(UITextField())
  _ = it.textFieldShouldClear(UITextField())
}

func rows(_ it: UITextView) {
  it.text = ""
  it.attributedText = nil
  it.font = nil
  it.textColor = nil
  it.textAlignment = .center
  it.isEditable = true
  it.isSelectable = true
  it.textContainerInset = .zero
  _ = it.textContainer
  it.linkTextAttributes = [:]
  it.dataDetectorTypes = []
  it.selectedRange = NSRange()
  it.selectedTextRange = nil
  it.typingAttributes = [:]
  it.scrollRangeToVisible(NSRange())
  it.insertText("")
  it.delegate = nil
  // textStorage: its text is `attributedText`
  // layoutManager: where letters stand is asked of `UITextInput`
}

func rows(_ it: any UITextViewDelegate) {
  it.textViewDidChange(UITextView())
  it.textViewDidBeginEditing(UITextView())
  it.textViewDidEndEditing(UITextView())
  it.textViewDidChangeSelection(UITextView())
  _ = it.textView(UITextView(), shouldChangeTextIn: NSRange(), replacementText: "")
}

func rows(_ it: UISwitch) {
  it.isOn = true
  it.setOn(true, animated: true)
  it.onTintColor = nil
  it.thumbTintColor = nil
}

func rows(_ it: UISlider) {
  it.value = 1
  it.setValue(1, animated: true)
  it.minimumValue = 1
  it.maximumValue = 1
  it.minimumTrackTintColor = nil
  it.maximumTrackTintColor = nil
  it.thumbTintColor = nil
  it.setThumbImage(nil, for: .normal)
  it.isContinuous = true
  _ = it.trackRect(forBounds: .zero)
  _ = it.thumbRect(forBounds: .zero, trackRect: .zero, value: 1)
}

func rows(_ it: UISegmentedControl) {
  _ = UISegmentedControl(items: [])
  it.selectedSegmentIndex = 0
  it.insertSegment(withTitle: "", at: 0, animated: true)
  it.removeAllSegments()
  it.setTitle("", forSegmentAt: 0)
  it.setTitleTextAttributes(nil, for: .normal)
  it.selectedSegmentTintColor = nil
  _ = it.numberOfSegments
}

func rows(_ it: UIStepper) {
  it.value = 1
  it.stepValue = 1
  it.minimumValue = 1
  it.maximumValue = 1
}

func rows(_ it: UIPageControl) {
  it.numberOfPages = 1
  it.currentPage = 0
  it.pageIndicatorTintColor = nil
  it.currentPageIndicatorTintColor = nil
  it.hidesForSinglePage = true
}

func rows(_ it: UIActivityIndicatorView) {
  _ = UIActivityIndicatorView(style: .medium)
  it.startAnimating()
  it.stopAnimating()
  _ = it.isAnimating
  it.hidesWhenStopped = true
  it.color = .red
}

func rows(_ it: UIProgressView) {
  _ = UIProgressView(progressViewStyle: .default)
  it.progress = 1
  it.setProgress(1, animated: true)
  it.progressTintColor = nil
  it.trackTintColor = nil
  it.observedProgress = nil
}

func rows(_ it: UIRefreshControl) {
  it.beginRefreshing()
  it.endRefreshing()
  _ = it.isRefreshing
  it.attributedTitle = nil
}

func rows(_ it: UIDatePicker) {
  it.date = Date()
  it.setDate(Date(), animated: true)
  it.datePickerMode = .date
  it.preferredDatePickerStyle = .wheels
  it.minimumDate = nil
  it.maximumDate = nil
  it.minuteInterval = 1
  it.locale = nil
}

func rows(_ it: UIPickerView) {
  it.dataSource = nil
  it.delegate = nil
  it.reloadAllComponents()
  it.selectRow(0, inComponent: 0, animated: true)
  _ = it.selectedRow(inComponent: 0)
}

func rows(_ it: UISearchBar) {
  it.text = ""
  it.placeholder = ""
  it.delegate = nil
  it.searchBarStyle = .minimal
  it.showsCancelButton = true
  it.setShowsCancelButton(true, animated: true)
  it.scopeButtonTitles = nil
  it.selectedScopeButtonIndex = 0
  _ = it.searchTextField
  it.barTintColor = nil
}

func rows(_ it: UISearchController) {
  _ = UISearchController(searchResultsController: nil)
  _ = it.searchBar
  it.searchResultsUpdater = nil
  it.delegate = nil
  it.obscuresBackgroundDuringPresentation = true
  it.hidesNavigationBarDuringPresentation = true
  it.isActive = true
}
