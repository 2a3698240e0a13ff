import Testing

@testable import QuoinHTTP

@Suite struct HTTPFieldsTests {
  @Test func namesAreTheSameInWhateverCase() {
    var fields: HTTPFields = ["Accept": "a", "X": "1", "ACCEPT": "b"]
    #expect(fields["accept"] == "a, b" && fields["x"] == "1" && fields["y"] == nil)
    fields["Accept"] = "c"
    #expect(fields.all.map(\.name) == ["X", "Accept"] && fields["ACCEPT"] == "c")
    fields["x"] = nil
    #expect(fields.all.count == 1)
  }

  @Test func timesAreWrittenAsHTTPWritesThem() {
    #expect(HTTPDate.text(of: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }
}
