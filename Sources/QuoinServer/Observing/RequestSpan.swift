import QuoinHTTP
import Tracing

// The client's response of the same name is not meant.
import struct QuoinHTTP.HTTPResponse

extension Tracer {
  /// Begins the span of a request, within that of whoever asks, where the head names one. The names are those of OpenTelemetry.
  func span(of request: HTTPRequest) -> any Span {
    var context = InstrumentationContext.topLevel
    extract(request.fields, into: &context, using: FieldExtractor())
    let route = request.path.hasPrefix("/render/") ? "/render/{name}" : String(request.path)
    let span = startAnySpan("\(request.method) \(route)", context: context, ofKind: .server)
    span.attributes["http.request.method"] = request.method
    span.attributes["http.route"] = route
    span.attributes["url.path"] = String(request.path.prefix(200))
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
