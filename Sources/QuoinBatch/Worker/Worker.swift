import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplateEngine

/// Draws what is asked for over two streams, one request after the other, until the requests end.
///
/// A request is a frame of JSON: what `RenderRequest` reads, beside `template`, the path of a template, and `id`, which comes
/// back with the result. A result is a frame of JSON and, where a picture was drawn, one more with its bytes:
///
///     {"id": 7, "template": "card.xml", "data": {"name": "Anna"}, "format": "png"}
///     {"id":7,"bytes":12345,"format":"png","pixels":[600,320],"size":[600,320],"warnings":[]}
///     {"id":7,"errors":[{"message":"Unknown name 'nme'", …}]}
///
/// Of a document that goes on behind the page that was drawn, the result has `nextPage`, the number of the next.
///
/// One process draws one picture at a time; whoever wants more starts more, and ends one that takes too long.
public struct Worker: Sendable {
  private let cache: TemplateCache
  private let limit: Int

  /// - Parameters:
  ///   - cache: The templates.
  ///   - limit: The most bytes that a request may have.
  public init(cache: TemplateCache, limit: Int = Budget.default.fileSize) {
    self.cache = cache
    self.limit = limit
  }

  /// The same by the name that the cache had before.
  @available(*, deprecated, renamed: "init(cache:limit:)")
  public init(shelf: TemplateCache, limit: Int = Budget.default.fileSize) {
    self.init(cache: shelf, limit: limit)
  }

  /// Answers requests until there are no more.
  ///
  /// - Parameters:
  ///   - input: The descriptor that requests come from.
  ///   - output: The descriptor that results go to.
  /// - Throws: A diagnostic where a stream breaks, so that nobody knows any more where a frame begins.
  public func run(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws(Diagnostic) {
    let frames = FrameStream(input: input, output: output, limit: limit)
    while let frame = try frames.read() {
      let (result, picture) = answer(to: frame)
      if let picture { try frames.write(result, picture) } else { try frames.write(result) }
    }
  }

  private func answer(to frame: Data) -> (result: Data, picture: Data?) {
    var id = "null"
    do throws(Diagnostics) {
      let request: (path: String, request: RenderRequest)
      do throws(Diagnostic) { request = try self.request(frame, &id) } catch { throw Diagnostics([error]) }
      let format = request.request.format
      let rendering = try rendering(of: request.path, request.request)
      let size = [rendering.size.width, rendering.size.height].map { Double($0) }
      let pixels = rendering.pixelSize.map { [Double($0.width), Double($0.height)] }
      let result: JSONText = [
        "id": .raw(id), "bytes": JSONText(rendering.data.count), "format": .string(format.rawValue),
      ]
      return (
        result.adding("nextPage", rendering.nextPage.map { JSONText($0) }).adding("pixels", JSONText(pixels))
          .adding("size", JSONText(size)).adding("warnings", JSONText(rendering.warnings.all)).data,
        rendering.data
      )
    } catch {
      let result: JSONText = ["id": .raw(id), "errors": JSONText(error.all)]
      return (result.data, nil)
    }
  }

  /// The time of a request covers the compiling of its template.
  private func rendering(of path: String, _ request: RenderRequest) throws(Diagnostics) -> Rendering {
    guard let timeout = request.timeout else { return try request.rendering(of: cache.template(at: path)) }
    return try BudgetMeter.metering(.limiting(wallTime: timeout)) { _ throws(Diagnostics) in
      try request.rendering(of: cache.template(at: path))
    }
  }

  private func request(
    _ frame: Data, _ id: inout String
  ) throws(Diagnostic) -> (path: String, request: RenderRequest) {
    let source = SourceText(file: "request", contents: try RenderRequest.text(frame))
    var reader = JSONReader(source)
    let node = try reader.read()
    if let node = node["id"], !node.isNull {
      guard node.number != nil || node.string != nil else { throw .wrongID(node, in: source) }
      // As it is written: it may have more digits than a number holds.
      id = String(decoding: frame.dropFirst(node.range.lowerBound).prefix(node.range.count), as: UTF8.self)
    }
    guard let path = node["template"]?.string else {
      throw Diagnostic(
        .error, "A request names its template: {\"template\": \"card.xml\", …}",
        at: source.span(for: node.range))
    }
    return (path, try RenderRequest(node, in: source, besides: ["id", "template"]))
  }
}

extension JSONNode {
  fileprivate var isNull: Bool { if case .null = content { true } else { false } }
}

extension Diagnostic {
  fileprivate static func wrongID(_ node: JSONNode, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "id is a number or a string, which comes back with the result, not \(node.described)",
      at: source.span(for: node.range))
  }
}
