import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What stands where it does not become what it is for elsewhere.
@Suite struct PlaceWarningTests {
  private func warnings(_ markup: String) throws -> [String] {
    try Template(markup: markup, name: "t").warnings.all.filter { $0.severity == .warning }.map(\.message)
  }

  @Test func cellsOutsideOfTablesAreWarnedOf() throws {
    #expect(
      try warnings("<UIView><UITableViewCell/></UIView>")
        == ["UITableViewCell is a row of a table; in UIView it is a view like others"])
    #expect(
      try warnings(
        "<UICollectionView><repeat for='i' in='0..&lt;2'><UITableViewCell/></repeat></UICollectionView>") == [
          "This <repeat> in UICollectionView makes no items, but views behind them; an item is a UICollectionViewCell",
          "UITableViewCell is a row of a table; in UICollectionView it is a view like others",
        ])
    #expect(try warnings("<UITableViewCell/>") == [])
    #expect(try warnings("<UITableView><UITableViewCell reuseIdentifier='a'/></UITableView>") == [])
  }

  @Test func aRepetitionThatMakesNoRowsIsWarnedOf() throws {
    #expect(
      try warnings("<UITableView><repeat for='i' in='0..&lt;2'><UILabel text='a'/></repeat></UITableView>")
        == [
          "This <repeat> in UITableView makes no rows, but views above and below them; a row is a UITableViewCell"
        ])
    #expect(
      try warnings(
        "<UITableView><UILabel/><repeat for='i' in='0..&lt;2'><UITableViewCell/></repeat></UITableView>")
        == []
    )
  }

  @Test func viewsStraightInContainersOfControllersAreWarnedOf() throws {
    #expect(
      try warnings("<UITabBarController><UIView/><UITabBar/><UIViewController/></UITabBarController>")
        == ["UIView in UITabBarController lies over what that shows; a tab is a controller"])
    #expect(
      try warnings(
        "<UINavigationController><UIViewController><UIView/></UIViewController></UINavigationController>")
        == [])
  }
}
