import QuoinControls
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What is set on the items that stand for a controller in bars, and on controllers of the system.
@Suite struct ItemAttributeTests {
  @Test func whatIsSaidOfAnItemIsSaidOfItsButton() throws {
    let node = try Template(
      markup: """
        <UINavigationController width="320" height="480">
          <UIViewController navigationItem.title="Rows" navigationItem.rightBarButtonItem.title="Add"
            navigationItem.rightBarButtonItem.accessibilityHint="Adds a row"
            navigationItem.rightBarButtonItem.accessibilityLanguage="de-CH"/>
        </UINavigationController>
        """
    ).instantiate()
    try node.layOut()
    #expect(AccessibilityNode(node.view).text.contains("button \"Add\" hint \"Adds a row\" in de-CH"))
  }

  @Test func aSearchControllerComesFromData() throws {
    let markup =
      "<UINavigationController><UIViewController navigationItem.searchController='{search}'/></UINavigationController>"
    let search = UISearchController(searchResultsController: nil)
    let node = try Template(markup: markup).instantiate(constants: ["search": search])
    node.update()
    #expect(node.children[0].viewController?.navigationItem.searchController === search)
    #expect(problems(markup, constants: ["search": UIViewController()]).contains("UISearchController"))
  }

  @Test func waysOfSharingComeFromData() throws {
    let way = UIActivity()
    let node = try Template(
      markup: "<UIActivityViewController activityItems=\"'a', 'b'\" applicationActivities='ways'/>"
    ).instantiate(constants: ["ways": [way]])
    node.update()
    let controller = try #require(node.viewController as? UIActivityViewController)
    #expect(controller.activityItems.count == 2)
    #expect(controller.applicationActivities?.first === way)
  }
}
