import QuoinDiagnostics
import QuoinResources
import QuoinTemplates
import Testing

@testable import QuoinDocuments

/// What data come to is counted by the memory that it takes, wherever it is made.
@Suite struct MemoryTests {
  private func problem(
    _ markup: String, _ state: [String: Any] = [:], memory: Int, as format: OutputFormat = .png
  ) throws -> String? {
    var budget = Budget()
    budget.memory = memory
    do {
      _ = try Template(markup: markup, registry: .documents).render(
        state: state, size: .width(200), as: format, budget: budget)
      return nil
    } catch {
      return error.all.first?.message
    }
  }

  private let message = "Took more than the limit of 1 MB of memory"
  private let empty = Array(repeating: "", count: 3000)

  @Test func nodesOfRepetitionsAreCounted() throws {
    let markup =
      "<UIStackView><repeat for='r' in='rows'><UILabel text='{r}' height='1'/></repeat></UIStackView>"
    #expect(try problem(markup, ["rows": empty], memory: 1_000_000) == message)
    #expect(try problem(markup, ["rows": empty], memory: 20_000_000) == nil)
  }

  @Test func piecesOfAPageAreCounted() throws {
    let markup = "<document><repeat for='r' in='rows'><UILabel text='{r}'/></repeat></document>"
    #expect(try problem(markup, ["rows": empty], memory: 1_000_000, as: .pdf) == message)
    #expect(try problem(markup, ["rows": empty], memory: 40_000_000, as: .pdf) == nil)
  }

  @Test func piecesThatAreUsedAgainTakeNoMore() throws {
    let markup = "<document><repeat for='r' in='rows'><UILabel text='{r}' height='90'/></repeat></document>"
    #expect(try problem(markup, ["rows": Array(empty.prefix(400))], memory: 1_000_000, as: .pdf) == nil)
  }

  @Test func glyphsAreCounted() throws {
    let text = (0..<40_000).map { "\($0 % 977)" }.joined(separator: " ")
    #expect(try problem("<UILabel text='{text}'/>", ["text": text], memory: 1_000_000) == message)
    #expect(try problem("<UILabel text='{text}'/>", ["text": text], memory: 200_000_000) == nil)
  }

  @Test func pointsOfPathsAreCounted() throws {
    let path = "M0 0" + (0..<30_000).map { "L\($0 % 89) \($0 % 71)" }.joined()
    #expect(try problem("<Path d='{path}' height='90'/>", ["path": path], memory: 1_000_000) == message)
    #expect(try problem("<Path d='{path}' height='90'/>", ["path": path], memory: 90_000_000) == nil)
  }

  @Test func onePageHoldsSoManyBlocksAndNoMore() throws {
    let markup = "<document><repeat for='r' in='rows'><UILabel text='{r}'/></repeat></document>"
    var budget = Budget()
    budget.blocksOnPage = 100
    func render(_ rows: Int) throws -> String? {
      do {
        _ = try Template(markup: markup, registry: .documents).render(
          state: ["rows": Array(repeating: "", count: rows)], as: .pdf, budget: budget)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(try render(100) == nil)
    #expect(
      try render(101)?.contains("1:38: error: More than the limit of 100 blocks on page 1") == true)
  }
}
