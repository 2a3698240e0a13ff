import Foundation
import QuoinBatch
import QuoinGraphics

/// What a service does, as OpenAPI 3.1 describes it.
struct OpenAPIDescription {
  /// The names of the templates.
  let names: [String]
  /// Whether whoever asks needs a key.
  let isKeyed: Bool

  /// The description as JSON.
  var data: Data {
    var document: [String: Any] = [
      "openapi": "3.1.0",
      "info": [
        "title": "Quoin", "version": "1",
        "description": "Pictures and documents of templates and data.",
      ],
      "paths": [
        "/render/{name}": ["parameters": [nameParameter], "post": post, "get": get],
        "/healthz": ["get": plain("Whether the service works", others: ["500": "A picture hangs"])],
        "/readyz": ["get": readiness],
        "/metrics": ["get": secured(plain("What the service has done, for Prometheus"))],
        "/openapi.json": [
          "get": secured([
            "summary": "This description",
            "responses": answers(["200": ["description": "OpenAPI", "content": ["application/json": [:]]]]),
          ])
        ],
      ],
      "components": ["schemas": schemas],
    ]
    if isKeyed {
      document["components"] = [
        "schemas": schemas,
        "securitySchemes": [
          "key": ["type": "http", "scheme": "bearer"],
          "signature": ["type": "apiKey", "in": "query", "name": "signature"],
        ],
      ]
    }
    return
      (try? JSONSerialization.data(withJSONObject: document, options: [.sortedKeys, .withoutEscapingSlashes]))
      ?? Data()
  }

  // MARK: Pictures

  private var post: [String: Any] {
    var operation = secured([
      "summary": "Draw a template with data",
      "operationId": "draw",
      "parameters": parameters,
      "requestBody": [
        "required": false,
        "content": [
          "application/json": [
            "schema": [
              "type": "object", "additionalProperties": true,
              "description": "What the template's expressions name; or {\"state\": {…}, \"constants\": {…}}.",
            ]
          ]
        ],
      ],
    ])
    operation["responses"] = answers(
      ["200": picture], problems: [400, 404, 406, 413, 415, 422, 500, 503, 504])
    return operation
  }

  private var get: [String: Any] {
    let data: [String: Any] = [
      "name": "data", "in": "query", "description": "The data, as JSON.",
      "content": ["application/json": ["schema": ["type": "object", "additionalProperties": true]]],
    ]
    let known: [String: Any] = [
      "name": "If-None-Match", "in": "header", "description": "The ETag of a picture that the client has.",
      "schema": ["type": "string"],
    ]
    var operation = secured([
      "summary": "Draw a template with data, for web pages", "operationId": "picture",
      "parameters": [data, known] + parameters,
    ])
    if isKeyed { operation["security"] = [["key": []], ["signature": []]] }
    operation["responses"] = answers(
      ["200": picture, "304": ["description": "The client has the picture"]],
      problems: [400, 404, 406, 422, 500, 503, 504])
    return operation
  }

  private var picture: [String: Any] {
    var content: [String: Any] = [:]
    for format in AcceptedFormats.offered { content[format.mediaType] = [:] as [String: Any] }
    return [
      "description": "The picture", "content": content,
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

  private var nameParameter: [String: Any] {
    var schema: [String: Any] = ["type": "string"]
    // Of very many only the first are known.
    if !names.isEmpty, names.count < ServedFolder.nameLimit {
      let formats = AcceptedFormats.offered.map(\.rawValue).joined(separator: "|")
      schema["pattern"] = "^(\(names.map(Self.escaped).joined(separator: "|")))(\\.(\(formats)))?$"
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

  private var parameters: [[String: Any]] {
    func number(_ name: String, _ range: ClosedRange<Double>, _ description: String) -> [String: Any] {
      [
        "name": name, "in": "query", "description": description,
        "schema": ["type": "number", "minimum": range.lowerBound, "maximum": range.upperBound],
      ]
    }
    func choice(_ name: String, _ choices: [String], _ description: String) -> [String: Any] {
      [
        "name": name, "in": "query", "description": description,
        "schema": ["type": "string", "enum": choices],
      ]
    }
    return [
      choice("format", AcceptedFormats.offered.map(\.rawValue), "What is written; else what Accept says."),
      number("scale", RenderRequest.scales, "Pixels a point; 1 unless given."),
      number("dpi", RenderRequest.resolutions, "Pixels an inch, which is 72 points, instead of scale."),
      number("width", RenderRequest.lengths, "In points; what the template asks for unless given."),
      number("height", RenderRequest.lengths, "In points; what the template asks for unless given."),
      [
        "name": "page", "in": "query",
        "description":
          "Of a document, the page that is drawn; unless given all in a PDF, GIF or WebP, and else the first.",
        "schema": ["type": "integer", "minimum": 1, "maximum": RenderRequest.lastPage],
      ],
      choice("appearance", ["light", "dark"], "Light unless given."),
      choice("direction", ["ltr", "rtl"], "Which way lines run."),
      [
        "name": "language", "in": "query", "description": "Such as de or de-CH.",
        "schema": ["type": "string"],
      ],
      [
        "name": "quality", "in": "query",
        "description": "Of a JPEG, 90 unless given, or a WebP, which else keeps every pixel.",
        "schema": [
          "type": "integer", "minimum": RenderRequest.qualities.lowerBound,
          "maximum": RenderRequest.qualities.upperBound,
        ],
      ],
      choice("colors", PNGOptions.Colors.allCases.map(\.rawValue), "What the pixels of a PNG hold."),
      choice(
        "dither", PNGOptions.Dithering.allCases.map(\.rawValue), "How grey comes out in two colours."),
      number("timeout", RenderRequest.timeouts, "How many seconds the picture may take."),
    ]
  }

  // MARK: The service

  private var readiness: [String: Any] {
    [
      "summary": "Whether the service wants requests",
      "responses": answers(["200": Self.text("It does")], problems: [503], isOpen: true),
    ]
  }

  private func plain(_ summary: String, others: [String: String] = [:]) -> [String: Any] {
    var responses = others.mapValues { Self.text($0) }
    responses["200"] = Self.text(summary)
    return ["summary": summary, "responses": responses]
  }

  private static func text(_ description: String) -> [String: Any] {
    ["description": description, "content": ["text/plain": ["schema": ["type": "string"]]]]
  }

  /// Adds what is said of keys.
  private func secured(_ operation: [String: Any]) -> [String: Any] {
    var operation = operation
    if isKeyed { operation["security"] = [["key": []]] }
    if let responses = operation["responses"] as? [String: Any] {
      operation["responses"] = answers(responses)
    }
    return operation
  }

  /// Answers, with the problems that there may be besides.
  private func answers(_ answers: [String: Any], problems: [Int] = [], isOpen: Bool = false) -> [String: Any]
  {
    var answers = answers
    let keys = isOpen ? [] : isKeyed ? [401, 403] : [403]
    for status in problems + keys {
      answers["\(status)"] = [
        "description": Self.meanings[status] ?? "A problem",
        "content": ["application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]],
      ]
    }
    return answers
  }

  private static let meanings = [
    400: "A parameter is wrong", 401: "There is no key, or a wrong one",
    403: "The address was changed after it was signed, or has expired",
    404: "There is no such template", 406: "None of the formats is taken", 413: "The data are too large",
    415: "Content-Type says that the data are no JSON",
    422: "The data are no JSON or do not fit, or the picture would pass a limit",
    500: "The template is broken", 503: "Too much waits; Retry-After says when to come back",
    504: "The picture took too long",
  ]

  private var schemas: [String: Any] {
    let text: [String: Any] = ["type": "string"]
    let whole: [String: Any] = ["type": "integer"]
    return [
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
