import QuoinDiagnostics
import QuoinTemplates
import Testing

/// Codes, charts and paths stand in any template.
@Suite struct DrawnCardTests {
  @Test func aCardWithACodeNeedsNoOtherRegistry() throws {
    let template = try Template(
      markup: """
        <LMColumnView width="120">
          <QRCode>https://example.org/{id}</QRCode>
          <Barcode type="ean13" content="400638133393" height="40"/>
          <Chart data="[1, 2, 3]" height="60"/>
          <Path d="M0 0 L120 0" strokeColor="red"/>
        </LMColumnView>
        """)
    let rendering = try template.rendering(state: ["id": 7], as: .svg)
    #expect(rendering.warnings.isEmpty, "\(rendering.warnings)")
  }

  @Test func theStandardComponentsHaveThem() {
    let names = Set(ComponentRegistry.standard.componentNames)
    #expect(names.isSuperset(of: ["Barcode", "Chart", "Path", "QRCode"]))
    #expect(ComponentRegistry.standard.diagnostics.isEmpty)
  }
}
