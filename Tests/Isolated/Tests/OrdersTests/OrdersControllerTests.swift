import Foundation
import QuoinScreens
import Testing

@testable import Basket
@testable import Orders

/// Code of the main actor runs as it does on Apple's systems.
@MainActor @Suite(.serialized) struct OrdersControllerTests {
  private func controller(_ titles: String...) -> OrdersController {
    OrdersController(model: OrdersModel(service: Warehouse(titles)))
  }

  @Test func aModelOfTheMainActorFillsTheScreenAfterAnAwait() async {
    let orders = controller("Bolts", "Nuts")
    let screen = Screen(orders, on: "iPhone 15")
    #expect(orders.titleLabel.text == "0 orders")
    await screen.wait(until: screen.view("2 orders") != nil)
    #expect(screen.view("Bolts") != nil)
    #expect(screen.view("Nuts")?.superview?.frame.width == screen.window.bounds.width)
    #expect(orders.titleLabel.frame == CGRect(x: 16, y: 60, width: 361, height: 24))
  }

  @Test func aTaskOfAButtonsActionSetsALabel() async {
    let orders = controller("Bolts")
    let screen = Screen(orders, on: "iPhone 15")
    await screen.wait(until: screen.view("1 order") != nil)
    screen.tap("Refresh")
    await screen.wait(until: orders.titleLabel.text == "1 order, refreshed")
    #expect(!orders.isBusy)
  }

  @Test func aMethodThatIsIsolatedToNobodyComesBackToTheMainActor() async {
    let orders = controller()
    let screen = Screen(orders, on: "iPhone 15")
    await Task.detached { orders.parcel("Bolts", isAt: "Bremen") }.value
    await screen.wait(until: screen.view("Bolts: Bremen") != nil)
    orders.showLater("Hamburg")
    await screen.wait(until: screen.view("Hamburg") != nil)
  }

  @Test func delegatesAreCalledOnTheMainActor() async {
    let orders = controller("Bolts", "Nuts")
    let screen = Screen(orders, on: "iPhone 15")
    await screen.wait(until: screen.view("Nuts") != nil)
    screen.tap("Nuts")
    #expect(orders.placeLabel.text == "Nuts")
    screen.type("Ada\n", into: "Name")
    #expect(orders.placeLabel.text == "Ada")
    #expect(orders.keyboards == 1)
    var isThere = false
    orders.showDetail { isThere = true }
    await screen.wait(until: isThere)
  }

  @Test func valuesOfViewsAreMadeByActorsThatAreNotTheMainOne() async {
    let height = await Warehouse([]).height(inWidth: 320)
    #expect(height == 84 + UIFont.preferredFont(forTextStyle: .body).lineHeight.rounded(.up) + 1)
    await Warehouse([]).add("Bolts")
  }

  @Test func aModuleThatIsIsolatedByDefaultCompilesAgainstViews() async {
    let basket = BasketController(["Bolts"])
    let screen = Screen(basket, on: "iPhone 15")
    #expect(screen.view("Bolts") != nil)
    await basket.add("Nuts")
    await screen.wait(until: screen.view("Nuts") != nil)
  }
}
