import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinResources
import QuoinTestSupport
import QuoinViews
import Synchronization
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Twice as much of anything in a template takes twice the work: steps are counted, not time.
@Suite struct LinearWorkTests {
  /// What there is many times, with the template that holds it so often.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case document, stack, patterns, rows, ids, idsGivenTwice, macros, parts, parameters, conditions,
      repetitions, openLengths

    var testDescription: String { rawValue }

    /// - Parameter run: What texts begin with, so that nobody has set them before, which would be less work.
    func markup(_ count: Int, run: Int) -> String {
      func many(_ make: (Int) -> String) -> String { (0..<count).map(make).joined() }
      switch self {
      case .document:
        return "<document>\(many { "<UILabel text='\(run) \($0) {1 + \($0)} {x}'/>" })</document>"
      case .stack:
        return "<UIStackView axis='vertical'>\(many { "<UILabel text='\(run) \($0) {x}'/>" })</UIStackView>"
      case .patterns:
        return
          "<UITableView>\(many { "<UITableViewCell reuseIdentifier='k\($0)'><UILabel text='\(run) {x}'/></UITableViewCell>" })</UITableView>"
      case .rows:
        return
          "<UITableView>\(many { "<repeat for='r' in='0..&lt;1'><UITableViewCell><UILabel text='\(run) \($0) {x}'/></UITableViewCell></repeat>" })</UITableView>"
      case .ids:
        return
          "<UIView>\(many { "<UIView id='k\($0)' top='\($0 % 20 == 0 ? "0" : "#k\($0 - 1).bottom")' height='1'/>" })</UIView>"
      case .idsGivenTwice:
        return
          "<UIView>\(many { $0 % 20 == 0 ? "<UIView><UILabel id='a' text='x'/></UIView>" : "<UILabel left='#a.right'/>" })</UIView>"
      case .macros:
        return
          "<UIView>\(many { "<macro name='M\($0)' value='\($0) + 1'/>" })\(many { "<UIView width='M\($0)'/>" })</UIView>"
      case .parts: return "<UIView>\(many { "<UIView xml='Part.xml' label='\($0)' size='x'/>" })</UIView>"
      case .parameters:
        return
          "<UIView>\(many { "<param name='p\($0)' type='CGFloat'/>" })\(many { "<UIView width='p\($0)'/>" })</UIView>"
      case .openLengths:
        return
          "<UIView><UIStackView>\(many { _ in "<Badge width='50%' height='100%' count='x'/>" })</UIStackView></UIView>"
      case .conditions:
        return
          "<UIView>\(many { "<if test='x &gt; \($0)'><UIView id='k\($0)'/></if><else><UILabel id='k\($0)' text='x'/></else>" })</UIView>"
      case .repetitions:
        return
          "<UIView>\(many { "<repeat for='i' in='0..&lt;2'><UIView id='k\($0)' left='x' top='previous.bottom' height='1'/></repeat>" })</UIView>"
      }
    }
  }

  private static let runs = Atomic(1_000)

  /// The work from the source to what is seen.
  private func work(_ kind: Kind, _ count: Int) throws -> Double {
    let files = try LawFiles()
    let run = Self.runs.add(1, ordering: .relaxed).newValue
    return try BudgetMeter.metering(.untimed) { meter in
      let template = try files.template(kind.markup(count, run: run))
      var constants: [String: Any] = [:]
      if kind == .parameters { for number in 0..<count { constants["p\(number)"] = 3.0 } }
      let root = try template.instantiate(state: ["x": 5], constants: constants)
      try root.layOut(in: .fixed(CGSize(width: 300, height: 400)), environment: LayoutEnvironment())
      #expect(!root.diagnostics.hasErrors)
      if let document = root.view as? DocumentView {
        var pages = 0
        _ = try document.forEachPage { _ throws(Diagnostic) in pages += 1 }
        #expect(pages > count / 100)
      }
      return Double(meter.work)
    }
  }

  @Test(arguments: Kind.allCases) func twiceAsMuchTakesTwiceTheWork(kind: Kind) throws {
    let count = kind == .document ? 500 : 100
    let (once, twice) = (try work(kind, count), try work(kind, 2 * count))
    #expect(once > Double(count) * 64)
    #expect(twice < 2.2 * once)
  }

  @Test func aDocumentOfThousandsOfPiecesTakesNoMoreForEach() throws {
    #expect(try work(.document, 4000) < 8.4 * (try work(.document, 500)))
  }
}

extension Budget {
  /// The usual limits on a machine however slow.
  fileprivate static var untimed: Budget {
    var budget = Budget.default
    budget.wallTime = .seconds(600)
    return budget
  }
}
