import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplates
import Testing

@testable import QuoinService

@Suite(.timeLimit(.minutes(1))) final class TemplateShelfTests {
  private let folder = NSTemporaryDirectory() + "quoin-shelf-\(UInt64.random(in: 0 ... .max))"
  private let compilations = Guarded(0)
  private let reports = Guarded<[String]>([])

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var path: String { "\(folder)/a.xml" }

  private func write(_ text: String, to name: String = "a.xml") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
  }

  private func shelf(capacity: Int = 64, whileCompiling: @escaping @Sendable () -> Void = {}) -> TemplateShelf
  {
    let (compilations, reports) = (compilations, reports)
    return TemplateShelf(
      capacity: capacity,
      report: { path, problems in
        let message = problems?.all.first?.message ?? "works"
        reports.withLock { $0.append(message) }
      },
      compile: { path throws(Diagnostics) in
        compilations.withLock { $0 += 1 }
        let template = try Template(contentsOf: URL(fileURLWithPath: path), name: path)
        whileCompiling()
        return template
      })
  }

  private func width(_ template: Template) throws -> CGFloat { try template.instantiate().layOut().width }

  @Test func aTemplateIsCompiledOnceUntilItChanges() throws {
    try write("<UIView width=\"1\"/>")
    let shelf = shelf()
    let first = try shelf.template(at: path)
    for _ in 0..<5 { #expect(try shelf.template(at: path) === first) }
    try write("<UIView width=\"2\"/>")
    for _ in 0..<5 { #expect(try width(shelf.template(at: path)) == 2) }
    #expect(compilations.withLock { $0 } == 2 && reports.withLock { $0 } == ["works", "works"])
  }

  @Test func whatIsBrokenIsCompiledAndReportedOnceAndTheOldOneServesOn() throws {
    try write("<UIView width=\"1\"/>")
    let shelf = shelf()
    let first = try shelf.template(at: path)
    try write("<UIVeiw/>")
    for _ in 0..<20 { #expect(try shelf.template(at: path) === first) }
    #expect(compilations.withLock { $0 } == 2)
    #expect(reports.withLock { $0.count } == 2)
    try write("<UIView width=\"3\"/>")
    #expect(try width(shelf.template(at: path)) == 3)
  }

  @Test func whatNeverWorkedIsNotCompiledForEachRequest() throws {
    try write("<UIVeiw/>")
    let shelf = shelf()
    let messages = (0..<20).map { _ in
      #expect(throws: Diagnostics.self) { try shelf.template(at: path) }?.all.first?.message
    }
    #expect(Set(messages).count == 1 && messages[0]?.contains("UIVeiw") == true)
    #expect(compilations.withLock { $0 } == 1 && reports.withLock { $0.count } == 1)
    try write("<UIView width=\"3\"/>")
    #expect(try width(shelf.template(at: path)) == 3)
  }

  @Test func aPartThatBreaksAndOneThatIsMissingAreSeen() throws {
    try write("<UIView><UIView xml=\"part.xml\"/></UIView>")
    let shelf = shelf()
    #expect(throws: Diagnostics.self) { try shelf.template(at: path) }
    try write("<UIView width=\"1\"/>", to: "part.xml")
    // The missing part has no time that could change: that is found out by trying again.
    var template: Template?
    while template == nil {
      template = try? shelf.template(at: path)
      if template == nil { Thread.sleep(forTimeInterval: 0.05) }
    }
    try write("<UIVeiw/>", to: "part.xml")
    #expect(try shelf.template(at: path) === template)
    try write("<UIView width=\"2\"/>", to: "part.xml")
    #expect(try shelf.template(at: path) !== template)
  }

  @Test func aChangeWhileItIsReadIsNotMissed() throws {
    try write("<UIView width=\"1\"/>")
    let folder = folder
    let shelf = shelf(whileCompiling: {
      guard (try? String(contentsOfFile: "\(folder)/a.xml", encoding: .utf8))?.contains("\"1\"") == true
      else { return }
      try? Data("<UIView width=\"2\"/>".utf8).write(
        to: URL(fileURLWithPath: "\(folder)/a.xml"), options: .atomic)
    })
    #expect(try width(shelf.template(at: path)) == 1)
    #expect(try width(shelf.template(at: path)) == 2)
  }

  @Test func theOldOneServesWhileTheNewOneIsCompiled() async throws {
    try write("<UIView width=\"1\"/>")
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isSlow = Guarded(false)
    let shelf = shelf(whileCompiling: {
      guard isSlow.withLock({ $0 }) else { return }
      begun.signal()
      end.wait()
    })
    let (first, path) = (try shelf.template(at: path), path)
    isSlow.withLock { $0 = true }
    try write("<UIView width=\"2\"/>")
    let second: Template = try await withCheckedThrowingContinuation { continuation in
      Thread {
        let compiling = DispatchGroup()
        let result = Guarded<Result<Template, any Error>?>(nil)
        compiling.enter()
        Thread {
          let found = Result { try shelf.template(at: path) }
          result.withLock { $0 = found }
          compiling.leave()
        }.start()
        begun.wait()
        for _ in 0..<10 { #expect((try? shelf.template(at: path)) === first) }
        end.signal()
        compiling.wait()
        continuation.resume(with: result.withLock { $0 ?? .failure(CancellationError()) })
      }.start()
    }
    #expect(second !== first)
    #expect(compilations.withLock { $0 } == 2)
  }

  @Test func thoseUsedLongestAgoGo() throws {
    for name in ["a.xml", "b.xml", "c.xml"] { try write("<UIView width=\"1\"/>", to: name) }
    let shelf = shelf(capacity: 2)
    for name in ["a", "b", "a", "c", "a", "b"] { _ = try shelf.template(at: "\(folder)/\(name).xml") }
    #expect(compilations.withLock { $0 } == 4)
  }
}
