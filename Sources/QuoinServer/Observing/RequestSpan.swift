import QuoinHTTP
import Tracing

// The client's response of the same name is not meant.
import struct QuoinHTTP.HTTPResponse

extension HTTPRequest {
  /// Begins the span of the request, within that of whoever asks, where the head names one. The names are those of OpenTelemetry.
  func span(by tracer: any Tracer) -> any Span {
    var context = InstrumentationContext.topLevel
    tracer.extract(fields, into: &context, using: FieldExtractor())
    // There are as many paths that lead nowhere as clients can think of.
    let known = ["/metrics", "/openapi.json"].first { $0 == path }
    let route = path.hasPrefix("/render/") ? "/render/{name}" : known
    let span = tracer.startAnySpan(
      route.map { "\(method) \($0)" } ?? method, context: context, ofKind: .server)
    span.attributes["http.request.method"] = method
    if let route { span.attributes["http.route"] = route }
    span.attributes["url.path"] = String(path.prefix(200))
    return span
  }
}

extension Span {
  /// Notes what came of a request.
  func note(_ response: HTTPResponse) {
    attributes["http.response.status_code"] = response.status
    if response.status >= 500 { setStatus(SpanStatus(code: .error)) }
  }
}

/// Finds what names the span of whoever asks.
private struct FieldExtractor: Extractor {
  func extract(key: String, from carrier: HTTPFields) -> String? { carrier[key] }
}
