import Foundation
import QuoinBatch
import QuoinDiagnostics
import QuoinGraphics
import QuoinHTTP
import QuoinResources
import QuoinTemplates
import Tracing

// The client's response of the same name is not meant.
import struct QuoinHTTP.HTTPResponse

extension HTTPRequest {
  /// The type of the body, without its parameters.
  fileprivate var mediaType: String? {
    fields["Content-Type"]?.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
  }
}

extension RenderService {
  /// What somebody asks for, before anything is drawn.
  private struct PictureRequest: Sendable {
    let name: String
    let file: String
    let client: String
    var request: RenderRequest
    /// JSON that is still to be read; empty for none.
    let json: Data
    let hasData: Bool
    let isPost: Bool
    /// Whether the client itself set the time that the picture may take.
    let hasOwnTime: Bool
  }

  /// Draws what is asked for below `/render/`.
  ///
  /// - Parameter signature: What became of the address's signature, where it has one.
  func picture(
    for request: HTTPRequest, _ query: Query, _ signature: ServiceKeys.Verdict?,
    _ entry: inout AccessLogEntry
  ) async throws(Problem) -> HTTPResponse {
    let isPost = request.method == "POST"
    let (name, file, format) = try template(in: request.path)
    entry.template = name
    var parameters = query.parameters.filter { !ServiceKeys.own.contains($0.name) }
    if isPost { try checkType(of: request) }
    let isWhole = isPost && request.mediaType == RenderRequest.mediaType
    let json = isWhole ? Data() : isPost ? request.body : Data((query["data"] ?? "").utf8)
    if !isPost { parameters.removeAll { $0.name == "data" } }
    var render: RenderRequest
    do throws(Diagnostic) {
      render = isWhole ? try RenderRequest(json: request.body) : RenderRequest()
      try render.set(parameters: parameters)
    } catch {
      throw .badRequest(error.sentence, Diagnostics([error]))
    }
    var isNegotiated = false
    if let format {
      render.format = format
    } else if !render.given.contains("format") {
      guard let best = AcceptedFormats(request.fields["Accept"]).best else { throw .notAcceptable }
      render.format = best
      render.leaveOutWhatFormatLacks()
      isNegotiated = true
    }
    do throws(Diagnostic) { try render.check() } catch {
      throw .badRequest(error.sentence, Diagnostics([error]))
    }
    if currentPhase == .ending { throw .busy("The service ends", after: 1) }
    let hasOwnTime = render.timeout.map { $0 < options.time } ?? false
    render.timeout = min(render.timeout ?? options.time, options.time)
    let wanted = PictureRequest(
      name: name, file: file, client: entry.client ?? request.peer, request: render, json: json,
      hasData: !json.isEmpty || render.given.contains("data"), isPost: isPost,
      hasOwnTime: hasOwnTime)
    let picture: Picture
    if isPost {
      picture = try await draw(wanted).get()
    } else {
      let asked = parameters.sorted { $0.name < $1.name }.flatMap { [$0.name, $0.value] }
      // What was drawn from a template before it changed has another key.
      let generation = templates.generation(of: file)
      let key = PictureKey([file, "\(generation)", render.format.rawValue, query["data"] ?? ""] + asked)
      picture = try await cache.picture(for: key, join: { queue.share(key, with: wanted.client) }) { [self] in
        await draw(wanted, from: generation, cachedBy: key)
      }.get()
    }
    metrics.note(picture.times, isCached: picture.isCached)
    entry.picture = picture
    return answer(with: picture, to: request, signature, isNegotiated: isNegotiated)
  }

  /// The template that a path names, and the format, where the path ends in one.
  private func template(in path: Substring) throws(Problem) -> (
    name: String, file: String, format: OutputFormat?
  ) {
    guard let name = Query.decoded(path.dropFirst("/render/".count), plusIsSpace: false) else {
      throw .badRequest("The path is not percent-encoded UTF-8")
    }
    if let file = folder.file(of: name) { return (name, file, nil) }
    if let dot = name.lastIndex(of: "."), let format = OutputFormat(fileName: name),
      let file = folder.file(of: String(name[..<dot]))
    {
      return (String(name[..<dot]), file, format)
    }
    if let dot = name.lastIndex(of: "."), folder.file(of: String(name[..<dot])) != nil {
      throw .noFormat(String(name[name.index(after: dot)...]), of: String(name[..<dot]))
    }
    // Whoever misspells a name may well have spelt the format right.
    let ending = OutputFormat(fileName: name) == nil ? nil : name.lastIndex(of: ".")
    let nearest = nearestName(to: String(name[..<(ending ?? name.endIndex)]), among: folder.names())
    throw .noTemplate(name, nearest: nearest.map { $0 + name[(ending ?? name.endIndex)...] })
  }

  private func checkType(of request: HTTPRequest) throws(Problem) {
    let encodings = (request.fields["Content-Encoding"] ?? "").split(separator: ",")
      .map { $0.filter { !$0.isWhitespace }.lowercased() }
    if let other = encodings.first(where: { $0 != "identity" }) { throw .encoded(other) }
    guard let type = request.mediaType else {
      if request.body.isEmpty { return }
      throw .notJSON
    }
    guard type == "application/json" || type.hasPrefix("application/") && type.hasSuffix("+json") else {
      throw .notJSON
    }
  }

  /// Draws when it is the client's turn.
  ///
  /// - Parameters:
  ///   - generation: That of the template which a cached picture has to be drawn from.
  ///   - key: What the picture is cached by, and known by to others who wait for it.
  private func draw(
    _ wanted: PictureRequest, from generation: Int? = nil, cachedBy key: PictureKey? = nil
  ) async -> Result<Picture, Problem> {
    // The thread that draws has no task, and so no surroundings.
    let (tracer, surroundings) = (tracer, InstrumentationContext.current ?? .topLevel)
    do throws(FairQueue.Refusal) {
      let (result, times) = try await queue.run(for: wanted.client, named: key) {
        [templates] in
        let span = tracer.startAnySpan("draw", context: surroundings)
        defer { span.end() }
        span.attributes["quoin.template"] = wanted.name
        return Self.rendering(of: wanted, templates)
      }
      return result.map { drawn in
        var picture = Picture(
          data: drawn.rendering.data, mediaType: wanted.request.format.mediaType, tag: drawn.tag,
          warnings: drawn.rendering.warnings.all.map(\.sentence), times: times,
          nextPage: drawn.rendering.nextPage)
        picture.isCurrent = generation == nil || drawn.generation == generation
        picture.files = drawn.files
        return picture
      }
    } catch {
      switch error {
      case .full(let seconds): return .failure(.busy("Too much waits to be drawn", after: seconds))
      case .late(let seconds): return .failure(.busy("The picture waited for too long", after: seconds))
      case .closed: return .failure(.busy("The service ends", after: 1))
      case .cancelled: return .failure(.gone)
      }
    }
  }

  /// What a turn came to.
  private struct Drawn: Sendable {
    let rendering: Rendering
    let tag: EntityTag
    /// That of the template.
    let generation: Int
    /// What was read for it.
    let files: ReadFiles
  }

  /// Draws on the thread that it is called on.
  private static func rendering(
    of wanted: PictureRequest, _ templates: TemplateCache
  ) -> Result<Drawn, Problem> {
    let (template, generation): (Template, Int)
    do throws(Diagnostics) {
      (template, generation) = try templates.templateAndGeneration(at: wanted.file)
    } catch {
      return .failure(.broken(error))
    }
    var budget = template.budget
    budget.wallTime = min(budget.wallTime, wanted.request.timeout ?? budget.wallTime)
    let files = ReadFiles()
    let work = { (meter: BudgetMeter) -> Result<Drawn, Problem> in
      var request = wanted.request
      do throws(Diagnostics) {
        if !wanted.json.isEmpty {
          do throws(Diagnostic) { request.data = try TemplateData(json: wanted.json, file: "data") } catch {
            throw Diagnostics([error])
          }
        }
        let rendering = try request.rendering(of: template)
        return .success(
          Drawn(
            rendering: rendering, tag: EntityTag(of: rendering.data), generation: generation, files: files))
      } catch {
        let isLate = meter.remainingTime == .zero && !wanted.hasOwnTime
        if isLate { return .failure(.outOfTime(error)) }
        let problem = Problem.unprocessable(error)
        return .failure(wanted.hasData ? problem : problem.withoutData(isPost: wanted.isPost))
      }
    }
    return ReadFiles.$ofWork.withValue(files) { BudgetMeter.metering(budget) { work($0) } }
  }

  private func answer(
    with picture: Picture, to request: HTTPRequest, _ signature: ServiceKeys.Verdict?, isNegotiated: Bool
  ) -> HTTPResponse {
    var fields: HTTPFields = ["ETag": picture.tag.description]
    if isNegotiated { fields["Vary"] = "Accept" }
    if request.method == "POST" {
      fields["Cache-Control"] = "no-store"
    } else {
      // As old as a picture may become anywhere, here and there together.
      var seconds = picture.isCurrent ? max(0, Int((options.lifetime - picture.age).seconds)) : 0
      if case .valid(_, let end)? = signature {
        if let end { seconds = max(0, min(seconds, end - Int(Date.now.timeIntervalSince1970))) }
        fields["Cache-Control"] = "public, max-age=\(seconds)"
        fields["Cross-Origin-Resource-Policy"] = "cross-origin"
      } else {
        fields["Cache-Control"] = "private, max-age=\(seconds)"
        // Pages of others have no business to show what a service draws for its own machine.
        if keys == nil { fields["Cross-Origin-Resource-Policy"] = "same-origin" }
      }
      if picture.tag.isKnown(by: request.fields["If-None-Match"]) { return HTTPResponse(304, fields: fields) }
    }
    fields["Content-Type"] = picture.mediaType
    if picture.mediaType == OutputFormat.svg.mediaType {
      // Opened as a page of its own, a picture runs nothing and loads nothing.
      fields["Content-Security-Policy"] =
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
    }
    if !picture.warnings.isEmpty { fields["Quoin-Warnings"] = "\(picture.warnings.count)" }
    if let page = picture.nextPage { fields["Quoin-Next-Page"] = "\(page)" }
    return HTTPResponse(200, fields: fields, body: picture.data)
  }
}
