import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var tables: [Listing] {
    [
      Listing(
        "Tables: a table",
        """
        <UITableView
            backgroundColor="#fff"
            outlet="tableView"
            style="plain"
        />
        """,
        with: [.owner],
        // The owner's code asks for cells, which it would have to register.
        gives:
          "error: There is no layout for “cell”: no UITableViewCell with that reuseIdentifier, and none registered"
      ),
      Listing(
        "Tables: a table with its cell",
        """
        <UITableView
            backgroundColor="#fff"
            outlet="tableView"
            style="plain">

            <UITableViewCell
                reuseIdentifier="cell"
                textLabel.text="{title}">

                <UIImageView
                    top="50% - height / 2"
                    right="100% - 20"
                    width="auto"
                    height="auto"
                    image="{image}"
                    tintColor="#999"
                />
            </UITableViewCell>

        </UITableView>
        """,
        constants: { ["title": "Row", "image": filled(.red)] },
        with: [.owner],
        gives: """
          UITableView 0 0 300 200 “#FFFFFF”
            row “Row”
          tableView
          """),
      Listing(
        "Tables: a head",
        """
        <UITableView estimatedSectionHeaderHeight="20">

            <UITableViewHeaderFooterView
                backgroundView.backgroundColor="#fff"
                height="auto + 10"
                reuseIdentifier="templateHeader"
                textLabel.text="Section Header"
            />
        </UITableView>
        """,
        gives: "UITableView 0 0 300 200 “#FFFFFF/#000000”"),
      Listing(
        "Tables: a table view controller",
        """
        <UITableViewController
            backgroundColor="#fff"
            tableView.separatorStyle="none"
            tableView.contentInset.top="20"
            style="plain">

            <UITableViewCell
                reuseIdentifier="cell"
                textLabel.text="{title}"
            />
        </UITableViewController>
        """,
        constants: { ["title": "Row"] },
        gives: "UITableViewController 0 0 300 200"),
      Listing(
        "Tables: a collection",
        """
        <UICollectionView
            backgroundColor="#fff"
            collectionViewLayout.itemSize.height="100"
            collectionViewLayout.itemSize.width="100"
            collectionViewLayout.minimumInteritemSpacing="10"
            collectionViewLayout.scrollDirection="horizontal"
        />
        """,
        gives: "UICollectionView 0 0 300 200 “#FFFFFF”"),
      Listing(
        "Tables: a collection with its cell",
        """
        <UICollectionView
            backgroundColor="#fff"
            collectionViewLayout.itemSize.height="100"
            collectionViewLayout.itemSize.width="100">

            <UICollectionViewCell
                clipsToBounds="true"
                reuseIdentifier="cell">

                <UIImageView
                    contentMode="scaleAspectFit"
                    height="100%"
                    width="100%"
                    image="{image}"
                    tintColor="#999"
                />
            </UICollectionViewCell>

        </UICollectionView>
        """,
        constants: { ["image": filled(.red)] },
        gives: "UICollectionView 0 0 300 200 “#FFFFFF”"),
    ]
  }
}
