import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// `<UIViewController>`: what looks after a screen or a part of one.
  public static let viewController = Component(
    "UIViewController", UIViewController.self, superclass: nil,
    summary: "What looks after a screen, or a part of one; its children stand in its view.",
    objects: [
      ObjectMember("view", "UIView", "The controller's view.") { (controller: UIViewController) in
        controller.view
      }
    ]
  ) { _ in
    UIViewController()
  } properties: {
    Property(
      "additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets,
      "What the controller adds to the safe area of its view.", .points)
    Property(
      "definesPresentationContext", \UIViewController.definesPresentationContext,
      "Whether controllers shown over the context of others are shown over this one.")
    Property(
      "edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout,
      "The edges at which the view reaches beneath the bars of a container; all unless set.")
    Property(
      "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars,
      "Whether the view also reaches beneath bars that nothing is seen through.")
    Property(
      "hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed,
      "Whether the bar below goes while the controller stands on a navigation controller's stack.")
    Property(
      "isEditing", \UIViewController.isEditing, "Whether the content can be changed.",
      animated: { $0.setEditing($1, animated: true) })
    Property(
      "isModalInPresentation", \UIViewController.isModalInPresentation,
      "Whether only code takes the controller away that is shown over others.")
    Property(
      "modalPresentationStyle", \UIViewController.modalPresentationStyle,
      "How the controller is shown over others.")
    Property(
      "modalTransitionStyle", \UIViewController.modalTransitionStyle,
      "How the controller comes and goes where it is shown over others.")
    Property.ofItemsOfController
    Property(
      "preferredContentSize", \UIViewController.preferredContentSize,
      "The size that the view asks for in a popover; zero for none.", .points)
    Property("title", \UIViewController.title, "What bars show as the controller's name.")
    Property(
      "toolbarItems", \UIViewController.toolbarItems,
      "What a navigation controller's toolbar shows for the controller, from data.",
      animated: { $0.setToolbarItems($1, animated: true) })
    Property(
      "viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins,
      "Whether the view's margins are at least the system's; true unless set.")
  }
}
