import Foundation
import QuoinBatch
import QuoinDiagnostics
import QuoinHTTP

/// Why somebody gets no picture, as RFC 9457 writes it, with the diagnostics beside.
struct Problem: Error, Sendable {
  let status: Int
  let title: String
  var detail: String?
  var diagnostics = Diagnostics()
  /// Names or media types that there are.
  var offered: [String]?
  var fields = HTTPFields()

  /// The whole answer.
  var response: HTTPResponse {
    var fields: HTTPFields = ["Content-Type": "application/problem+json", "Cache-Control": "no-store"]
    for field in self.fields.all { fields.append(field.name, field.value) }
    let body = Body(
      type: "about:blank", title: title, status: status, detail: detail ?? diagnostics.all.first?.sentence,
      diagnostics: diagnostics.all.isEmpty ? nil : diagnostics.all, offered: offered)
    return HTTPResponse(status, fields: fields, body: JSONText(body).data)
  }

  private struct Body: Encodable {
    let type, title: String
    let status: Int
    let detail: String?
    let diagnostics: [Diagnostic]?
    let offered: [String]?
  }

  /// The same without the path of a folder, which is nobody's business who asks; what lies beside the folder is named from there.
  ///
  /// - Parameter spellings: What the folder may be called, longer ones first.
  func without(folder spellings: [String]) -> Problem {
    func shortened(_ text: String) -> String {
      let within = spellings.reduce(text) {
        $0.replacingOccurrences(of: $1 + "/", with: "").replacingOccurrences(of: $1, with: ".")
      }
      return spellings.reduce(within) { $0.naming(besides: $1) }
    }
    func shortened(_ span: SourceSpan) -> SourceSpan {
      SourceSpan(file: shortened(span.file), line: span.line, column: span.column, range: span.range)
    }
    var problem = self
    problem.detail = detail.map(shortened)
    problem.diagnostics = Diagnostics(
      diagnostics.all.map { diagnostic in
        Diagnostic(
          diagnostic.severity, shortened(diagnostic.message), at: diagnostic.span.map(shortened),
          notes: diagnostic.notes.map { .init(shortened($0.message), at: $0.span.map(shortened)) },
          suggestions: diagnostic.nearest?.map(shortened))
      })
    return problem
  }

  // MARK: Whoever asks

  static func badRequest(_ detail: String, _ diagnostics: Diagnostics = Diagnostics()) -> Problem {
    Problem(status: 400, title: "Bad Request", detail: detail, diagnostics: diagnostics)
  }

  private static func unauthorized(_ detail: String) -> Problem {
    Problem(
      status: 401, title: "Unauthorized", detail: detail,
      fields: ["WWW-Authenticate": "Bearer realm=\"quoin\""])
  }

  static let noKey = unauthorized("Give a key as Authorization: Bearer …, or a signed address")

  /// Whatever was given: nobody learns whether it comes near to a key.
  static let wrongKey = unauthorized(
    "The key that was given is none of this service; it is the secret that stands behind Bearer, not its name"
  )

  static let otherScheme = unauthorized("Authorization is Bearer with a key behind it; nothing else is taken")

  private static func forbidden(_ detail: String) -> Problem {
    Problem(status: 403, title: "Forbidden", detail: detail)
  }

  static let wrongSignature = forbidden(
    "The signature does not fit: the address was changed after it was signed, or signed with another service's key"
  )

  static func extended(by name: String) -> Problem {
    forbidden(
      "'\(name.prefix(200))' stands behind the signature: the address was changed after it was signed, and holds only as it was"
    )
  }

  /// - Parameter end: Seconds since 1970.
  static func expired(at end: Int) -> Problem {
    let time = Date(timeIntervalSince1970: Double(min(max(end, 0), 100_000_000_000)))
    return forbidden("The address expired at \(time.ISO8601Format())")
  }

  static let otherHost = Problem(
    status: 403, title: "Forbidden",
    detail: "Without keys this service is for its own machine alone, by its own name")

  static func noTemplate(_ name: String, nearest: String?) -> Problem {
    let rest = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Problem(
      status: 404, title: "Not Found", detail: "There is no template '\(name.prefix(200))'\(rest)")
  }

  /// A template with an ending that is none of a format.
  static func noFormat(_ ending: String, of name: String) -> Problem {
    if ending.lowercased() == "xml" {
      return Problem(
        status: 404, title: "Not Found",
        detail: "Templates are named without .xml; this one is '\(name.prefix(200))'")
    }
    let formats = AcceptedFormats.offered.map(\.rawValue)
    let nearest = nearestName(to: ending, among: formats).map { "; did you mean '\($0)'?" } ?? ""
    return Problem(
      status: 404, title: "Not Found",
      detail: "'\(ending.prefix(200))' is no format; there are \(formats.joined(separator: ", "))\(nearest)",
      offered: formats)
  }

  static let nothingHere = Problem(
    status: 404, title: "Not Found", detail: "There is nothing here; /openapi.json describes what there is")

  static func method(_ allowed: String) -> Problem {
    Problem(
      status: 405, title: "Method Not Allowed", detail: "Here there is \(allowed)", fields: ["Allow": allowed]
    )
  }

  static let notAcceptable = Problem(
    status: 406, title: "Not Acceptable", detail: "Of the formats in Accept there is none",
    offered: AcceptedFormats.offered.map(\.mediaType), fields: ["Vary": "Accept"])

  /// - Parameter limit: In bytes.
  static func tooLarge(limit: Int) -> Problem {
    Problem(
      status: 413, title: "Content Too Large",
      detail: "The data are larger than \(limit) bytes, the limit that --body sets")
  }

  /// As nginx calls it, for the log alone: nobody takes the answer.
  static let gone = Problem(status: 499, title: "Client Closed Request")

  static let notJSON = Problem(
    status: 415, title: "Unsupported Media Type", detail: "The data are JSON: Content-Type: application/json",
    fields: ["Accept": "application/json"])

  /// Data that are compressed: a few bytes of them could come to any number.
  static func encoded(_ encoding: String) -> Problem {
    Problem(
      status: 415, title: "Unsupported Media Type",
      detail: "The data come as they are, not as Content-Encoding: \(encoding.prefix(40))",
      fields: ["Accept-Encoding": "identity"])
  }

  static func unprocessable(_ diagnostics: Diagnostics) -> Problem {
    Problem(status: 422, title: "Unprocessable Content", diagnostics: diagnostics)
  }

  /// The same of a template that wants data where none came.
  func withoutData(isPost: Bool) -> Problem {
    var problem = self
    let place = isPost ? "as JSON in the body" : "as JSON behind data= in the query, percent-encoded"
    let what = detail ?? diagnostics.all.first?.sentence ?? title
    problem.detail = "\(what); no data were given, which stand \(place)"
    return problem
  }

  // MARK: The service

  static func broken(_ diagnostics: Diagnostics) -> Problem {
    Problem(
      status: 500, title: "Internal Server Error", detail: "The template is broken", diagnostics: diagnostics)
  }

  /// - Parameter seconds: When it may be worth a try.
  static func busy(_ detail: String, after seconds: Int) -> Problem {
    Problem(
      status: 503, title: "Service Unavailable", detail: detail, fields: ["Retry-After": "\(seconds)"])
  }

  static func outOfTime(_ diagnostics: Diagnostics) -> Problem {
    Problem(status: 504, title: "Gateway Timeout", diagnostics: diagnostics)
  }
}

extension String {
  /// The same with paths of files in the folders around a folder as they are written from it: `../photo.png`.
  fileprivate func naming(besides folder: String) -> String {
    var (text, around, way) = (self, folder[...], "../")
    while let slash = around.lastIndex(of: "/"), slash > around.startIndex {
      around = around[..<slash]
      // Of addresses it is no beginning.
      for mark in ["'", " "] {
        text = text.replacingOccurrences(of: "\(mark)\(around)/", with: mark + way)
      }
      way += "../"
    }
    return text
  }
}
