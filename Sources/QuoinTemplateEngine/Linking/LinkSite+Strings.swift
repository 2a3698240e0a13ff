import Foundation
import QuoinDiagnostics
import QuoinExpressions

extension LinkSite {
  /// What begins the names of strings.
  private static let prefix = "strings."

  /// The key of a string that a name stands for; nothing for other names.
  private func key(_ names: [String]) -> String? {
    guard names.first?.hasPrefix("strings") == true else { return nil }
    let name = names.joined(separator: ".")
    return name.hasPrefix(Self.prefix) && name.utf8.count > Self.prefix.utf8.count
      ? String(name.dropFirst(Self.prefix.count)) : nil
  }

  /// Data that stand in for a string, by its whole name.
  func data(ofString names: [String]) -> NameMatch? {
    guard key(names) != nil, let match = data(names) else { return nil }
    // What is merely called `strings` may lack the key that a file has.
    return match.componentCount > 1 || names.count == 1 ? match : nil
  }

  func resolveFormat(_ path: NamePath) -> NameMatch? {
    let names = path.components
    return key(names) == nil || data(ofString: names) != nil ? nil : string(names, isCalled: true)
  }

  /// What `strings.` and a key stand for; nothing for other names.
  func string(_ names: [String], isCalled: Bool) -> NameMatch? {
    guard let key = key(names) else { return nil }
    if let found = ownerString(names, isCalled: isCalled) { return found }
    guard let strings = linker.host.resources?.strings(from: source?.base) else {
      return data(names) ?? NameMatch(.invalid(.stringsNotAvailable(key)), componentCount: names.count)
    }
    do throws(Diagnostic) {
      // What stands behind the longest key there is are members: `strings.title.count`.
      for count in stride(from: names.count, to: 1, by: -1) {
        guard let key = self.key(Array(names[..<count])), let found = try strings.string(key, in: "") else {
          continue
        }
        return try match(key, found, isCalled: isCalled && count == names.count, componentCount: count)
      }
      if names.count == 1, let found = try strings.string(key, in: "") {
        return try match(key, found, isCalled: isCalled, componentCount: 1)
      }
      if let match = data(names) { return match }
      return NameMatch(.invalid(try strings.missing(key)), componentCount: names.count)
    } catch {
      // It is told once, at its place in the file of strings.
      linker.noteStringProblem(error)
      return slot(.constant(ancestor: 0, -1), .any)
    }
  }

  /// What the owner has for the longest key there is.
  private func ownerString(_ names: [String], isCalled: Bool) -> NameMatch? {
    for count in stride(from: names.count, to: 0, by: -1) {
      guard let key = key(Array(names[..<count])) else { continue }
      guard isCalled, count == names.count else {
        guard linker.ownerHasString(key) else { continue }
        return NameMatch(resolution(.ownerString(key), .string), componentCount: count)
      }
      do throws(Diagnostic) {
        guard let arguments = try linker.ownerFormat(key) else { continue }
        let signature = FunctionSignature(Array(repeating: .any, count: arguments), result: .string)
        return NameMatch(resolution(.ownerFormat(key), .function(signature)), componentCount: count)
      } catch {
        return NameMatch(.invalid(error), componentCount: count)
      }
    }
    return nil
  }

  private func match(
    _ key: String, _ string: LocalizedString, isCalled: Bool, componentCount: Int
  ) throws(Diagnostic) -> NameMatch {
    let reference = StringReference(key: key, base: source?.base)
    if let source { linker.noteString(reference, in: source) }
    guard isCalled else {
      return NameMatch(resolution(.string(reference), .string), componentCount: componentCount)
    }
    let count: Int
    do throws(Diagnostic) {
      count = try string.argumentCount()
    } catch {
      throw error.located(at: string.place?.span)
    }
    let signature = FunctionSignature(Array(repeating: .any, count: count), result: .string)
    return NameMatch(
      resolution(.stringFormat(reference), .function(signature)), componentCount: componentCount)
  }
}
