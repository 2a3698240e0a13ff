// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: The app

func rows(_ it: UIApplication) {
  _ = UIApplication.shared
  it.delegate = nil
  _ = it.applicationState
  _ = it.keyWindow
  _ = it.windows
  _ = it.connectedScenes
  it.open(URL(fileURLWithPath: "")) // opens nothing: it is in `openedURLs`
  _ = it.canOpenURL(URL(fileURLWithPath: ""))
  _ = UIApplication.openSettingsURLString
  _ = it.preferredContentSizeCategory
  _ = it.userInterfaceLayoutDirection
  it.isIdleTimerDisabled = true
  _ = it.statusBarFrame
  _ = it.sendAction(Selector("x"), to: nil, from: nil, for: nil)
  it.applicationIconBadgeNumber = 1
  _ = UIApplication.didBecomeActiveNotification
  _ = UIApplication.didEnterBackgroundNotification
  _ = UIApplication.willEnterForegroundNotification
  _ = UIApplication.willResignActiveNotification
  _ = it.beginBackgroundTask() // nothing ends the process
  // registerForRemoteNotifications: there are none
}

func rows(_ it: UIWindow) {
  _ = UIWindow(frame: .zero)
  it.rootViewController = nil
  it.makeKeyAndVisible()
  it.windowLevel = .alert
  it.windowScene = nil
  _ = it.isKeyWindow
  _ = it.screen
  it.sendEvent(UIEvent())
}

func rows(_ it: UIScreen) {
  _ = UIScreen.main
  _ = it.bounds
  _ = it.scale
  _ = it.traitCollection
  _ = it.nativeBounds
}

func rows(_ it: UIDevice) {
  _ = UIDevice.current
  _ = it.userInterfaceIdiom
  _ = it.systemVersion
  _ = it.model
  _ = it.name
  _ = it.orientation
  _ = it.identifierForVendor
  _ = UIDevice.orientationDidChangeNotification
}

func rows(_ it: UITraitCollection) {
  _ = UITraitCollection(userInterfaceStyle: .dark)
  _ = UITraitCollection(traitsFrom: [])
  _ = UITraitCollection.current
  _ = it.userInterfaceStyle
  _ = it.horizontalSizeClass
  _ = it.verticalSizeClass
  _ = it.userInterfaceIdiom
  _ = it.displayScale
  _ = it.layoutDirection
  _ = it.preferredContentSizeCategory
  _ = it.hasDifferentColorAppearance(comparedTo: nil)
  it.performAsCurrent {}
}

func otherParts() {
  _ = UIApplicationDelegate.self
  _ = UIApplication.State.self
  _ = UIApplication.LaunchOptionsKey.self
  _ = UIApplication.OpenURLOptionsKey.self
  _ = UIApplication.OpenExternalURLOptionsKey.self
  _ = UIScene.self
  _ = UIScene.ConnectionOptions.self
  _ = UISceneDelegate.self
  _ = UISceneSession.self
  _ = UISceneConfiguration.self
  _ = UIWindowScene.self
  _ = UIWindowSceneDelegate.self
  _ = UIOpenURLContext.self
  _ = UIWindow.Level.self
  _ = UIStatusBarStyle.self
  _ = UIStatusBarAnimation.self
  _ = UIInterfaceOrientation.self
  _ = UIInterfaceOrientationMask.self
  _ = UIDeviceOrientation.self
  _ = UIUserInterfaceIdiom.self
  _ = UIUserInterfaceStyle.self
  _ = UIUserInterfaceSizeClass.self
  _ = UIUserInterfaceLayoutDirection.self
  _ = UIContentSizeCategory.self
  _ = Selector.self // a value that carries its method; `#selector` is written by `quoin port`
  _ = NSKeyValueChangeKey.self // of what `addObserver(_:forKeyPath:options:context:)` names, for views and controllers
  _ = objc_AssociationPolicy.self // of `objc_setAssociatedObject` and its like
  _ = NSKeyValueObservation.self // `observe(_:options:changeHandler:)` of what the next section names
  // UITraitEnvironment: views, controllers and screens have `traitCollection`
  // UIApplicationMain: a test makes windows
  // UIApplicationShortcutItem: there is no home screen
  // UIBackgroundTaskIdentifier: nothing ends the process
  // UIBackgroundFetchResult: nothing is fetched in the background
  // NSUserActivity: nothing is handed over between devices
  // UIMenuBuilder: there is no main menu
}
