import QuoinControls
import QuoinDiagnostics
import QuoinTemplateEngine
import QuoinViews

extension UITableViewController: ListController {
  package func problem(mounting object: AnyObject, at span: SourceSpan?) -> Diagnostic? {
    object is UITableView ? .mountedInList("UITableView", of: "UITableViewController").located(at: span) : nil
  }
}

extension UICollectionViewController: ListController {
  package func problem(mounting object: AnyObject, at span: SourceSpan?) -> Diagnostic? {
    object is UICollectionView
      ? .mountedInList("UICollectionView", of: "UICollectionViewController").located(at: span) : nil
  }
}

extension Diagnostic {
  static func mountedInList(_ list: String, of controller: String) -> Diagnostic {
    Diagnostic(
      .error,
      "A \(list) cannot be mounted in a \(controller), whose view is one already; make \(controller) the root, or mount it in another controller"
    )
  }
}
