import UIKit
import XCTest

@testable import Orders

final class OrdersPictureTests: XCTestCase {
    func testScreen() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        window.rootViewController = UINavigationController(
            rootViewController: OrdersController(orders: sampleOrders))
        window.isHidden = false
        window.layoutIfNeeded()
        assertPicture(of: window, named: "screen")
    }

    func testBadge() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
        badge.count = 12
        assertPicture(of: badge, named: "badge")
    }
}
