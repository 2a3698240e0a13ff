import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplateEngine

/// Prefetches rows: lays them out on threads of their own, some rows ahead of the thread that draws them, which gets them in their order.
///
/// Safe from any thread: what changes is touched only while `condition` is held, and rows are read only while `reading` is.
/// What one thread has laid out is the drawing thread's alone once it is handed on.
final class RowPrefetcher: @unchecked Sendable {
  /// A row, and how its pages are drawn.
  struct Item {
    let row: DataRow
    /// How many bytes of the data had been read with it.
    let position: Int
    let pages: Result<DocumentBatch.DrawPages, Diagnostics>
  }

  private let reading = NSLock()
  private let rows: RowReader
  private let budget: Budget
  private let shouldStop: @Sendable () -> Bool
  private let layOut: DocumentBatch.LayOut
  private let threads: Int
  private let group = DispatchGroup()
  private let condition = NSCondition()
  private var begun = 0
  private var taken = 0
  private var waiting: [Int: Item] = [:]
  private var isAtEnd = false
  private var isOver = false
  private var failure: Diagnostic?
  /// Whether all rows were read; known once there is no next one.
  var isWhole: Bool { condition.withLock { isAtEnd } && !rows.isStopped }

  /// - Parameters:
  ///   - rows: The rows, which nobody else reads until the end.
  ///   - budget: The limits of each.
  ///   - threads: How many lay out at once; with 1 the drawing thread does so itself.
  init(
    _ rows: RowReader, budget: Budget, threads: Int, shouldStop: @escaping @Sendable () -> Bool,
    layOut: @escaping DocumentBatch.LayOut
  ) {
    (self.rows, self.budget, self.threads) = (rows, budget, threads)
    (self.shouldStop, self.layOut) = (shouldStop, layOut)
  }

  /// Begins to read.
  func start() {
    rows.shouldStop = { [unowned self] in shouldStop() || condition.withLock { isOver } }
    for _ in 0..<threads where threads > 1 {
      group.enter()
      let thread = Thread { [self] in
        while layOutNext() {}
        group.leave()
      }
      // As much as the first thread of a process has: layouts nest.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Reads no more, and waits until nobody does.
  func stop() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
    group.wait()
    rows.shouldStop = shouldStop
  }

  /// The next row, once it is laid out.
  ///
  /// - Throws: What makes it impossible to read on.
  func next() throws(Diagnostic) -> Item? {
    if threads == 1 { _ = layOutNext() }
    let (item, failure) = condition.withLock { () -> (Item?, Diagnostic?) in
      while true {
        if let item = waiting.removeValue(forKey: taken + 1) {
          taken += 1
          condition.broadcast()
          return (item, nil)
        }
        if isOver, taken == begun { return (nil, self.failure) }
        condition.wait()
      }
    }
    if let failure { throw failure }
    return item
  }

  /// Lays one row out.
  func item(_ row: DataRow, at position: Int) -> Item {
    do throws(Diagnostics) {
      let pages = try BudgetMeter.meteringApart(budget) { _ throws(Diagnostics) in
        let data: TemplateData
        do throws(Diagnostic) { data = try row.templateData() } catch { throw Diagnostics([error]) }
        return try layOut(data, row)
      }
      return Item(row: row, position: position, pages: .success(pages))
    } catch {
      return Item(row: row, position: position, pages: .failure(error))
    }
  }

  /// - Returns: Whether there may be another one.
  private func layOutNext() -> Bool {
    guard let (number, row, position) = begin() else { return false }
    let item = item(row, at: position)
    condition.withLock {
      waiting[number] = item
      condition.broadcast()
    }
    return true
  }

  /// Takes a row to lay out.
  private func begin() -> (number: Int, row: DataRow, position: Int)? {
    reading.lock()
    defer { reading.unlock() }
    let hasRoom = condition.withLock {
      while begun - taken >= threads * 2, !isOver { condition.wait() }
      return !isOver
    }
    guard hasRoom else { return nil }
    var (row, problem, isAtEnd) = (DataRow?.none, Diagnostic?.none, false)
    do throws(Diagnostic) {
      if !shouldStop() {
        row = try rows.next()
        isAtEnd = row == nil
      }
    } catch { problem = error }
    return condition.withLock {
      guard let row else {
        (isOver, self.isAtEnd, failure) = (true, isAtEnd, problem)
        condition.broadcast()
        return nil
      }
      begun += 1
      return (begun, row, rows.position)
    }
  }
}
