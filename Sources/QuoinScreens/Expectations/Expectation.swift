import Foundation
import QuoinDiagnostics
import QuoinViews

/// One statement of a test about what is shown, in all surroundings that it names.
struct Expectation {
  let kind: RecordKind
  let name: String?
  let place: TestPlace
  var run = TestRun.current

  /// Makes the subject for each of the surroundings, puts it there, and lets it be looked at.
  func callAsFunction<Subject: Shown>(
    of subject: () throws -> Subject, across matrix: Surroundings.Matrix = .single, on device: String? = nil,
    size: CGSize? = nil, _ look: (UIView, Record) throws(Diagnostic) -> Void
  ) rethrows {
    MisuseReports.begin()
    for surroundings in combinations(of: matrix, device: device, size: size) {
      guard let record = claimed(words: surroundings.words) else { continue }
      let misuses = Misuses()
      try Surroundings.$current.withValue(surroundings) {
        try MisuseResponse.withTaskHandler({ misuses.add($0) }) {
          try surroundings.working {
            let made = try subject()
            do throws(Diagnostic) {
              var problem: Diagnostic?
              try made.show(in: surroundings) { view in
                for problem in LayoutWatch.current.problems(in: view) { fail("\(record.title) \(problem)") }
                do throws(Diagnostic) { try look(view, record) } catch { problem = error }
              }
              if let problem { throw problem }
            } catch {
              fail("\(record.title): \(error.sentence)")
            }
          }
        }
      }
      for misuse in misuses.all { fail("\(record.title): \(misuse)") }
    }
  }

  private func combinations(of matrix: Surroundings.Matrix, device: String?, size: CGSize?) -> [Surroundings]
  {
    do throws(Diagnostic) {
      var base = Surroundings.current
      base.words = []
      if let device { base.device = try Device.find(device) }
      base.size = size ?? base.size
      return try matrix.combinations(from: base)
    } catch {
      fail(error.sentence)
      return []
    }
  }

  /// The record that a statement speaks of, which no other does; nothing where that is not so, which is told.
  private func claimed(words: [String]) -> Record? {
    do throws(Diagnostic) {
      let record = try Record(kind, name: name, words: words, place: place)
      try run.claim(record)
      return record
    } catch {
      fail(error.sentence)
      return nil
    }
  }

  func fail(_ message: String, attachments: [TestFailure.Attachment] = []) {
    FailureReporter.current(TestFailure(message, at: place, attachments: attachments))
  }
}
