import Foundation
import QuoinControls

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

extension Listing {
  static var values: [Listing] {
    [
      Listing(
        "Values: a case of an enumeration",
        """
        <UIImageView contentMode="scaleAspectFit"/>
        """,
        gives: "UIImageView 0 0 300 200"),
      Listing(
        "Values: a condition of cases",
        """
        <UIImageView contentMode="isSmallImage ? center : scaleAspectFit"/>
        """,
        constants: { ["isSmallImage": true] },
        gives: "UIImageView 0 0 300 200"),
      Listing(
        "Values: a case with its type",
        """
        <UIImageView height="contentMode == UIViewContentMode.scaleAspectFit ? 200 : 300"/>
        """,
        gives: "UIImageView 0 0 300 300"),
      Listing(
        "Values: a case in a number",
        """
        <UIImageView height="contentMode == scaleAspectFit ? 200 : 300"/>
        """,
        gives: "t.xml:1:37: error: Unknown name 'scaleAspectFit'"),
      Listing(
        "Values: a case behind a dot in a number",
        """
        <UIImageView height="contentMode == .scaleAspectFit ? 200 : 300"/>
        """,
        gives: "t.xml:1:37: error: A value cannot begin with a dot; did you mean scaleAspectFit?"),
      Listing(
        "Values: several options",
        """
        <UITextView dataDetectorTypes="phoneNumber, link"/>
        """,
        gives: "UITextView 0 0 300 200"),
      Listing(
        "Values: an array",
        """
        <UISegmentedControl items="['Hello', 'World']"/>
        """,
        gives: "UISegmentedControl 0 0 122 32 “Hello” “World”"),
      Listing(
        "Values: two arrays",
        """
        <UISegmentedControl items="['Hello'] + ['And', 'Goodbye']"/>
        """,
        gives: "UISegmentedControl 0 0 243 32 “Hello” “And” “Goodbye”"),
      Listing(
        "Values: a list without brackets",
        """
        <UISegmentedControl items="'Hello', 'World'"/>
        """,
        gives: "UISegmentedControl 0 0 122 32 “Hello” “World”"),
      Listing(
        "Values: one value",
        """
        <!-- 'Hello' becomes ["Hello"] -->
        <UISegmentedControl items="'Hello'"/>
        """,
        gives: "UISegmentedControl 0 0 56 32 “Hello”"),
      Listing(
        "Values: an array and a value",
        """
        <UISegmentedControl items="firstTwoItems, 'Third'"/>
        """,
        constants: { ["firstTwoItems": ["First", "Second"]] },
        gives: "UISegmentedControl 0 0 216 32 “First” “Second” “Third”"),
      Listing(
        "Values: a list in a macro",
        """
        <UIView>
            <macro name="ITEMS" items="'First', 'Second'"/>
            <UISegmentedControl items="ITEMS"/>
        </UIView>
        """,
        gives: """
          UIView 0 0 300 200
            UISegmentedControl 0 0 144 32 “First” “Second”
          """),
      Listing(
        "Values: an element of an array",
        """
        <!-- green label -->
        <UILabel textColor="colors[0]"/>
        """,
        constants: { ["colors": [UIColor.green, .red]] },
        gives: "UILabel 0 0 0 0"),
      Listing(
        "Values: parts of arrays, 1",
        """
        <!-- Only the second and third item -->
        <UISegmentedControl items="items[1...2]"/>
        """,
        constants: { ["items": ["First", "Second", "Third"]] },
        gives: "UISegmentedControl 0 0 144 32 “Second” “Third”"),
      Listing(
        "Values: parts of arrays, 2",
        """
        <!-- Only the first and second item -->
        <UISegmentedControl items="items[..&lt;2]"/>
        """,
        constants: { ["items": ["First", "Second", "Third"]] },
        gives: "UISegmentedControl 0 0 144 32 “First” “Second”"),
      Listing(
        "Values: parts of arrays, 3",
        """
        <!-- All but the first item -->
        <UISegmentedControl items="items[1...]"/>
        """,
        constants: { ["items": ["First", "Second", "Third"]] },
        gives: "UISegmentedControl 0 0 144 32 “Second” “Third”"),
      Listing(
        "Values: functions from constants, 1",
        """
        <UILabel text="{uppercased('uppercased text')}"/>
        """,
        constants: { ["uppercased": { (text: String) in text.uppercased() }] },
        gives: "UILabel 0 0 161 21 “UPPERCASED TEXT”"),
      Listing(
        "Values: functions from constants, 2",
        """
        <UILabel text="'foo' contains {count('foo')} characters"/>
        """,
        constants: { ["count": { (text: String) in text.count }] },
        gives: "UILabel 0 0 213 21 “'foo' contains 3 characters”"),
      Listing(
        "Values: nil in a condition",
        """
        <UIView backgroundColor="col == nil ? #fff : col"/>
        """,
        constants: { ["col": Optional<UIColor>.none as Any] },
        gives: "UIView 0 0 300 200 “#FFFFFF”"),
      Listing(
        "Values: a value for nil",
        """
        <UIView backgroundColor="col ?? #fff"/>
        """,
        constants: { ["col": Optional<UIColor>.none as Any] },
        gives: "UIView 0 0 300 200 “#FFFFFF”"),
    ]
  }
}
