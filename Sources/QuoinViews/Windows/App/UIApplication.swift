import Foundation
import QuoinGraphics

/// The program as UIKit has it, as far as there is one here: its windows, its delegate, and what it was asked to open.
///
/// Trees of views on different threads know nothing of each other, and so each thread has a program of its own, unless the
/// trait `MainActorViews` keeps all views to the main actor. No `main` runs:
/// a delegate is told what a test tells it.
///
/// ```swift
/// UIApplication.shared.open(URL(string: "https://example.com/help")!)
/// #expect(UIApplication.shared.openedURLs.last?.path() == "/help")
/// ```
open class UIApplication: UIResponder {
  private static let local = ViewLocal<UIApplication>()

  /// The program of this thread.
  public static var shared: UIApplication {
    if let application = local.object { return application }
    let made = UIApplication()
    local.object = made
    return made
  }

  /// The program of this thread by its name, as code asks that must also compile for extensions; nothing by others.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }
  /// The same.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Creates a program; `shared` is the one that windows know.
  public override init() { super.init() }

  deinit {}

  /// Whether the program is in front.
  public nonisolated enum State: Int, Sendable, CaseIterable { case active, inactive, background }

  /// Who is told what happens to the program.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the program is in front; it is unless a test says otherwise.
  open var applicationState = State.active
  /// Whether the screen stays lit; kept for code that sets it.
  open var isIdleTimerDisabled = false
  /// The number on the program's picture; kept for code that sets it.
  open var applicationIconBadgeNumber = 0
  /// Whether the status bar shows that the network is used; kept for code that sets it.
  open var isNetworkActivityIndicatorVisible = false
  /// The name of the program's other picture; nothing for the usual one.
  open var alternateIconName: String?
  /// Whether a shake takes changes back; kept for code that sets it.
  open var applicationSupportsShakeToEdit = true

  open override var next: UIResponder? { delegate as? UIResponder }

  /// How the program's views look.
  package final let appearances = AppearanceTable()

  // MARK: Windows

  private final var known = WindowList()
  private final weak var key: UIWindow?
  /// Links that wait for a window whose frames they follow.
  final var waitingLinks: [CADisplayLink] = []
  private final var scenes: [UIWindowScene] = []

  final func note(_ window: UIWindow) {
    known.add(window)
    for link in waitingLinks { link.add(to: window) }
    waitingLinks = []
  }

  /// The windows of this thread, in the order in which they were made.
  final var allWindows: [UIWindow] { known.windows }

  /// The windows that are shown, in the order in which they were made.
  open var windows: [UIWindow] { allWindows.filter { !$0.isHidden } }
  /// The window that gets keys: the last one that was made so.
  open var keyWindow: UIWindow? { key }

  final func makeKey(_ window: UIWindow) {
    if key === window || !window.canBecomeKey { return }
    key?.resignKey()
    key = window
    if window.windowScene == nil { window.windowScene = usualScene(for: window.screen) }
    window.becomeKey()
  }

  // MARK: Scenes

  /// The scenes of the windows.
  open var connectedScenes: Set<UIScene> { Set(scenes.filter { !$0.windows.isEmpty }) }
  /// What the scenes are kept by.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether the program shows several scenes; it does not.
  open var supportsMultipleScenes: Bool { false }

  private final func usualScene(for screen: UIScreen) -> UIWindowScene {
    scenes.removeAll { $0.windows.isEmpty }
    if let known = scenes.first(where: { $0.screen === screen }) { return known }
    let made = UIWindowScene(screen: screen)
    scenes.append(made)
    return made
  }

  final func noteMove(_ window: UIWindow, from old: UIWindowScene?) {
    old?.forget(window)
    guard let scene = window.windowScene else { return }
    scene.keep(window)
    if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
  }

  // MARK: The screen

  private final var traits: UITraitCollection { key?.traitCollection ?? UIScreen.main.traitCollection }
  /// How large the reader wants text, as the main screen says.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// Which way the interface reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// What the status bar covers, in points: what the window that gets keys keeps clear at its top.
  open var statusBarFrame: CGRect {
    let (screen, top) = (key?.screen ?? .main, key?.safeAreaInsets.top ?? UIScreen.main.safeAreaInsets.top)
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: top)
  }
  /// How the interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: (key?.screen ?? .main).bounds.size)
  }
  /// Whether the top controller wants no status bar.
  open var isStatusBarHidden: Bool {
    get { hidesStatusBar ?? key?.rootViewController?.prefersStatusBarHidden ?? false }
    set { hidesStatusBar = newValue }
  }
  private final var hidesStatusBar: Bool?
  /// How the status bar is written; kept for code that sets it, as none is drawn here.
  open var statusBarStyle = UIStatusBarStyle.default
  /// The ways in which the interface may be turned in a window, as far as the program has a say.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  // MARK: Opening

  /// What the program was asked to open, in order, for tests to look at.
  public final var openedURLs: [URL] = []
  /// Says whether a URL can be opened; all can unless set.
  public final var opensURL: (URL) -> Bool = { _ in true }

  /// How something is opened.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only a program that says it is for the address opens it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Takes down that a URL was to be opened; nothing is.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isKnown = opensURL(url)
    if isKnown { openedURLs.append(url) }
    completionHandler?(isKnown)
  }

  /// Whether a URL can be opened, as `opensURL` says.
  open func canOpenURL(_ url: URL) -> Bool { opensURL(url) }

  /// The URL of the program's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the program's settings for what it tells its owner.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  // MARK: Actions and time in the background

  /// Calls a method of an object or, where there is none, of the nearest responder that has it, from the first responder or
  /// the sender on.
  ///
  /// - Returns: Whether somebody has the method and it takes the sender.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target = target as AnyObject? { return action.perform(on: target, sender: sender, event: event) }
    let start = key?.firstResponder ?? (sender as? UIResponder) ?? key?.rootViewController
    guard let found = start?.target(forAction: action, withSender: sender) as AnyObject? else { return false }
    return action.perform(on: found, sender: sender, event: event)
  }

  /// Hands an event to the window that gets keys.
  open func sendEvent(_ event: UIEvent) { key?.sendEvent(event) }
  /// Kept for code that calls it: nothing happens unless a test makes it.
  open func beginIgnoringInteractionEvents() {}
  /// Kept for code that calls it.
  open func endIgnoringInteractionEvents() {}
  /// Kept for code that calls it: nobody is told anything from outside.
  open func registerForRemoteNotifications() {}
  /// Kept for code that calls it.
  open func unregisterForRemoteNotifications() {}

  /// The number of a task that goes on in the background.
  public nonisolated struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// That of no task.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }
  private final var tasks = 0

  /// Kept for code that calls it: nothing ends a program in the background.
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    tasks += 1
    return BackgroundTaskIdentifier(rawValue: tasks)
  }

  /// Kept for code that calls it.
  open func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}
  /// How long the program may go on in the background, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// The number of a task that goes on in the background.
public typealias UIBackgroundTaskIdentifier = UIApplication.BackgroundTaskIdentifier
