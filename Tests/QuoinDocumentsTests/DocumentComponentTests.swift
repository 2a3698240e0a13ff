import QuoinDocuments
import Testing

@Suite struct DocumentComponentTests {
  @Test func everyStandardComponentIsThereInDocuments() {
    let names = Set(ComponentRegistry.documents.componentNames)
    #expect(names.isSuperset(of: ComponentRegistry.standard.componentNames))
    #expect(ComponentRegistry.documents.diagnostics.isEmpty)
  }
}
