import InMemoryTracing
import MetricsTestKit
import QuoinHTTP
import Testing
import Tracing

@testable import QuoinServer

@Suite(.timeLimit(.minutes(2))) struct ServiceBackendTests {
  @Test func whatIsDoneIsToldToTheBackendsOfTheProcess() async throws {
    let files = try SmallTemplates(["a.xml": SmallTemplates.square])
    let (metrics, tracer) = (TestMetrics(), InMemoryTracer(recordExtractions: true))
    let service = try RenderService(folder: files.path, metrics: metrics, tracer: tracer)
    for _ in 0..<2 {
      #expect(await service.respond(to: .get("/render/a.png?data=%7B%22width%22%3A3%7D")).status == 200)
    }
    #expect(await service.respond(to: .get("/render/b")).status == 404)
    #expect(await service.respond(to: .get("/healthz")).status == 200)
    #expect(await service.respond(to: .get("/nowhere")).status == 404)
    let drawn = try metrics.expectTimer(
      "quoin_request_duration_seconds", [("template", "a"), ("status", "200")])
    #expect(drawn.values.count == 2)
    #expect(try metrics.expectTimer("quoin_drawing_duration_seconds").values.count == 1)
    #expect(try metrics.expectCounter("quoin_kept_pictures_total").totalValue == 1)
    #expect(
      try metrics.expectCounter("quoin_template_compilations_total", [("result", "works")]).totalValue == 1)
    let spans = tracer.finishedSpans
    #expect(
      spans.map(\.operationName) == [
        "draw", "GET /render/{name}", "GET /render/{name}", "GET /render/{name}", "GET",
      ])
    #expect(spans[0].parentSpanID == spans[1].spanID && spans[0].traceID == spans[1].traceID)
    #expect(spans[0].attributes.get("quoin.template") == "a")
    #expect(spans[1].attributes.get("http.response.status_code") == 200)
    #expect(spans[3].attributes.get("http.response.status_code") == 404)
    // Of what its head decides, too.
    #expect(spans[4].attributes.get("http.response.status_code") == 404)
  }

  @Test func aSpanGoesOnWithThatOfWhoeverAsks() async throws {
    let files = try SmallTemplates(["a.xml": SmallTemplates.square])
    let tracer = InMemoryTracer()
    let service = try RenderService(folder: files.path, tracer: tracer)
    let fields: HTTPFields = [
      InMemoryTracer.traceIDKey: "trace", InMemoryTracer.spanIDKey: "caller",
    ]
    #expect(await service.respond(to: .post("/render/a", "{\"width\": 3}", fields)).status == 200)
    let span = try #require(tracer.finishedSpans.last)
    #expect(span.traceID == "trace" && span.parentSpanID == "caller")
  }
}
