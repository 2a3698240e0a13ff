// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: Gestures and input

func rows(_ it: UIGestureRecognizer) {
  _ = UIGestureRecognizer(target: nil, action: nil)
  it.addTarget(it, action: Selector("x"))
  it.delegate = nil
  _ = it.state
  _ = it.view
  it.isEnabled = true
  _ = it.location(in: nil)
  _ = it.numberOfTouches
  it.cancelsTouchesInView = true
  it.delaysTouchesBegan = true
  it.delaysTouchesEnded = true
  it.require(toFail: it)
}

func rows(_ it: any UIGestureRecognizerDelegate) {
  _ = it.gestureRecognizerShouldBegin(UITapGestureRecognizer())
  _ = it.gestureRecognizer(UITapGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer())
  _ = it.gestureRecognizer(UITapGestureRecognizer(), shouldReceive: UITouch(at: .zero))
}

func rows(_ it: UITapGestureRecognizer) {
  it.numberOfTapsRequired = 1
  it.numberOfTouchesRequired = 1
}

func rows(_ it: UIPanGestureRecognizer) {
  _ = it.translation(in: nil)
  it.setTranslation(.zero, in: nil)
  _ = it.velocity(in: nil)
}

func rows(_ it: UILongPressGestureRecognizer) {
  it.minimumPressDuration = 1
  it.allowableMovement = 1
}

func rows(_ it: UIResponder) {
  _ = it.next
  _ = it.becomeFirstResponder()
  _ = it.resignFirstResponder()
  _ = it.isFirstResponder
  _ = it.canBecomeFirstResponder
  it.touchesBegan([], with: nil)
  it.touchesMoved([], with: nil)
  it.touchesEnded([], with: nil)
  it.touchesCancelled([], with: nil)
  it.pressesBegan([], with: nil)
  it.motionEnded(.motionShake, with: nil)
  _ = it.canPerformAction(Selector("x"), withSender: nil)
  _ = it.keyCommands
  _ = it.inputView
  _ = it.inputAccessoryView
  it.reloadInputViews()
  _ = it.undoManager
  _ = UIResponder.keyboardWillShowNotification
  _ = UIResponder.keyboardWillHideNotification
  _ = UIResponder.keyboardWillChangeFrameNotification
  _ = UIResponder.keyboardFrameEndUserInfoKey
  _ = UIResponder.keyboardAnimationDurationUserInfoKey
  _ = UIResponder.keyboardAnimationCurveUserInfoKey
}

func rows(_ it: UITouch) {
  _ = it.location(in: nil)
  _ = it.previousLocation(in: nil)
  _ = it.tapCount
  _ = it.phase
  _ = it.view
}

func rows(_ it: UIMenu) {
  _ = UIMenu(title: "", options: .displayInline, children: [])
  _ = it.children
  _ = it.title
}

func rows(_ it: UIAction) {
  _ = UIAction(title: "") { _ in }
  it.title = ""
  it.image = nil
  it.state = .on
  it.attributes = .destructive
}

func rows(_ it: UIDragInteraction, _ delegate: any UIDragInteractionDelegate) {
  _ = UIDragInteraction(delegate: delegate)
  it.isEnabled = true
  _ = it.view
  _ = UIDragInteraction.isEnabledByDefault // on phones, too
  it.allowsSimultaneousRecognitionDuringLift = true // kept
}

func rows(_ it: any UIDragInteractionDelegate, _ interaction: UIDragInteraction, _ session: any UIDragSession, _ item: UIDragItem, _ preview: UITargetedDragPreview) {
  _ = it.dragInteraction(interaction, itemsForBeginning: session)
  _ = it.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: .zero) // another finger in the view that adds nothing cancels the drag
  _ = it.dragInteraction(interaction, previewForLifting: item, session: session)
  it.dragInteraction(interaction, sessionWillBegin: session)
  it.dragInteraction(interaction, sessionDidMove: session)
  _ = it.dragInteraction(interaction, sessionAllowsMoveOperation: session)
  it.dragInteraction(interaction, session: session, willEndWith: .copy)
  it.dragInteraction(interaction, session: session, didEndWith: .copy)
  _ = it.dragInteraction(interaction, previewForCancelling: item, withDefault: preview)
}

func rows(_ it: UIDropInteraction, _ delegate: any UIDropInteractionDelegate) {
  _ = UIDropInteraction(delegate: delegate)
  _ = it.view
  it.allowsSimultaneousDropSessions = true // kept
}

func rows(_ it: any UIDropInteractionDelegate, _ interaction: UIDropInteraction, _ session: any UIDropSession, _ item: UIDragItem, _ preview: UITargetedDragPreview) {
  _ = it.dropInteraction(interaction, canHandle: session)
  it.dropInteraction(interaction, sessionDidEnter: session)
  _ = it.dropInteraction(interaction, sessionDidUpdate: session)
  it.dropInteraction(interaction, sessionDidExit: session)
  it.dropInteraction(interaction, performDrop: session)
  it.dropInteraction(interaction, concludeDrop: session)
  it.dropInteraction(interaction, sessionDidEnd: session)
  _ = it.dropInteraction(interaction, previewForDropping: item, withDefault: preview) // without it what is dropped fades where it is, in a list it goes to its row
}

func rows(_ it: UIDragItem) {
  _ = UIDragItem(itemProvider: NSItemProvider())
  _ = it.itemProvider
  it.localObject = nil
  it.previewProvider = nil
}

func rows(_ it: UITargetedDragPreview) {
  _ = UITargetedDragPreview(view: UIView(), parameters: UIDragPreviewParameters(), target: UIDragPreviewTarget(container: UIView(), center: .zero))
  _ = it.view
  _ = it.target
  _ = it.retargetedPreview(with: UIDragPreviewTarget(container: UIView(), center: .zero, transform: .identity))
}

func rows(_ it: UISpringLoadedInteraction) {
  _ = UISpringLoadedInteraction { _, _ in }
  _ = it.interactionBehavior
  _ = it.interactionEffect // without one nothing is seen of it
}

func rows(_ it: any UIDragSession) {
  _ = it.items
  it.localContext = nil
  _ = it.location(in: UIView())
  _ = it.allowsMoveOperation
  _ = it.isRestrictedToDraggingApplication // kept: nothing leaves the program
}

func rows(_ it: any UIDropSession) {
  _ = it.items
  _ = it.localDragSession
  _ = it.location(in: UIView())
  _ = it.canLoadObjects(ofClass: UIImage.self)
  _ = it.hasItemsConforming(toTypeIdentifiers: [])
  it.loadObjects(ofClass: UIImage.self) { _ in } // gives them before it returns
  // progressIndicatorStyle: nothing is waited for
}

func rows(_ it: NSItemProvider) {
  _ = NSItemProvider(object: "")
  it.registerObject(UIImage(), visibility: .all)
  it.registerObject(ofClass: UIImage.self, visibility: .all) { _ in nil } // the object is given before it returns
  it.registerDataRepresentation(forTypeIdentifier: "", visibility: .all) { _ in nil } // the data are given before it returns
  _ = it.registeredTypeIdentifiers
  _ = it.hasItemConformingToTypeIdentifier("") // knows of texts, pictures and addresses which type is of which
  _ = it.canLoadObject(ofClass: UIImage.self)
  it.loadObject(ofClass: String.self) { _, _ in } // calls before it returns
  it.loadDataRepresentation(forTypeIdentifier: "") { _, _ in } // calls before it returns
  it.suggestedName = nil
  // registerFileRepresentation: files are data here
}

func otherControls() {
  _ = UIControl.Event.self
  _ = UIControl.State.self
  _ = UIButton.ButtonType.self
  _ = UITextField.ViewMode.self
  _ = UITextField.BorderStyle.self
  _ = UIKeyboardType.self
  _ = UIKeyboardAppearance.self
  _ = UIReturnKeyType.self
  _ = UITextContentType.self
  _ = UITextAutocapitalizationType.self
  _ = UITextAutocorrectionType.self
  _ = UITextInput.self
  _ = UITextPosition.self
  _ = UITextRange.self
  _ = UIPickerViewDataSource.self
  _ = UIPickerViewDelegate.self
  _ = UISearchBarDelegate.self
  _ = UISearchTextField.self
  _ = UISearchResultsUpdating.self
  _ = UISearchControllerDelegate.self
  _ = UIGestureRecognizer.State.self
  _ = UIPinchGestureRecognizer.self
  _ = UIRotationGestureRecognizer.self
  _ = UISwipeGestureRecognizer.self
  _ = UISwipeGestureRecognizer.Direction.self
  _ = UIScreenEdgePanGestureRecognizer.self
  _ = UIHoverGestureRecognizer.self
  _ = UIEvent.self
  _ = UIPress.self
  _ = UIPressesEvent.self
  _ = UIKeyCommand.self
  _ = UIKeyModifierFlags.self
  _ = UICommand.self
  _ = UIMenuElement.self
  _ = UIDeferredMenuElement.self
  _ = UIContextMenuInteraction.self
  _ = UIContextMenuInteractionDelegate.self
  _ = UIContextMenuConfiguration.self
  _ = UIContextMenuInteractionCommitAnimating.self
  _ = UITargetedPreview.self
  _ = UIPreviewParameters.self
  _ = UIEditMenuInteraction.self
  _ = UIEditMenuInteractionDelegate.self
  _ = UIEditMenuConfiguration.self
  _ = UIImpactFeedbackGenerator.self // felt by nobody
  _ = UISelectionFeedbackGenerator.self // felt by nobody
  _ = UINotificationFeedbackGenerator.self // felt by nobody
  _ = UIPasteboard.self // of the process
  _ = UIColorWell.self
  _ = UIAccessibility.self
  _ = UIAccessibilityCustomAction.self
  _ = UIAccessibilityTraits.self
  _ = UIAccessibilityElement.self
  _ = UIInteraction.self
  // UIMenuController: deprecated for `UIEditMenuInteraction`
  // UIMenuItem: deprecated for `UIEditMenuInteraction`
  // UIPointerInteraction: there is no pointer that changes its look
  // UITextChecker: there are no dictionaries
  _ = UIDropOperation.self
  _ = UIDropProposal.self
  _ = UIDragPreview.self
  _ = UIDragPreviewParameters.self
  _ = UIDragPreviewTarget.self
  _ = UIPreviewTarget.self
  _ = UIDragAnimating.self
  _ = NSItemProviderReading.self // pictures, texts and addresses read and write themselves
  _ = NSItemProviderWriting.self // gives its data before it returns; what is given later is reported
  _ = UISpringLoadedInteractionSupporting.self
  _ = UISpringLoadedInteractionContext.self
  _ = UISpringLoadedInteractionBehavior.self
  _ = UISpringLoadedInteractionEffect.self
  // UIPasteConfiguration: a paste is an action of who has the keys
  // UICalendarView: a `UIDatePicker` in the style `.inline` is the nearest
}
