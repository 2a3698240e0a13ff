import Dispatch
import Foundation
import QuoinDiagnostics
import SwiftParser
import SwiftSyntax

/// Writes the sources of a target anew, so that what was written for UIKit compiles where there is no Objective-C runtime.
///
/// What is written keeps its lines, and says which file it was made of: errors, failures of tests and `#filePath` are those
/// of the sources as they stand.
///
/// ```swift
/// let ported = Porter(sources).port()
/// for file in ported.files { print(file.text) }
/// ```
public struct Porter: Sendable {
  private let sources: [PortSource]
  private let context: [PortSource]

  /// Creates a porter.
  ///
  /// - Parameters:
  ///   - sources: All files of one target.
  ///   - context: Files of other targets that these use: they are read for their methods and protocols, and not written.
  public init(_ sources: [PortSource], context: [PortSource] = []) {
    self.sources = sources
    self.context = context
  }

  /// Writes the files anew.
  ///
  /// - Returns: A file for each source, in their order, and what could not be carried over, by its place.
  public func port() -> PortedTarget {
    let all = sources + context
    let excesses = inParallel(all.count) { SourceNesting(all[$0].text).excess }
    // What would take for ever is left as it is.
    let trees = inParallel(all.count) { Parser.parse(source: excesses[$0] == nil ? all[$0].text : "") }
    let found = inParallel(all.count) { index in
      let collector = DeclarationCollector(file: all[index].path)
      collector.walk(trees[index])
      return collector.table
    }
    var table = DeclarationTable()
    for part in found { table.add(part) }
    let whole = table
    var written = inParallel(sources.count) { index in
      let porter = FilePorter(sources[index], table: whole)
      if let excess = excesses[index] { porter.tell(.tooDeepSource(), at: excess) }
      porter.walk(trees[index])
      return porter.draft()
    }
    for standIn in StandIn.allCases where !whole.declares(standIn.rawValue) {
      let first = written.firstIndex { $0.standIns.contains(standIn) }
      if let first { written[first].supplement.append(standIn.text) }
    }
    let drafts = written
    var moved: [String: [MovedMember]] = [:]
    for member in drafts.flatMap(\.moved) { moved[member.type, default: []].append(member) }
    let members = moved
    let files = inParallel(drafts.count) { drafts[$0].file(with: members) }
    return PortedTarget(files: files, diagnostics: drafts.flatMap(\.diagnostics))
  }
}

/// A file that is to be ported.
public struct PortSource: Sendable {
  /// Where it lies, as messages and `#filePath` say it.
  public let path: String
  /// What is in it.
  public let text: String

  /// Creates a source.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// What came of a target.
public struct PortedTarget: Sendable {
  /// The files that were written anew, in the order of their sources.
  public let files: [PortedFile]
  /// What could not be carried over, in the order of files and places.
  public let diagnostics: [Diagnostic]
}

/// A file that was written anew.
public struct PortedFile: Sendable {
  /// Where its source lies.
  public let path: String
  /// What it is now: a line that names the source, then its lines.
  public let text: String
}

/// What a function gives for each number below a count, worked out on all cores.
///
/// A tree is as deep as its source: each call of a chain holds those before it. Threads have room for a hundred thousand
/// levels, of which only what is used takes memory.
private func inParallel<Result: Sendable>(
  _ count: Int, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
  var results = [Result?](repeating: nil, count: count)
  results.withUnsafeMutableBufferPointer { buffer in
    // Each call writes a place of its own.
    nonisolated(unsafe) let places = buffer
    let threadCount = min(count, ProcessInfo.processInfo.activeProcessorCount)
    let group = DispatchGroup()
    for first in 0..<threadCount {
      group.enter()
      let thread = Thread {
        for index in stride(from: first, to: count, by: threadCount) { places[index] = work(index) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
  }
  return results.compactMap { $0 }
}

/// In bytes.
private let stackSize = 1 << 28
