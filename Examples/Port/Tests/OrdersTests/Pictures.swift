import UIKit
import XCTest

extension XCTestCase {
    /// Compares how a view looks with the picture of that name beside the tests, which is recorded where there is none.
    func assertPicture(of view: UIView, named name: String, file: StaticString = #filePath, line: UInt = #line) {
        let picture = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
            .appendingPathComponent("Pictures/\(name).png")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        guard let recorded = try? Data(contentsOf: picture) else {
            try? image.pngData()?.write(to: picture)
            return XCTFail("\(name) was recorded", file: file, line: line)
        }
        let expected = UIImage(data: recorded)?.pngData()
        XCTAssertEqual(expected, image.pngData(), "\(name) looks otherwise", file: file, line: line)
    }
}
