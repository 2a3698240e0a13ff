import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinControls

/// Numbers that nobody means.
@Suite struct HostileNumberTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: [1e300, -1e300, 1e308, -1e308]) func linesOfItemsHoldWhatThereIs(number: Double) {
    for change in 0..<3 {
      let layout = UICollectionViewFlowLayout()
      if change == 0 { layout.minimumInteritemSpacing = number }
      if change == 1 { layout.sectionInset.left = number }
      let width = change == 2 ? abs(number) : 300
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
      let items = Items()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 9)
    }
  }

  @Test func manyPagesAreALine() throws {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    pages.numberOfPages = 1 << 40
    #expect(try pages.renderedImage().size.width == 200)
  }

  @Test func aSelectionBeyondTheTextIsReported() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "word"
    for range in [NSRange(location: 1, length: .max), NSRange(location: .max - 1, length: 1)] {
      #expect(misuse { view.selectedRange = range }.count == 1)
    }
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { .leastNonzeroMagnitude }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(row)"
    }
  }

  @Test func rowsOfNoHeightAreAsHighAsOthers() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let rows = Rows()
    (picker.dataSource, picker.delegate) = (rows, rows)
    picker.layoutIfNeeded()
    #expect(picker.rowSize(forComponent: 0).height >= 20)
  }

  @Test func manySegmentsAreShownOnce() {
    let control = UISegmentedControl(items: (0..<2000).map { "\($0)" })
    #expect(control.numberOfSegments == 2000 && control.titleForSegment(at: 1999) == "1999")
    #expect(control.bounds.width > 2000)
  }
}
