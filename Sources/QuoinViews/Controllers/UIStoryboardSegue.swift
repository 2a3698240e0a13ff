import Foundation

/// How one controller of a storyboard leads to another. There are no storyboards here: it is made by code alone, as by tests
/// of `prepare(for:sender:)`.
open class UIStoryboardSegue: ViewBound {
  /// The segue's name.
  public final let identifier: String?
  /// Where it begins.
  public final let source: UIViewController
  /// Where it leads.
  public final let destination: UIViewController
  private final let handler: () -> Void

  /// Creates a segue.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void = {}
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
  }

  deinit {}

  /// Does what the segue is for.
  open func perform() { handler() }
}

extension UIViewController {
  /// Storyboards cannot be read here, and so nobody comes from one.
  public final var storyboard: UIStoryboard? { nil }
  /// The name of the nib file; there are none.
  public final var nibName: String? { nil }
  /// Where the nib file is; there are none.
  public final var nibBundle: Bundle? { nil }

  /// Reports that there is no segue: there are no storyboards here.
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {
    ViewMisuse.report(.noSegue(identifier, "\(type(of: self))"))
  }
}

/// The interface of a program as Xcode draws it. It cannot be read here; a controller of one is reported as missing.
open class UIStoryboard: ViewBound {
  private let name: String

  /// Names a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  deinit {}

  /// Reports that the storyboard cannot be read.
  open func instantiateInitialViewController() -> UIViewController? {
    ViewMisuse.report(.noArchive("storyboard", name))
    return nil
  }

  /// Reports that the storyboard cannot be read, and gives an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    ViewMisuse.report(.noArchive("storyboard", name))
    return UIViewController()
  }
}

/// A nib file. It cannot be read here.
open class UINib: ViewBound {
  private let name: String

  /// Names a nib file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  deinit {}

  /// Reports that the file cannot be read, and gives nothing.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    reportUnread()
    return []
  }

  /// Reports that the file cannot be read.
  package final func reportUnread() { ViewMisuse.report(.noArchive("nib", name)) }
}

extension Bundle {
  /// Reports that the nib file cannot be read, and gives nothing.
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).reportUnread()
    return nil
  }
}

extension ViewMisuse {
  static func noArchive(_ kind: String, _ name: String) -> ViewMisuse {
    ViewMisuse(
      "The \(kind) \"\(name)\" cannot be read: only interfaces made by code or by templates are shown here")
  }

  static func noSegue(_ name: String, _ controller: String) -> ViewMisuse {
    ViewMisuse("\(controller) has no segue \"\(name)\": storyboards cannot be read here")
  }
}
