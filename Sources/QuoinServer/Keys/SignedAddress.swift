import Foundation
import QuoinDiagnostics
import QuoinGraphics

extension ServiceKeys {
  /// Signs an address, so that everyone who has it gets its picture for some time, and nobody another one.
  ///
  /// ```swift
  /// let address = try keys.signed("https://pictures.example.com/render/card.png?data=%7B%7D", until: .now + 3600)
  /// ```
  ///
  /// - Parameters:
  ///   - address: A path with a query, with or without the host before it. What browsers would percent-encode on their
  ///     way to the service, such as quotes, is encoded before it is signed.
  ///   - name: The key that signs; the first without a name.
  ///   - end: When it ends; nothing for an address that holds until its key is taken away.
  /// - Returns: The address with `key`, `expires` where it ends, and `signature` behind its other parameters.
  /// - Throws: Why there can be no such address.
  public func signed(_ address: String, key name: String? = nil, until end: Date?) throws(Diagnostic)
    -> String
  {
    guard let key = secret(of: name) else {
      throw .unknownKey(name ?? "", NearestNames(to: name ?? "", among: names))
    }
    let start: String.Index
    if let scheme = address.range(of: "://") {
      start = address[scheme.upperBound...].firstIndex(of: "/") ?? address.endIndex
    } else {
      start = address.startIndex
    }
    let target = Self.encoded(address[start...])
    guard target.first == "/", !target.contains("#"), target.utf8.allSatisfy({ (0x21..<0x7F).contains($0) })
    else {
      throw .notSignable(address)
    }
    let query = Query(target.drop { $0 != "?" }.dropFirst())
    guard let query, !Self.own.contains(where: { query[$0] != nil }) else { throw .notSignable(address) }
    let expires = end.map { "&expires=\(Int(min(max($0.timeIntervalSince1970, 0), 1e15)))" } ?? ""
    let whole = "\(target)\(target.contains("?") ? "&" : "?")key=\(key.name)\(expires)"
    return "\(address[..<start])\(whole)&signature=\(Self.signature(of: whole, key.secret))"
  }

  /// Looks whether there is a template for the picture of an address.
  ///
  /// - Parameters:
  ///   - address: What is to be signed.
  ///   - folder: The folder that is served.
  /// - Throws: That there is none, or no such folder.
  package static func look(at address: String, servedFrom folder: String) throws(Diagnostic) {
    let folder = try ServedFolder(folder)
    let path = address.prefix { $0 != "?" }
    guard let mark = path.range(of: "/render/"),
      let file = Query.decoded(path[mark.upperBound...], plusIsSpace: false)
    else { throw .notAPicture(address) }
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    if folder.file(of: file) == nil, folder.file(of: name) == nil {
      throw .noTemplateToSign(name, NearestNames(to: name, among: folder.names()))
    }
  }

  /// A target as it is sent: what may not stand in one is percent-encoded, and so is what some browsers encode.
  private static func encoded(_ target: Substring) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in target.utf8 {
      if byte > 0x7F || #" "'<>\^`{|}"#.utf8.contains(byte) {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parameters that signing adds.
  static let own = ["key", "expires", "signature"]

  /// What became of looking at a signature.
  enum Verdict: Equatable {
    /// Until then, in seconds since 1970; nothing for as long as there is the key.
    case valid(key: String, until: Int?)
    case expired(at: Int)
    /// Something else was signed, or with another key.
    case wrong
    /// A parameter of this name stands behind the signature.
    case extended(by: String)
  }

  /// Looks at the signature of an address.
  ///
  /// - Parameters:
  ///   - target: The path and the query.
  ///   - now: Seconds since 1970.
  func verdict(on target: String, at now: Int) -> Verdict {
    guard let mark = target.range(of: "&signature=", options: .backwards) else { return .wrong }
    let (whole, given) = (target[..<mark.lowerBound], target[mark.upperBound...])
    if let more = given.firstIndex(of: "&") {
      return .extended(by: String(given[more...].dropFirst().prefix { $0 != "=" && $0 != "&" }))
    }
    guard let query = Query(whole.drop { $0 != "?" }.dropFirst()),
      let key = query["key"].flatMap({ secret(of: $0) }), given.utf8.count <= 64,
      SHA256.isSame(Array(given.utf8), Array(Self.signature(of: String(whole), key.secret).utf8))
    else { return .wrong }
    // Whoever has no key cannot leave the end out, which is signed with the rest.
    guard let expires = query["expires"] else { return .valid(key: key.name, until: nil) }
    guard let end = Int(expires) else { return .wrong }
    return now < end ? .valid(key: key.name, until: end) : .expired(at: end)
  }

  private static func signature(of target: String, _ secret: [UInt8]) -> String {
    Data(SHA256.signature(of: Array("GET \(target)".utf8), key: secret)).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
}

extension Diagnostic {
  fileprivate static func unknownKey(_ name: String, _ nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "There is no key '\(name)'", suggestions: nearest)
  }

  fileprivate static func notAPicture(_ address: String) -> Diagnostic {
    Diagnostic(.error, "'\(address.prefix(200))' is no picture's; its path is such as /render/card.png")
  }

  fileprivate static func noTemplateToSign(_ name: String, _ nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error, "There is no template '\(name.prefix(200))' in the folder that is served", suggestions: nearest)
  }

  fileprivate static func notSignable(_ address: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(address.prefix(200))' cannot be signed: give a path such as /render/card.png?data=%7B%7D, without a # and not signed yet"
    )
  }
}
