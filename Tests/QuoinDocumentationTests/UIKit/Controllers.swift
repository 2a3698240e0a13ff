// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: Controllers and bars

func rows(_ it: UIViewController, with coordinator: any UIViewControllerTransitionCoordinator) {
  _ = UIViewController(nibName: nil, bundle: nil) // a name of a nib is told
  it.view = UIView()
  it.loadView()
  it.loadViewIfNeeded()
  _ = it.isViewLoaded
  it.viewDidLoad()
  it.viewWillAppear(true)
  it.viewIsAppearing(true)
  it.viewDidAppear(true)
  it.viewWillDisappear(true)
  it.viewDidDisappear(true)
  it.viewWillLayoutSubviews()
  it.viewDidLayoutSubviews()
  it.viewSafeAreaInsetsDidChange()
  it.viewWillTransition(to: .zero, with: coordinator)
  _ = it.transitionCoordinator // nothing where nothing is animated; under a finger changes go along from when it lets go
  it.traitCollectionDidChange(nil)
  it.updateViewConstraints()
  it.didReceiveMemoryWarning() // nothing calls it
  it.title = ""
  _ = it.navigationItem
  _ = it.navigationController
  _ = it.tabBarController
  it.tabBarItem = UITabBarItem()
  _ = it.splitViewController
  it.toolbarItems = nil
  it.hidesBottomBarWhenPushed = true
  _ = it.parent
  _ = it.children
  it.addChild(it)
  it.removeFromParent()
  it.willMove(toParent: nil)
  it.didMove(toParent: nil)
  it.beginAppearanceTransition(true, animated: true)
  it.endAppearanceTransition()
  it.present(it, animated: true)
  it.dismiss(animated: true)
  _ = it.presentedViewController
  _ = it.presentingViewController
  it.modalPresentationStyle = .pageSheet
  it.modalTransitionStyle = .crossDissolve
  it.isModalInPresentation = true
  it.definesPresentationContext = true
  it.transitioningDelegate = nil
  _ = it.presentationController
  _ = it.popoverPresentationController
  _ = it.sheetPresentationController
  it.preferredContentSize = .zero
  it.additionalSafeAreaInsets = .zero
  it.edgesForExtendedLayout = []
  it.extendedLayoutIncludesOpaqueBars = true
  _ = it.preferredStatusBarStyle
  _ = it.prefersStatusBarHidden
  _ = it.childForStatusBarStyle
  _ = it.childForHomeIndicatorAutoHidden // kept for code that overrides it
  _ = it.childForScreenEdgesDeferringSystemGestures // kept for code that overrides it
  _ = it.shouldAutomaticallyForwardAppearanceMethods
  it.setNeedsStatusBarAppearanceUpdate()
  it.modalPresentationCapturesStatusBarAppearance = true
  _ = it.shouldAutorotate
  _ = it.supportedInterfaceOrientations
  _ = it.preferredInterfaceOrientationForPresentation
  it.isEditing = true
  it.setEditing(true, animated: true)
  _ = it.editButtonItem
  it.show(it, sender: nil)
  it.showDetailViewController(it, sender: nil)
  it.overrideUserInterfaceStyle = .dark
  it.setOverrideTraitCollection(nil, forChild: it)
  it.setContentScrollView(nil)
  it.contentUnavailableConfiguration = nil
  it.setNeedsUpdateContentUnavailableConfiguration()
  it.updateContentUnavailableConfiguration(using: it.contentUnavailableConfigurationState)
  it.performSegue(withIdentifier: "", sender: nil) // there are no storyboards: it is told
  it.prepare(for: UIStoryboardSegue(identifier: nil, source: it, destination: it), sender: nil)
  _ = it.storyboard
  // extensionContext: there are no extensions
}

func rows(_ it: UINavigationController) {
  _ = UINavigationController(rootViewController: UIViewController())
  it.pushViewController(it, animated: true)
  it.popViewController(animated: true)
  it.popToRootViewController(animated: true)
  it.popToViewController(it, animated: true)
  it.viewControllers = []
  it.setViewControllers([], animated: true)
  _ = it.topViewController
  _ = it.visibleViewController
  _ = it.navigationBar
  it.setNavigationBarHidden(true, animated: true)
  it.isNavigationBarHidden = true
  _ = it.toolbar
  it.setToolbarHidden(true, animated: true)
  _ = it.interactivePopGestureRecognizer
  it.delegate = nil
  it.hidesBarsOnSwipe = true // kept
}

func rows(_ it: UINavigationItem) {
  it.title = ""
  it.titleView = nil
  it.prompt = nil
  it.leftBarButtonItem = nil
  it.leftBarButtonItems = nil
  it.rightBarButtonItem = nil
  it.rightBarButtonItems = nil
  it.setRightBarButton(nil, animated: true)
  it.setRightBarButtonItems(nil, animated: true)
  it.backBarButtonItem = nil
  it.backButtonTitle = ""
  it.backButtonDisplayMode = .minimal
  it.hidesBackButton = true
  it.setHidesBackButton(true, animated: true)
  it.largeTitleDisplayMode = .never
  it.searchController = nil
  it.hidesSearchBarWhenScrolling = true
  it.standardAppearance = nil
  it.scrollEdgeAppearance = nil
  it.compactScrollEdgeAppearance = nil
  it.leftItemsSupplementBackButton = true
}

func rows(_ it: UINavigationBar) {
  it.barTintColor = nil
  it.barStyle = .black
  it.isTranslucent = true
  it.prefersLargeTitles = true
  it.titleTextAttributes = nil
  it.largeTitleTextAttributes = nil
  it.shadowImage = nil
  it.setBackgroundImage(nil, for: .default)
  it.standardAppearance = UINavigationBarAppearance()
  it.scrollEdgeAppearance = nil
  it.compactAppearance = nil
  it.compactScrollEdgeAppearance = nil
  _ = it.topItem
  _ = it.backItem
  _ = UINavigationBar.appearance()
}

func rows(_ it: UINavigationBarAppearance) {
  it.configureWithOpaqueBackground()
  it.configureWithTransparentBackground()
  it.configureWithDefaultBackground()
  it.backgroundColor = nil
  it.backgroundEffect = nil
  it.shadowColor = nil
  it.titleTextAttributes = [:]
  it.largeTitleTextAttributes = [:]
  it.buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  it.setBackIndicatorImage(nil, transitionMaskImage: nil)
}

func rows(_ it: UIBarButtonItem) {
  _ = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
  _ = UIBarButtonItem(image: nil, style: .done, target: nil, action: nil)
  _ = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
  _ = UIBarButtonItem(customView: UIView())
  _ = UIBarButtonItem(systemItem: .add)
  _ = UIBarButtonItem.flexibleSpace()
  _ = UIBarButtonItem.fixedSpace(1)
  it.title = ""
  it.image = nil
  it.isEnabled = true
  it.tintColor = nil
  it.target = nil
  it.action = nil
  it.primaryAction = nil
  it.menu = nil
  it.customView = nil
  it.width = 1
  it.setTitleTextAttributes(nil, for: .normal)
}

func rows(_ it: UITabBarController) {
  it.viewControllers = nil
  it.setViewControllers(nil, animated: true)
  it.selectedIndex = 0
  it.selectedViewController = nil
  _ = it.tabBar
  it.delegate = nil
}

func rows(_ it: UITabBarItem) {
  _ = UITabBarItem(title: nil, image: nil, tag: 0)
  _ = UITabBarItem(title: nil, image: nil, selectedImage: nil)
  it.badgeValue = nil
  it.selectedImage = nil
}

func rows(_ it: UISplitViewController) {
  _ = UISplitViewController(style: .doubleColumn)
  it.preferredDisplayMode = .oneBesideSecondary
  _ = it.displayMode
  _ = it.isCollapsed
  it.setViewController(nil, for: .primary)
  _ = it.viewController(for: .primary)
  it.show(.primary)
  it.hide(.primary)
  it.delegate = nil
  it.preferredPrimaryColumnWidthFraction = 1
}

func rows(_ it: UIPageViewController) {
  _ = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  it.setViewControllers(nil, direction: .forward, animated: true)
  it.dataSource = nil
  it.delegate = nil
  _ = it.viewControllers
}

func rows(_ it: UIAlertController) {
  _ = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  it.addAction(UIAlertAction(title: nil, style: .default))
  it.addTextField()
  _ = it.textFields
  it.preferredAction = nil
  _ = it.actions
  it.message = nil
}

func rows(_ it: UIPresentationController, with coordinator: any UIViewControllerTransitionCoordinator) {
  _ = it.presentedViewController
  _ = it.presentingViewController
  _ = it.presentedView
  _ = it.containerView
  _ = it.frameOfPresentedViewInContainerView
  it.presentationTransitionWillBegin()
  it.presentationTransitionDidEnd(true)
  it.dismissalTransitionWillBegin()
  it.dismissalTransitionDidEnd(true)
  it.containerViewWillLayoutSubviews()
  it.viewWillTransition(to: .zero, with: coordinator)
  _ = it.size(forChildContentContainer: it, withParentContainerSize: .zero)
  it.preferredContentSizeDidChange(forChildContentContainer: it)
  it.overrideTraitCollection = nil
  it.delegate = nil
}

func rows(_ it: UISheetPresentationController) {
  it.detents = [.medium(), .large()]
  it.selectedDetentIdentifier = nil
  it.prefersGrabberVisible = true
  it.preferredCornerRadius = nil
  it.largestUndimmedDetentIdentifier = nil
  it.prefersScrollingExpandsWhenScrolledToEdge = true
  it.animateChanges {}
}

func rows(_ it: UIPopoverPresentationController) {
  it.sourceView = nil
  it.sourceRect = .zero
  it.barButtonItem = nil
  it.sourceItem = nil
  it.passthroughViews = nil
  it.permittedArrowDirections = .up
}

func rows(_ it: any UIViewControllerContextTransitioning) {
  _ = it.containerView
  _ = it.viewController(forKey: .to)
  _ = it.view(forKey: .from)
  _ = it.initialFrame(for: UIViewController())
  _ = it.finalFrame(for: UIViewController())
  it.updateInteractiveTransition(0.5)
  it.finishInteractiveTransition()
  it.cancelInteractiveTransition()
  it.completeTransition(true)
  _ = it.transitionWasCancelled
}

func rows(_ it: any UIAdaptivePresentationControllerDelegate, _ presentation: UIPresentationController) {
  it.presentationControllerDidDismiss(presentation)
  it.presentationControllerWillDismiss(presentation)
  _ = it.presentationControllerShouldDismiss(presentation)
  it.presentationControllerDidAttemptToDismiss(presentation)
  _ = it.adaptivePresentationStyle(for: presentation) // not asked: a popover is one on phones, too
}

func rows(_ it: inout UIContentUnavailableConfiguration) {
  _ = UIContentUnavailableConfiguration.empty()
  _ = UIContentUnavailableConfiguration.loading()
  _ = UIContentUnavailableConfiguration.search()
  it.text = nil
  it.secondaryText = nil
  it.image = nil
  it.button = .plain()
  it.buttonProperties.primaryAction = nil
}

func otherControllers() {
  _ = UIModalPresentationStyle.self
  _ = UIModalTransitionStyle.self
  _ = UIAlertAction.self
  _ = UIAlertAction.Style.self
  _ = UIAlertController.Style.self
  _ = UINavigationControllerDelegate.self
  _ = UITabBarControllerDelegate.self
  _ = UITabBar.self
  _ = UITabBarAppearance.self
  _ = UIToolbar.self
  _ = UIToolbarAppearance.self
  _ = UIBarButtonItemAppearance.self
  _ = UIBarButtonItem.SystemItem.self
  _ = UIBarItem.self
  _ = UIBarMetrics.self
  _ = UISplitViewControllerDelegate.self
  _ = UISplitViewController.DisplayMode.self
  _ = UISplitViewController.Column.self
  _ = UIPageViewControllerDataSource.self
  _ = UIPageViewControllerDelegate.self
  _ = UIViewControllerTransitioningDelegate.self
  _ = UIViewControllerAnimatedTransitioning.self
  _ = UIViewImplicitlyAnimating.self
  _ = UIViewControllerInteractiveTransitioning.self
  _ = UIPercentDrivenInteractiveTransition.self
  _ = UIViewControllerTransitionCoordinator.self
  _ = UITransitionContextViewControllerKey.self
  _ = UITransitionContextViewKey.self
  _ = UIPopoverPresentationControllerDelegate.self
  _ = UISheetPresentationControllerDelegate.self
  _ = UIContentUnavailableView.self
  _ = UIActivityViewController.self // a list of what is shared
  _ = UIActivity.self
  _ = UIActivity.ActivityType.self
  _ = UIImagePickerController.self // shows what a test puts into it
  _ = UIStoryboard.self // read as nothing, which is told
  _ = UIStoryboardSegue.self
  _ = UINib.self // read as nothing, which is told
  _ = UIAppearance.self
  // UIDocumentPickerViewController: there are no documents of a user
  // UIFontPickerViewController: a system's own screen
  // UIColorPickerViewController: a system's own screen; `UIColorWell` shows a grid
  // UIPrintInteractionController: there is no printer; `UIGraphicsPDFRenderer` writes pages
  // UIInputViewController: there are no extensions
}
