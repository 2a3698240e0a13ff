import QuoinDiagnostics
import Testing

@testable import QuoinScreens

@Suite("When records are written")
struct RecordingModeTests {
  @Test("The environment says it, in any case; without it what is missing is recorded")
  func environment() throws {
    #expect(try RecordingMode.stated(in: [:]) == .missing)
    #expect(try RecordingMode.stated(in: ["QUOIN_RECORD": ""]) == .missing)
    #expect(try RecordingMode.stated(in: ["QUOIN_RECORD": "Again"]) == .again)
    #expect(try RecordingMode.stated(in: ["QUOIN_RECORD": "never"]) == .never)
  }

  @Test("A word that means nothing is refused with what it can be")
  func unknown() {
    let error = #expect(throws: Diagnostic.self) { try RecordingMode.stated(in: ["QUOIN_RECORD": "agian"]) }
    #expect(
      error?.sentence == "QUOIN_RECORD is “agian”, and can be missing, again, never; did you mean again?")
  }
}
