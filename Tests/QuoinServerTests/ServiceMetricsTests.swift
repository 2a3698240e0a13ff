import Foundation
import QuoinHTTP
import Testing

@testable import QuoinServer

@Suite struct ServiceMetricsTests {
  @Test func requestsAreCountedByTemplateAndStatus() async throws {
    let files = try SmallTemplates()
    let service = try RenderService(folder: files.path)
    _ = await service.respond(to: .post("/render/a", "{\"width\": 1}"))
    _ = await service.respond(to: .post("/render/a", "{\"width\": 2}"))
    _ = await service.respond(to: .post("/render/a", "{}"))
    for number in 0..<5 { _ = await service.respond(to: .get("/render/nothing\(number)\"\\")) }
    let text = await service.respond(to: .get("/metrics")).text
    #expect(text.contains("quoin_request_duration_seconds_count{template=\"a\",status=\"200\"} 2\n"))
    #expect(text.contains("quoin_request_duration_seconds_count{template=\"a\",status=\"422\"} 1\n"))
    #expect(text.contains("quoin_request_duration_seconds_count{template=\"\",status=\"404\"} 5\n"))
    #expect(!text.contains("nothing"))
    #expect(text.contains("quoin_requests_in_flight 1\n") && text.contains("quoin_queued 0\n"))
    #expect(text.contains("quoin_template_compilations_total{result=\"works\"} 1\n"))
    #expect(text.contains("process_resident_memory_bytes "))
  }

  @Test func everyLineIsOneThatPrometheusReads() async throws {
    let files = try SmallTemplates(["a\"b.xml": SmallTemplates.square])
    let service = try RenderService(folder: files.path)
    _ = await service.respond(to: .post("/render/a%22b", "{\"width\": 1}"))
    let line = try Regex(#"(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="([^"\\\n]|\\.)*",?)+\})? [0-9.e+-]+)"#)
    for text in await service.respond(to: .get("/metrics")).text.split(separator: "\n") {
      #expect(text.wholeMatch(of: line) != nil, "\(text)")
    }
  }

  @Test func aHistogramAddsUp() {
    var histogram = Histogram()
    for seconds in [0.001, 0.005, 0.02, 100] { histogram.add(seconds) }
    let lines = histogram.lines("x", "")
    #expect(lines.first == "x_bucket{le=\"0.005\"} 2" && lines.contains("x_bucket{le=\"0.025\"} 3"))
    #expect(lines.contains("x_bucket{le=\"30\"} 3") && lines.contains("x_bucket{le=\"+Inf\"} 4"))
    #expect(lines.last == "x_count 4" && lines.contains("x_sum 100.026"))
  }
}
