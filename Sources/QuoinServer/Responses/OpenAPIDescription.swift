import Foundation
import QuoinBatch
import QuoinDiagnostics
import QuoinGraphics

/// What a service does, as OpenAPI 3.1 describes it.
struct OpenAPIDescription {
  /// The names of the templates.
  let names: [String]
  /// Whether whoever asks needs a key.
  let isKeyed: Bool

  /// The description as JSON.
  var data: Data {
    let schemes: JSONText = [
      "key": ["type": "http", "scheme": "bearer"],
      "signature": ["type": "apiKey", "in": "query", "name": "signature"],
    ]
    let components: JSONText = ["schemas": schemas]
    let document: JSONText = [
      "openapi": "3.1.0",
      "info": [
        "title": "Quoin", "version": "1",
        "description": "Pictures and documents of templates and data.",
      ],
      "paths": [
        "/render/{name}": ["parameters": [nameParameter], "post": post, "get": get],
        "/healthz": [
          "get": [
            "summary": "Whether the service works",
            "responses": answers(
              [(200, Self.text("It does")), (500, Self.text("A picture hangs"))], isOpen: true),
          ]
        ],
        "/readyz": [
          "get": [
            "summary": "Whether the service wants requests",
            "responses": answers([(200, Self.text("It does"))], problems: [503], isOpen: true),
          ]
        ],
        "/metrics": [
          "get": secured([
            "summary": "What the service has done, for Prometheus",
            "responses": answers([(200, Self.text("What the service has done, for Prometheus"))]),
          ])
        ],
        "/openapi.json": [
          "get": secured([
            "summary": "This description",
            "responses": answers([(200, ["description": "OpenAPI", "content": ["application/json": [:]]])]),
          ])
        ],
      ],
      "components": components.adding("securitySchemes", isKeyed ? schemes : nil),
    ]
    return document.data
  }

  // MARK: Pictures

  private var post: JSONText {
    secured([
      "summary": "Draw a template with data",
      "operationId": "draw",
      "parameters": .array(parameters),
      "requestBody": [
        "required": false,
        "content": content,
      ],
      "responses": answers([(200, picture)], problems: [400, 404, 406, 413, 415, 422, 500, 503, 504]),
    ])
  }

  private var get: JSONText {
    let data: JSONText = [
      "name": "data", "in": "query", "description": "The data, as JSON.",
      "content": ["application/json": ["schema": ["type": "object", "additionalProperties": true]]],
    ]
    let known: JSONText = [
      "name": "If-None-Match", "in": "header", "description": "The ETag of a picture that the client has.",
      "schema": ["type": "string"],
    ]
    return secured(
      [
        "summary": "Draw a template with data, for web pages", "operationId": "picture",
        "parameters": .array([data, known] + parameters),
        "responses": answers(
          [(200, picture), (304, ["description": "The client has the picture"])],
          problems: [400, 404, 406, 422, 500, 503, 504]),
      ], orSigned: true)
  }

  private var picture: JSONText {
    [
      "description": "The picture",
      "content": .object(AcceptedFormats.offered.map { ($0.mediaType, [:]) }),
      "headers": [
        "ETag": ["schema": ["type": "string"]], "Cache-Control": ["schema": ["type": "string"]],
        "Quoin-Warnings": [
          "schema": ["type": "integer"], "description": "How many things looked wrong and did no harm.",
        ],
        "Quoin-Next-Page": [
          "schema": ["type": "integer"], "description": "The next page of a document that goes on.",
        ],
      ],
    ]
  }

  private var nameParameter: JSONText {
    var schema: JSONText = ["type": "string"]
    // Of very many only the first are known.
    if !names.isEmpty, names.count < ServedFolder.nameLimit {
      let formats = AcceptedFormats.offered.map(\.rawValue).joined(separator: "|")
      let pattern = "^(\(names.map(Self.escaped).joined(separator: "|")))(\\.(\(formats)))?$"
      schema = schema.adding("pattern", .string(pattern))
    }
    return [
      "name": "name", "in": "path", "required": true, "schema": schema,
      "description":
        "The template's path in the folder without .xml; a format behind a point counts instead of Accept.",
    ]
  }

  /// The regular expression of one name alone.
  private static func escaped(_ name: String) -> String {
    String(name.flatMap { #"\.^$|?*+()[]{}/"#.contains($0) ? ["\\", $0] : [$0] })
  }

  private var content: JSONText {
    let whole: JSONText = ["schema": ["$ref": "#/components/schemas/Request"]]
    return .object([("application/json", ["schema": Self.dataSchema]), (RenderRequest.mediaType, whole)])
  }

  /// What may be said of a picture, as parameters.
  private var parameters: [JSONText] {
    PictureEntry.ofAddresses.map { entry in
      [
        "name": .string(entry.name), "in": "query", "description": .string(Self.sentence(of: entry)),
        "schema": Self.schema(of: entry.values),
      ]
    }
  }

  private static func sentence(of entry: PictureEntry) -> String {
    entry.sentence(otherwise: entry.name == PictureEntry.format.name ? "else what Accept says" : nil)
  }

  /// What may be said of a picture beside its data, as the entries of one object.
  private var request: JSONText {
    let entries = PictureEntry.all.map { entry in
      let described: JSONText = ["description": .string(Self.sentence(of: entry))]
      return (entry.name, described.adding(entriesOf: Self.schema(of: entry.values)))
    }
    return [
      "type": "object", "additionalProperties": false,
      "properties": .object([("data", Self.dataSchema)] + entries),
    ]
  }

  private static let dataSchema: JSONText = [
    "type": "object", "additionalProperties": true,
    "description": "What the template's expressions name; or {\"state\": {…}, \"constants\": {…}}.",
  ]

  private static func schema(of values: PictureEntry.Values) -> JSONText {
    switch values {
    case .number(let range):
      ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .whole(let range):
      ["type": "integer", "minimum": JSONText(range.lowerBound), "maximum": JSONText(range.upperBound)]
    case .choice(let choices): ["type": "string", "enum": JSONText(choices)]
    case .language, .text: ["type": "string"]
    case .flag: ["type": "boolean"]
    case .date: ["type": "string", "format": "date-time"]
    case .standards: ["type": "string", "enum": JSONText(PDFStandards.names)]
    case .bytes: ["type": "string", "contentEncoding": "base64"]
    case .secret: ["type": "string", "format": "password", "minLength": 1, "writeOnly": true]
    case .permissions:
      [
        "type": "array",
        "items": [
          "type": "string",
          "enum": JSONText(PDFOptions.Encryption.Permission.allCases.map(\.rawValue)),
        ],
      ]
    case .files:
      [
        "type": "array",
        "items": [
          "type": "object", "required": ["name", "data"], "additionalProperties": false,
          "properties": [
            "name": ["type": "string", "minLength": 1, "pattern": "^[^/\\\\]+$"],
            "data": ["type": "string", "contentEncoding": "base64"], "type": ["type": "string"],
            "relationship": [
              "type": "string", "enum": JSONText(PDFOptions.Relationship.allCases.map(\.word)),
            ],
          ],
        ],
      ]
    }
  }

  // MARK: The service

  private static func text(_ description: String) -> JSONText {
    ["description": .string(description), "content": ["text/plain": ["schema": ["type": "string"]]]]
  }

  /// Adds what is said of keys.
  private func secured(_ operation: JSONText, orSigned: Bool = false) -> JSONText {
    operation.adding("security", isKeyed ? orSigned ? [["key": []], ["signature": []]] : [["key": []]] : nil)
  }

  /// Answers, with the problems that there may be besides.
  private func answers(
    _ answers: [(status: Int, answer: JSONText)], problems: [Int] = [], isOpen: Bool = false
  ) -> JSONText {
    let keys = isOpen ? [] : isKeyed ? [401, 403] : [403]
    let others: [(String, JSONText)] = (problems + keys).map { status in
      (
        "\(status)",
        [
          "description": .string(Self.meanings[status] ?? "A problem"),
          "content": ["application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]],
        ]
      )
    }
    return .object(answers.map { ("\($0.status)", $0.answer) } + others)
  }

  private static let meanings = [
    400: "A parameter is wrong", 401: "There is no key, or a wrong one",
    403: "The address was changed after it was signed, or has expired",
    404: "There is no such template", 406: "None of the formats is taken", 413: "The data are too large",
    415: "Content-Type says that the data are no JSON, or Content-Encoding that they are compressed",
    422: "The data are no JSON or do not fit, or the picture would pass a limit",
    500: "The template is broken", 503: "Too much waits; Retry-After says when to come back",
    504: "The picture took too long",
  ]

  private var schemas: JSONText {
    let text: JSONText = ["type": "string"]
    let whole: JSONText = ["type": "integer"]
    return [
      "Request": request,
      "Problem": [
        "type": "object", "required": ["title", "status"],
        "properties": [
          "type": text, "title": text, "status": whole, "detail": text,
          "diagnostics": ["type": "array", "items": ["$ref": "#/components/schemas/Diagnostic"]],
          "offered": ["type": "array", "items": text],
        ],
      ],
      "Diagnostic": [
        "type": "object", "required": ["severity", "message"],
        "properties": [
          "severity": text, "message": text, "file": text, "line": whole, "column": whole,
          "range": ["type": "array", "items": whole], "notes": ["type": "array"], "suggestion": text,
          "suggestions": ["type": "array", "items": text], "equallyNear": whole,
        ],
      ],
    ]
  }
}
