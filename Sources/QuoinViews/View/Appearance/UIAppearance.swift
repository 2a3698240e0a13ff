import Foundation

/// What can be told once how all of its class look.
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .systemIndigo
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .secondaryLabel
/// ```
///
/// What is set counts for views of this thread that get into a window afterwards, as far as they say nothing else: properties
/// that differ from those of a new view stay, and what is said for a class the way a new view has it says nothing. Tints, backgrounds and
/// `alpha` can be set for every class, and what stands beside a class's `appearance`; methods count for the titles of items in bars alone.
public protocol UIAppearance: NSObject, ViewBound {}

/// What views may stand in whose appearance is set; see ``UIAppearance``.
public protocol UIAppearanceContainer: NSObject, ViewBound {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The views whose properties stand for all of this class.
  ///
  /// - Parameters:
  ///   - containers: Around which views they stand, from the innermost to the outermost.
  ///   - properties: What is taken over beside what all views have.
  ///   - make: Makes one of these views.
  package final class func look<Class: UIView>(
    in containers: [any UIAppearanceContainer.Type], _ properties: [AppearanceProperty] = [],
    _ make: (CGRect) -> Class
  ) -> Class {
    UIApplication.shared.appearances.prototype(
      of: self, in: containers, AppearanceProperty.ofAllViews + properties
    ) { make(.zero) }
  }
}

extension UIViewController: UIAppearanceContainer {}
