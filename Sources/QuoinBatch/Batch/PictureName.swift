import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplateEngine

/// What the picture of a row is called: a text with expressions in braces, such as `cards/{id}.png`.
///
/// The expressions see the row's data, and `rowNumber`, which counts from 1.
public struct PictureName: Sendable {
  /// The text as it was given.
  public let text: String
  private let rowText: RowText
  /// What stands before the first expression: nobody's data.
  private let fixed: Substring.UTF8View
  /// Whether every row has the same name.
  public var isConstant: Bool { rowText.isConstant }
  /// Whether it says in which of several ways a row is drawn.
  ///
  /// - Parameter variant: One of the ways.
  package func tells(_ variant: RowVariant) -> Bool { rowText.keys.contains(variant.key) }

  /// Compiles a name.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - file: What diagnostics call the place where it was given.
  /// - Throws: What is wrong with an expression in it, at its place.
  public init(_ text: String, file: String = "name") throws(Diagnostics) {
    self.text = text
    rowText = try RowText(text, file: file)
    fixed = text.utf8.prefix { $0 != UInt8(ascii: "{") }
  }

  /// What stands before the first expression to its last slash; empty without one.
  var folder: String {
    fixed.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(fixed[...$0])) } ?? ""
  }

  /// The name of a row's picture: a path of which each part is a name that a file may have.
  ///
  /// - Parameters:
  ///   - data: The row's data.
  ///   - rowNumber: Which row it is, from 1.
  ///   - variant: In which of several ways it is drawn; a size may have expressions in braces.
  ///   - isInArchive: Whether it stands in an archive, which may be unpacked on any system.
  /// - Throws: A diagnostic where the row lacks something that the name is made of, or where the name is none or leads
  ///   out of its folder.
  func callAsFunction(
    _ data: TemplateData, rowNumber: Int, variant: RowVariant? = nil, isInArchive: Bool = false
  ) throws(Diagnostic) -> String {
    var variant = variant
    if let way = variant, case .size(let size) = way, tells(way) {
      variant = .size(try said(size, by: data, rowNumber))
    }
    let name = try rowText(data, rowNumber: rowNumber, variant: variant, for: "The name of the picture")
    try check(name)
    if isInArchive, Self.leadsElsewhere(name.utf8) { throw .nameForOtherSystems(name) }
    return name
  }

  /// The size that a row says.
  private func said(_ size: String, by data: TemplateData, _ rowNumber: Int) throws(Diagnostic) -> String {
    guard size.contains("{") else { return size }
    let text: RowText
    do throws(Diagnostics) { text = try RowText(size, file: "--size") } catch {
      throw error.all.first ?? .noSize(size)
    }
    return try text(data, rowNumber: rowNumber, for: "The size of the picture")
  }

  /// Looks at what stands before the first expression, which in a folder may be any path.
  ///
  /// - Throws: Why nothing in an archive should be called so: whoever unpacks it would write elsewhere.
  func checkInArchive() throws(Diagnostic) {
    let parts = String(decoding: fixed, as: UTF8.self)
      .split(separator: "/", omittingEmptySubsequences: false)
    if parts.dropLast().contains(where: { ["", ".", ".."].contains($0) })
      || isConstant && [".", "..", ""].contains(parts.last) || Self.leadsElsewhere(fixed)
    {
      throw .nameLeavesArchive(text)
    }
  }

  /// Whether a name has a backslash or a drive in it, which are parts of paths where others unpack.
  private static func leadsElsewhere(_ name: some Collection<UInt8>) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let isDrive =
      name.dropFirst().first == UInt8(ascii: ":") && name.first.map { letters.contains($0 | 0x20) } == true
    return isDrive || name.contains(UInt8(ascii: "\\"))
  }

  /// - Throws: Why data must not make such a name: it leads up, to the root, into nothing, or is none.
  private func check(_ name: String) throws(Diagnostic) {
    // Bytes, as the system takes them: a slash with a mark above it is one character.
    let slash = UInt8(ascii: "/")
    let parts = name.utf8.split(separator: slash, omittingEmptySubsequences: false)
    // The last of these goes on with data.
    let meant =
      name.utf8.starts(with: fixed) ? fixed.split(separator: slash, omittingEmptySubsequences: false) : []
    for (index, part) in parts.enumerated() {
      if part.contains(0) || part.count > 255 { throw .noFileName(String(Substring(part))) }
      if index + 1 < meant.count { continue }
      if part.isEmpty { throw .emptyName(name) }
      guard part.first == UInt8(ascii: ".") else { continue }
      if part.count == 1 || part.elementsEqual("..".utf8) { throw .nameLeavesFolder(name) }
      // Such as `.png`, where what the row has is nil, or a file of somebody's settings.
      guard index < meant.count, meant[index].first == part.first else { throw .hiddenName(name) }
    }
    guard name.utf8.count < Int(PATH_MAX) else { throw .noFileName(name) }
  }
}

extension Diagnostic {
  private static func ofName(_ message: String) -> Diagnostic { Diagnostic(.error, message) }

  fileprivate static func emptyName(_ name: String) -> Diagnostic {
    ofName("The name of the picture, '\(name)', has a part that is empty")
  }

  fileprivate static func noSize(_ size: String) -> Diagnostic { ofName("'\(size)' is no size") }

  fileprivate static func nameLeavesFolder(_ name: String) -> Diagnostic {
    ofName("The name of the picture, '\(name)', leads out of the folder")
  }

  fileprivate static func nameLeavesArchive(_ name: String) -> Diagnostic {
    ofName(
      "The name of the pictures, '\(name)', leads out of the archive; without / at its start and without .. it stays inside"
    )
  }

  fileprivate static func nameForOtherSystems(_ name: String) -> Diagnostic {
    ofName(
      "The name of the picture, '\(name)', has a backslash or a drive in it, which leads out of the archive on some systems"
    )
  }

  fileprivate static func hiddenName(_ name: String) -> Diagnostic {
    ofName("The name of the picture, '\(name)', has a part that begins with a point")
  }

  fileprivate static func noFileName(_ name: String) -> Diagnostic {
    ofName("'\(name.prefix(80))' is no name that a file can have")
  }
}
