import Foundation
import Testing

@testable import QuoinControls

@Suite("Lines between the rows of a list")
struct ListSeparatorTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private let rows = Rows()

  /// What is red of a column of pixels, from above.
  private func lines(
    at x: Int, _ change: (inout UICollectionLayoutListConfiguration) -> Void
  ) throws -> [Int] {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .red
    change(&list)
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 100, height: 132),
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 132), scale: 1))
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collection.dataSource = rows
    window.addSubview(collection)
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image {
      window.layer.render(in: $0.cgContext)
    }
    let pixels = try #require(picture.cgImage)
    return (0..<132).filter { y in
      guard let color = pixels.color(x: x, y: y) else { return false }
      return color.red > 0.9 && color.green < 0.1
    }
  }

  @Test("They have a colour, and stand below rows unless said otherwise")
  func colors() throws {
    #expect(try lines(at: 50) { _ in } == [43, 87, 131])
    #expect(try lines(at: 8) { _ in } == [])
    #expect(try lines(at: 50) { $0.showsSeparators = false } == [])
    #expect(try lines(at: 50) { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden } == [])
  }

  @Test("A handler says of each row what is otherwise")
  func handler() throws {
    func handle(_ list: inout UICollectionLayoutListConfiguration) {
      list.itemSeparatorHandler = { path, usual in
        var lines = usual
        switch path.item {
        case 0: lines.topSeparatorVisibility = .visible
        case 1: lines.bottomSeparatorVisibility = .hidden
        default:
          lines.bottomSeparatorInsets.leading = 0
          lines.bottomSeparatorInsets.trailing = 40
        }
        return lines
      }
    }
    #expect(try lines(at: 50, handle) == [0, 43, 131])
    #expect(try lines(at: 8, handle) == [131])
    #expect(try lines(at: 70, handle) == [0, 43])
  }
}
