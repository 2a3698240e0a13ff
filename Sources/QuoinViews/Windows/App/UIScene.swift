import Foundation
import QuoinGraphics

/// A part of a program's interface, with windows of its own.
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public nonisolated enum ActivationState: Int, Sendable, CaseIterable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is made with; there is nothing to be made with here.
  public final class ConnectionOptions: ViewBound {
    /// What is to be opened.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// Creates options without anything.
    public init() {}
  }

  /// What the scene is kept by.
  public final let session: UISceneSession
  /// Who is told what happens to the scene.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front; it is unless a test says otherwise.
  open var activationState = ActivationState.foregroundActive
  /// What the scene is called.
  open var title: String! = ""

  /// Creates a scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  deinit {}

  /// Takes down that a URL was to be opened; nothing is.
  open func open(_ url: URL, options: Any? = nil, completionHandler: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, completionHandler: completionHandler)
  }
}

/// A scene of windows on a screen.
open class UIWindowScene: UIScene {
  /// The screen that the windows are on.
  public final let screen: UIScreen
  private final var known = WindowList()

  /// Creates a scene on the main screen.
  public override convenience init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.init(screen: .main, session: session)
  }

  /// Creates a scene on a screen.
  public init(screen: UIScreen, session: UISceneSession = UISceneSession()) {
    self.screen = screen
    super.init(session: session, connectionOptions: UIScene.ConnectionOptions())
  }

  deinit {}

  final func keep(_ window: UIWindow) { known.add(window) }
  final func forget(_ window: UIWindow) { known.remove(window) }

  /// The windows of the scene, in the order in which they came to it.
  open var windows: [UIWindow] { known.windows }
  /// The window that gets keys, where it is one of the scene's.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(of: screen.bounds.size) }
  /// What the status bar is like.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
  /// The environment of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The rectangle in which windows are arranged.
  open var coordinateSpace: any UICoordinateSpace { windows.first ?? UIView(frame: screen.bounds) }
}

/// Tells what the status bar of a scene is like; none is drawn.
public final class UIStatusBarManager: ViewBound {
  private let scene: UIWindowScene
  init(scene: UIWindowScene) { self.scene = scene }

  private var controller: UIViewController? {
    (scene.keyWindow ?? scene.windows.first)?.rootViewController
  }
  /// What the top controller prefers.
  public var statusBarStyle: UIStatusBarStyle { controller?.preferredStatusBarStyle ?? .default }
  /// Whether the top controller wants none.
  public var isStatusBarHidden: Bool { controller?.prefersStatusBarHidden ?? false }
  /// What it covers, in points.
  public var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: scene.screen.bounds.width,
      height: isStatusBarHidden ? 0 : scene.screen.safeAreaInsets.top)
  }
}

/// What a scene is kept by.
public final class UISceneSession: NSObject, ViewBound {
  /// What a scene is for.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To be used by a person.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the session is for.
  public let role: Role
  /// What tells the session from others.
  public let persistentIdentifier: String
  /// The scene.
  public internal(set) weak var scene: UIScene?
  /// What the scene is made with.
  public let configuration: UISceneConfiguration
  /// What the program keeps with it.
  public var userInfo: [String: Any]?

  /// Creates a session.
  public init(role: Role = .windowApplication, persistentIdentifier: String = "scene") {
    (self.role, self.persistentIdentifier) = (role, persistentIdentifier)
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// What a scene is made with.
public final class UISceneConfiguration: NSObject, ViewBound {
  /// The configuration's name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; that of windows unless set.
  public var sceneClass: AnyClass?
  /// The class of who is told what happens to the scene.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// A URL that a scene is to open.
public final class UIOpenURLContext: NSObject, ViewBound {
  /// The URL.
  public let url: URL
  /// Creates a context.
  public init(url: URL) { self.url = url }
}

/// Is told what happens to a scene: by tests.
public protocol UISceneDelegate: AnyObject, ViewBound {
  /// Told that the scene is being made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Told that the scene is no more.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Told that the scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Told that the scene is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Told that the scene comes back from the background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Told that the scene has gone to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Told to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Is told what happens to a scene of windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
