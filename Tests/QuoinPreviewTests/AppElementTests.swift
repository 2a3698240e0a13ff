import Testing

@testable import QuoinPreview

/// What is shown in the place of elements that only an app knows.
@Suite struct AppElementTests {
  @Test(arguments: [
    ("BoxesViewController", "UIViewController"), ("PriceLabel", "UILabel"), ("RoundButton", "UIButton"),
    ("ContactTableView", "UITableView"), ("Badge", "UIView"), ("BadgeView", "UIView"), ("Avatar", "UIView"),
    ("PhotoImageView", "UIImageView"), ("MainTabBarController", "UITabBarController"),
    ("MyCell", "UITableViewCell"),
  ])
  func theNameTellsWhatIsNearest(name: String, base: String) {
    #expect(AppElements.base(of: name, in: nil, registry: .standard) == base)
  }

  @Test func aCellIsOneOfWhatItStandsIn() {
    #expect(
      AppElements.base(of: "PhotoCell", in: "UICollectionView", registry: .standard) == "UICollectionViewCell"
    )
  }
}
