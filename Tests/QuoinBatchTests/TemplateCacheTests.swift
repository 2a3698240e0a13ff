import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplates
import Testing

@testable import QuoinBatch

@Suite(.timeLimit(.minutes(5))) final class TemplateCacheTests {
  private let folder = NSTemporaryDirectory() + "quoin-cache-\(UInt64.random(in: 0 ... .max))"
  private let compilations = Guarded(0)
  private let reports = Guarded<[String]>([])

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var path: String { "\(folder)/a.xml" }

  private func write(_ text: String, to name: String = "a.xml") throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  private func cache(
    capacity: Int = 64, lookingEvery interval: Duration = .zero, patience: Duration = .seconds(60),
    whileCompiling: @escaping @Sendable () -> Void = {}
  ) -> TemplateCache {
    let (compilations, reports, folder) = (compilations, reports, folder)
    return TemplateCache(
      capacity: capacity, lookingEvery: interval, patience: patience,
      report: { path, problems in
        let message = problems?.all.first?.message ?? "works"
        reports.withLock { $0.append(message) }
      },
      compile: { path, files throws(Diagnostics) in
        compilations.withLock { $0 += 1 }
        let loader = ResourceLoader(policy: ResourcePolicy(folders: [URL(fileURLWithPath: folder)]))
        let template = try Template(
          contentsOf: URL(fileURLWithPath: path), loader: loader.noting(in: files), name: path)
        whileCompiling()
        return template
      })
  }

  private func width(_ template: Template) throws -> CGFloat { try template.instantiate().layOut().width }

  @Test func aTemplateIsCompiledOnceUntilItChanges() throws {
    try write("<UIView width=\"1\"/>")
    let cache = cache()
    let first = try cache.template(at: path)
    for _ in 0..<5 { #expect(try cache.template(at: path) === first) }
    try write("<UIView width=\"2\"/>")
    for _ in 0..<5 { #expect(try width(cache.template(at: path)) == 2) }
    #expect(compilations.withLock { $0 } == 2 && reports.withLock { $0 } == ["works", "works"])
  }

  @Test func whatIsBrokenIsCompiledAndReportedOnceAndTheOldOneServesOn() throws {
    try write("<UIView width=\"1\"/>")
    let cache = cache()
    let first = try cache.template(at: path)
    try write("<UIVeiw/>")
    for _ in 0..<20 { #expect(try cache.template(at: path) === first) }
    #expect(compilations.withLock { $0 } == 2)
    #expect(reports.withLock { $0.count } == 2)
    try write("<UIView width=\"3\"/>")
    #expect(try width(cache.template(at: path)) == 3)
  }

  @Test func whatNeverWorkedIsNotCompiledForEachRequest() throws {
    try write("<UIVeiw/>")
    let cache = cache()
    let messages = (0..<20).map { _ in
      #expect(throws: Diagnostics.self) { try cache.template(at: path) }?.all.first?.message
    }
    #expect(Set(messages).count == 1 && messages[0]?.contains("UIVeiw") == true)
    #expect(compilations.withLock { $0 } == 1 && reports.withLock { $0.count } == 1)
    try write("<UIView width=\"3\"/>")
    #expect(try width(cache.template(at: path)) == 3)
  }

  @Test func aPartThatBreaksAndOneThatIsMissingAreSeen() throws {
    try write("<UIView><UIView xml=\"part.xml\"/></UIView>")
    let cache = cache()
    #expect(throws: Diagnostics.self) { try cache.template(at: path) }
    try write("<UIView width=\"1\"/>", to: "part.xml")
    let template = try cache.template(at: path)
    try write("<UIVeiw/>", to: "part.xml")
    #expect(try cache.template(at: path) === template)
    try write("<UIView width=\"2\"/>", to: "part.xml")
    #expect(try cache.template(at: path) !== template)
  }

  private static let all = """
    <UIView><UILabel text="{strings.hello}"/><UIImageView image="logo.svg"/><UIView xml="part.xml"/>
    <UIView backgroundColor="Brand"/></UIView>
    """

  private static func color(_ red: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
    """
  }

  private static func square(_ size: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"1\"/>"
  }

  /// A template that names a file of each kind.
  private func writeAll() throws {
    try write(Self.all)
    try write("\"hello\" = \"Hello\";", to: "Localizable.strings")
    try write(Self.square(1), to: "logo.svg")
    try write("<UIView width=\"1\"/>", to: "part.xml")
    try write(Self.color("0.1"), to: "Media.xcassets/Brand.colorset/Contents.json")
  }

  @Test(arguments: [
    ("Localizable.strings", "\"hello\" = \"Good day\";"), ("logo.svg", square(2)),
    ("part.xml", "<UIView width=\"2\"/>"), ("Media.xcassets/Brand.colorset/Contents.json", color("0.2")),
    ("More.xcassets/Brand.colorset/Contents.json", color("0.3")), ("fonts/a.ttf", "no font"),
    ("de.lproj/Localizable.strings", "\"hello\" = \"Hallo\";"),
  ])
  func eachFileThatATemplateIsMadeOfCounts(name: String, text: String) throws {
    try writeAll()
    let cache = cache()
    let first = try cache.template(at: path)
    _ = try first.instantiate()
    try write("something", to: "notes.txt")
    #expect(try cache.template(at: path) === first)
    try write(text, to: name)
    let second = try cache.template(at: path)
    #expect(second !== first)
    #expect(try cache.template(at: path) === second)
  }

  @Test func stringsThatAreReadWhileAPictureIsDrawnCount() throws {
    try writeAll()
    try write("\"hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
    let cache = cache()
    let first = try cache.template(at: path)
    func draw(_ template: Template) throws -> Data {
      var options = OutputOptions()
      options.traits = UITraitCollection(language: "de")
      return try template.render(as: .svg, options: options)
    }
    let german = try draw(first)
    #expect(try cache.template(at: path) === first)
    try write("\"hello\" = \"Guten Tag\";", to: "de.lproj/Localizable.strings")
    #expect(try draw(cache.template(at: path)) != german)
  }

  @Test func imagesThatDataNameAreReadEachTimeAndNothingIsCompiled() throws {
    try write("<UIImageView image=\"{name}\"/>")
    try write(Self.square(1), to: "one.svg")
    let cache = cache()
    let first = try cache.template(at: path)
    func width() throws -> CGFloat {
      try cache.template(at: path).instantiate(state: ["name": "one.svg"]).layOut().width
    }
    #expect(try width() == 1)
    try write(Self.square(2), to: "one.svg")
    #expect(try width() == 2)
    #expect(try cache.template(at: path) === first)
  }

  @Test func whatItIsMadeOfIsLookedAtNowAndThenAndItsOwnFileEachTime() throws {
    try writeAll()
    let cache = cache(lookingEvery: .seconds(3600))
    let first = try cache.template(at: path)
    try write("<UIView width=\"2\"/>", to: "part.xml")
    #expect(try cache.template(at: path) === first)
    try write(Self.all + " ")
    #expect(try cache.template(at: path) !== first)
  }

  @Test func aPartThatBreaksIsCompiledAndReportedOnce() throws {
    try writeAll()
    let cache = cache()
    let first = try cache.template(at: path)
    try write("<UIVeiw/>", to: "part.xml")
    for _ in 0..<20 { #expect(try cache.template(at: path) === first) }
    #expect(compilations.withLock { $0 } == 2 && reports.withLock { $0.count } == 2)
  }

  @Test func aChangeWhileItIsReadIsNotMissed() throws {
    try write("<UIView width=\"1\"/>")
    let folder = folder
    let cache = cache(whileCompiling: {
      guard (try? String(contentsOfFile: "\(folder)/a.xml", encoding: .utf8))?.contains("\"1\"") == true
      else { return }
      try? Data("<UIView width=\"2\"/>".utf8).write(
        to: URL(fileURLWithPath: "\(folder)/a.xml"), options: .atomic)
    })
    #expect(try width(cache.template(at: path)) == 1)
    #expect(try width(cache.template(at: path)) == 2)
  }

  @Test func theOldOneServesWhileTheNewOneIsCompiled() async throws {
    try write("<UIView width=\"1\"/>")
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isSlow = Guarded(false)
    let cache = cache(whileCompiling: {
      guard isSlow.withLock({ $0 }) else { return }
      begun.signal()
      end.wait()
    })
    let (first, path) = (try cache.template(at: path), path)
    isSlow.withLock { $0 = true }
    try write("<UIView width=\"2\"/>")
    let second: Template = try await withCheckedThrowingContinuation { continuation in
      Thread {
        let compiling = DispatchGroup()
        let result = Guarded<Result<Template, any Error>?>(nil)
        compiling.enter()
        Thread {
          let found = Result { try cache.template(at: path) }
          result.withLock { $0 = found }
          compiling.leave()
        }.start()
        _ = begun.wait(timeout: .now() + 30)
        for _ in 0..<10 { #expect((try? cache.template(at: path)) === first) }
        end.signal()
        compiling.wait()
        continuation.resume(with: result.withLock { $0 ?? .failure(CancellationError()) })
      }.start()
    }
    #expect(second !== first)
    #expect(compilations.withLock { $0 } == 2)
  }

  /// What many threads get that ask for the template at once, which is compiled until all of them have asked.
  private func askAtOnce(_ cache: TemplateCache, _ asked: DispatchSemaphore) async -> [Template?] {
    let path = path
    let found = Guarded<[Template?]>([])
    await withCheckedContinuation { continuation in
      Thread {
        let group = DispatchGroup()
        for _ in 0..<8 {
          group.enter()
          Thread {
            asked.signal()
            let template = try? cache.template(at: path)
            found.withLock { $0.append(template) }
            group.leave()
          }.start()
        }
        group.wait()
        continuation.resume()
      }.start()
    }
    return found.withLock { $0 }
  }

  @Test(arguments: ["<UIView width=\"1\"/>", "<UIVeiw/>"])
  func whatManyThreadsAskForFirstIsCompiledOnce(markup: String) async throws {
    try write(markup)
    let (asked, compilations) = (DispatchSemaphore(value: 0), Guarded(0))
    let cache = TemplateCache(patience: .seconds(60)) { path, _ throws(Diagnostics) in
      compilations.withLock { $0 += 1 }
      for _ in 0..<8 { asked.wait() }
      return try Template(contentsOf: URL(fileURLWithPath: path), name: path)
    }
    let templates = await askAtOnce(cache, asked)
    #expect(compilations.withLock { $0 } == 1)
    #expect(templates.count == 8 && Set(templates.map { $0.map(ObjectIdentifier.init) }).count == 1)
    #expect((templates[0] == nil) == (markup == "<UIVeiw/>"))
  }

  @Test func whoeverHasWaitedLongEnoughCompilesForItself() async throws {
    try write("<UIView width=\"1\"/>")
    let (asked, end, isFirst) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), Guarded(true))
    let cache = TemplateCache(patience: .milliseconds(1)) { path, _ throws(Diagnostics) in
      let waits = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      // The first hangs until another has its template.
      if waits { end.wait() } else { end.signal() }
      return try Template(contentsOf: URL(fileURLWithPath: path), name: path)
    }
    let templates = await askAtOnce(cache, asked)
    #expect(templates.count == 8 && !templates.contains { $0 == nil })
  }

  @Test func theLeastRecentlyUsedAreEvicted() throws {
    for name in ["a.xml", "b.xml", "c.xml"] { try write("<UIView width=\"1\"/>", to: name) }
    let cache = cache(capacity: 2)
    for name in ["a", "b", "a", "c", "a", "b"] { _ = try cache.template(at: "\(folder)/\(name).xml") }
    #expect(compilations.withLock { $0 } == 4)
  }

  @Test func aGenerationTellsATemplateFromThoseBeforeIt() throws {
    try write("<UIView width=\"1\"/>")
    let cache = cache()
    // Of one that nobody has asked for, it is what the template will have.
    let first = cache.generation(of: path)
    #expect(cache.generation(of: path) == first && compilations.withLock { $0 } == 0)
    #expect(try cache.templateAndGeneration(at: path).generation == first)
    #expect(cache.generation(of: path) == first && cache.generation(of: "\(folder)/other.xml") != first)
    try write("<UIView width=\"2\"/>")
    let second = cache.generation(of: path)
    #expect(second != first && cache.generation(of: path) == second)
    #expect(try cache.templateAndGeneration(at: path).generation == second)
    // While the newest is broken, the one before serves on, as what it is.
    try write("<UIVeiw/>")
    #expect(cache.generation(of: path) != second)
    #expect(try cache.templateAndGeneration(at: path).generation == second)
    #expect(cache.generation(of: path) == second)
  }

  @Test func aChangeThatIsSeenByWhoAsksForTheGenerationIsSeenByWhoDraws() throws {
    try write("<UIView width=\"4\" height=\"4\"><UIView xml=\"part.xml\"/></UIView>")
    try write("<UIView width=\"1\"/>", to: "part.xml")
    let cache = cache(lookingEvery: .milliseconds(50))
    let first = try cache.templateAndGeneration(at: path).generation
    try write("<UIView width=\"2\"/>", to: "part.xml")
    usleep(60_000)
    let second = cache.generation(of: path)
    #expect(second != first)
    #expect(try cache.templateAndGeneration(at: path).generation == second)
  }
}
