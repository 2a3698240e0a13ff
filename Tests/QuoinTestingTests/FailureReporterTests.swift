import Foundation
import QuoinTesting
import Testing

@Suite("Who is told of failures")
struct FailureReporterTests {
  @Test("Swift Testing is, at the place of the statement")
  func swiftTesting() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("never-there")
    let line = #line + 3
    withKnownIssue {
      Recording.$current.withValue(Recording(mode: .never, folder: folder)) {
        expectPicture(of: TestCard(), "card")
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        && issue.comments.first?.rawValue.hasPrefix("“card”: no picture was ever recorded") == true
    }
  }

  @Test("A trait says how is recorded, for a test or a suite", .recording(.never, tolerance: .exact))
  func trait() {
    #expect(Recording.current.mode == .never && Recording.current.tolerance == .exact)
    #expect(Recording.current.folder == nil)
  }

  @Suite("A suite within", .recording(.again, in: URL(fileURLWithPath: "/nowhere")))
  struct Inner {
    @Test("takes its own, and what is said nearer counts", .recording(.missing))
    func inner() {
      #expect(Recording.current.mode == .missing && Recording.current.folder?.path == "/nowhere")
      #expect(Recording.current.tolerance == .invisible)
    }
  }
}
