import UIKit
import XCTest

@testable import Orders

final class OrdersControllerTests: XCTestCase {
    private let controller = OrdersController(orders: sampleOrders)

    private func show() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    func testRowsStandBelowEachOther() {
        _ = show()
        XCTAssertEqual(controller.title, "3 orders")
        XCTAssertEqual(controller.rows.map(\.frame.height), [44, 44])
        XCTAssertEqual(controller.rows.map(\.frame.minY), [0, 44])
        XCTAssertEqual(controller.rows.map(\.frame.width), [320, 320])
    }

    func testMoreAddsOne() {
        let window = show()
        controller.rows[1].moreButton.sendActions(for: .touchUpInside)
        window.layoutIfNeeded()
        XCTAssertEqual(controller.title, "4 orders")
        XCTAssertEqual(controller.rows[1].badge.count, 2)
    }

    func testBadgeIsRoundAndItsNumberInTheMiddle() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
        badge.count = 7
        badge.layoutIfNeeded()
        XCTAssertEqual(badge.layer.cornerRadius, 12)
        XCTAssertEqual(badge.subviews[0].center.x, 30, accuracy: 0.01)
        XCTAssertEqual(badge.intrinsicContentSize.height, 24)
    }

    func testClearButtonClears() throws {
        let window = show()
        let item = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
        let target = try XCTUnwrap(item.target as? NSObject)
        XCTAssertTrue(target.responds(to: #selector(OrdersController.clear)))
        target.perform(item.action)
        window.layoutIfNeeded()
        XCTAssertEqual(controller.title, "0 orders")
        XCTAssertTrue(controller.rows.isEmpty)
    }

    func testWhatNobodyHasIsNotCalled() {
        final class Listener: NSObject, OrderRowDelegate {
            var more = 0
            func orderRowWantsMore(_ row: OrderRow) { more += 1 }
        }
        let (row, listener) = (OrderRow(order: sampleOrders[0]), Listener())
        row.delegate = listener
        row.moreButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(listener.more, 1)
        XCTAssertNil(row.delegate?.orderRowMayBeSelected?(row))
        XCTAssertNotNil(controller.orderRow(row, didSelect: "Tea"))
        XCTAssertEqual(controller.selected, "Tea")
    }

    func testFilesAreThoseThatArePorted() {
        XCTAssertTrue("\(#filePath)".hasSuffix("/Tests/OrdersTests/OrdersControllerTests.swift"))
        XCTAssertEqual(#line, 69)
    }
}
