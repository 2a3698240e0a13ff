import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplates
import QuoinViews
import Testing

@testable import QuoinDocuments

/// Controls of a document that readers of its PDF fill in.
@Suite struct FormTests {
  private static let form = """
    <document size="A6" margin="20" language="en" title="Order"{attributes}>
      <UILabel headingLevel="1" text="Order"/>
      <UITextField id="customer" accessibilityLabel="Name" borderStyle="roundedRect" placeholder="Ada" width="200"/>
      <UITextField outlet="street" accessibilityLabel="Street" text="Main Street" isEnabled="false" width="200"/>
      <UITextField accessibilityLabel="PIN" isSecureTextEntry="true" text="1234" width="200"/>
      <UITextView accessibilityIdentifier="notes" accessibilityLabel="Notes" text="Ring twice" height="60" width="200"/>
      <UISwitch id="gift" accessibilityLabel="A gift" isOn="true"/>
      <UISegmentedControl id="size" accessibilityLabel="Size" items="'S', 'M', 'L'" selectedSegmentIndex="1"
          width="200"/>
      <UIDatePicker id="day" accessibilityLabel="Delivery" date="2026-11-30" datePickerMode="date"/>
      <signature id="signed" accessibilityLabel="Signature" height="40" width="200" layer.borderWidth="1"/>
    </document>
    """

  private func pdf(
    _ attributes: String = " forms=\"true\"", _ change: (inout OutputOptions) -> Void = { _ in }
  ) throws -> String {
    let markup = Self.form.replacing("{attributes}", with: attributes)
    let template = try Template(markup: markup, registry: .documents)
    var options = OutputOptions()
    options.pdf.packsObjects = false
    change(&options)
    return String(decoding: try template.render(as: .pdf, options: options), as: Unicode.ASCII.self)
  }

  private func fields(_ pdf: String) -> [String] {
    pdf.matches(of: /\/T \((.*?)\)/).map { String($0.1) }
  }

  @Test func controlsAreFieldsByTheirNames() throws {
    let pdf = try pdf()
    #expect(
      fields(pdf) == ["customer", "street", "PIN", "notes", "gift", "size", "day", "signed"], "\(fields(pdf))"
    )
    for part in [
      "/T (customer) /TU (Name) /FT /Tx /DA", "/T (street) /TU (Street) /FT /Tx /Ff 1 /V (Main Street)",
      "/T (PIN) /TU (PIN) /FT /Tx /Ff 8192 /DA", "/T (notes) /TU (Notes) /FT /Tx /Ff 4096 /V (Ring twice)",
      "/T (gift) /TU (A gift) /FT /Btn /V /Yes",
      "/T (size) /TU (Size) /FT /Btn /Ff 49152 /Opt [ (S) (M) (L) ] /V /1 /DV /1",
      "/T (day) /TU (Delivery) /FT /Tx /V (Nov 30, 2026)", "/T (signed) /TU (Signature) /FT /Sig",
    ] { #expect(pdf.contains(part), "\(part)") }
    #expect(!pdf.contains("1234"))
    // Of three choices each is a form by itself.
    #expect(pdf.matches(of: #/\/S \/Form\b/#).count == 10)
    #expect(!pdf.contains("/S /Figure"))
  }

  @Test func theyAreDrawnUnlessTheDocumentSaysSo() throws {
    for attributes in ["", " forms=\"false\""] {
      let pdf = try pdf(attributes)
      #expect(fields(pdf) == [] && !pdf.contains("AcroForm"))
    }
    #expect(try fields(pdf("") { $0.pdf.hasForms = true }).count == 8)
  }

  @Test func standardsTakeThem() throws {
    let pdf = try pdf(" forms=\"true\" standard=\"a-2a,ua-1\"")
    #expect(fields(pdf).count == 8 && pdf.contains("<pdfuaid:part>1<"))
    let markup = """
      <document forms="true" language="en" standard="ua-1" title="a">
        <UISwitch id="gift"/>
      </document>
      """
    let problem = #expect(throws: Diagnostics.self) {
      try Template(markup: markup, registry: .documents).render(as: .pdf)
    }
    #expect(
      problem?.all.first?.message
        == "A PDF/UA document says of each field what it is for, and 'gift' has no label")
    #expect(problem?.all.first?.span?.line == 2)
  }

  private func drawn(_ view: UIView, size: CGSize) throws -> String {
    var options = OutputOptions()
    options.pdf.hasForms = true
    options.pdf.packsObjects = false
    return String(decoding: try view.render(as: .pdf, size: size, options: options), as: Unicode.ASCII.self)
  }

  @Test func aMenuOfChoicesAndWheelsAreChoices() throws {
    let button = UIButton(configuration: .gray())
    button.accessibilityIdentifier = "size"
    button.menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    #expect(
      try drawn(button, size: CGSize(width: 140, height: 34)).contains(
        "/T (size) /TU (Small) /FT /Ch /Ff 131072 /Opt [ (Small) (Large) ] /V (Small)"))
    let sizes = Sizes()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (picker.dataSource, picker.delegate, picker.accessibilityIdentifier) = (sizes, sizes, "wheel")
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(
      try drawn(picker, size: picker.bounds.size).contains(
        "/T (wheel) /FT /Ch /Opt [ (Size 0) (Size 1) (Size 2) ] /V (Size 1) /DV (Size 1) /I [ 1 ] /TI 1"))
  }

  @Test func aSwitchIsFilledInWhereItIsDrawn() throws {
    let view = UISwitch(frame: .zero)
    let size = CGSize(width: 200, height: 41)
    let pdf = try drawn(view, size: size)
    #expect(pdf.contains("/Rect [ 0 5 51 36 ]"), "\(pdf.matches(of: /\/Rect.*/).map(\.0))")
    #expect(pdf.contains("/BBox [ 0 0 51 31 ]"))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try drawn(view, size: size).contains("/Rect [ 149 5 200 36 ]"))
  }

  @Test func whatNobodyFillsInIsDrawn() throws {
    let text = UITextView()
    (text.text, text.isEditable) = ("Words", false)
    let buttons = UISegmentedControl(items: ["A", "B"])
    buttons.isMomentary = true
    let hidden = UITextField()
    (hidden.text, hidden.accessibilityElementsHidden) = ("Words", true)
    for view in [text, buttons, hidden, UIButton(configuration: .gray()), UISlider()] as [UIView] {
      let pdf = try drawn(view, size: CGSize(width: 140, height: 34))
      #expect(!pdf.contains("/Widget"), "\(view)")
    }
  }

  /// Each look is drawn and nothing is changed by that.
  @Test func aControlIsTheSameAfterwards() throws {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 2
    let lever = UISwitch()
    for view in [control, lever] as [UIView] {
      let size = view.bounds.size
      let before = try view.render(as: .png, size: size)
      let pdf = try drawn(view, size: size)
      #expect(pdf.contains("/Widget"))
      #expect(try view.render(as: .png, size: size) == before)
    }
    #expect(control.selectedSegmentIndex == 2 && !lever.isOn)
  }
}

private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Size \(row)"
  }
}
