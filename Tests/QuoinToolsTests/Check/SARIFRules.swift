import Foundation

/// What the schema of SARIF 2.1.0 asks of the parts that a report uses, and what GitHub's code scanning asks besides.
enum SARIFRules {
  /// Each place at which a report breaks a rule.
  static func violations(of text: String) throws -> [String] {
    guard let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      return ["log"]
    }
    var found: [String] = []
    func check(_ holds: Bool, _ what: String) { if !holds { found.append(what) } }
    func keys(_ object: [String: Any], _ required: Set<String>, _ optional: Set<String> = [], _ what: String)
    {
      let names = Set(object.keys)
      check(required.isSubset(of: names), "\(what) lacks \(required.subtracting(names))")
      check(
        names.isSubset(of: required.union(optional)),
        "\(what) has \(names.subtracting(required.union(optional)))")
    }
    func message(_ object: Any?, _ what: String) {
      guard let object = object as? [String: Any] else { return check(false, what) }
      keys(object, ["text"], ["markdown"], what)
      check((object["text"] as? String)?.isEmpty == false, "\(what) is empty")
    }
    func region(_ object: Any?, _ what: String) {
      guard let region = object as? [String: Int] else { return check(false, what) }
      keys(
        region, ["startLine", "startColumn", "endLine", "endColumn", "byteOffset", "byteLength"], [], what)
      let (line, column) = (region["startLine"] ?? 0, region["startColumn"] ?? 0)
      let (endLine, endColumn) = (region["endLine"] ?? 0, region["endColumn"] ?? 0)
      check(line >= 1 && column >= 1 && endColumn >= 1, "\(what) counts from 1")
      check((endLine, endColumn) >= (line, column), "\(what) ends before it begins")
      check((region["byteOffset"] ?? -1) >= 0 && (region["byteLength"] ?? -1) >= 0, "\(what) bytes")
    }
    func artifact(_ object: Any?, _ what: String) {
      let uri = (object as? [String: Any])?["uri"] as? String
      check(
        uri.map { !$0.isEmpty && URL(string: $0) != nil && !$0.contains(" ") } ?? false,
        "\(what) uri \(uri ?? "")")
    }
    func location(_ object: [String: Any], _ what: String) {
      keys(object, ["physicalLocation"], ["id", "message"], what)
      let place = object["physicalLocation"] as? [String: Any] ?? [:]
      keys(place, ["artifactLocation"], ["region"], what)
      artifact(place["artifactLocation"], what)
      if let object = place["region"] { region(object, what) }
      if object["message"] != nil { message(object["message"], what) }
    }
    keys(log, ["$schema", "version", "runs"], [], "log")
    check(log["version"] as? String == "2.1.0", "version")
    let runs = log["runs"] as? [[String: Any]] ?? []
    check(runs.count == 1, "runs")
    for run in runs {
      keys(run, ["tool", "results", "columnKind"], [], "run")
      check(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String), "columnKind")
      let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:]
      keys(driver, ["name", "rules", "version"], [], "driver")
      let rules = driver["rules"] as? [[String: Any]] ?? []
      for rule in rules {
        let id = rule["id"] as? String ?? ""
        keys(
          rule, ["id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration"], [], id)
        for name in ["shortDescription", "fullDescription", "help"] { message(rule[name], "\(id) \(name)") }
        let configuration = rule["defaultConfiguration"] as? [String: Any] ?? [:]
        check(
          ["none", "note", "warning", "error"].contains(configuration["level"] as? String), "\(id) level")
      }
      check(Set(rules.compactMap { $0["id"] as? String }).count == rules.count, "ids of rules")
      for result in run["results"] as? [[String: Any]] ?? [] {
        keys(
          result, ["ruleId", "ruleIndex", "level", "message", "locations"], ["relatedLocations", "fixes"],
          "result")
        let index = result["ruleIndex"] as? Int ?? -1
        check(
          rules.indices.contains(index) && rules[index]["id"] as? String == result["ruleId"] as? String,
          "rule")
        check(["none", "note", "warning", "error"].contains(result["level"] as? String), "level")
        message(result["message"], "message")
        let locations = result["locations"] as? [[String: Any]] ?? []
        check(locations.count == 1, "locations")
        for place in locations + (result["relatedLocations"] as? [[String: Any]] ?? []) {
          location(place, "location")
        }
        for fix in result["fixes"] as? [[String: Any]] ?? [] {
          keys(fix, ["description", "artifactChanges"], [], "fix")
          for change in fix["artifactChanges"] as? [[String: Any]] ?? [] {
            keys(change, ["artifactLocation", "replacements"], [], "change")
            artifact(change["artifactLocation"], "change")
            let replacements = change["replacements"] as? [[String: Any]] ?? []
            check(!replacements.isEmpty, "replacements")
            for replacement in replacements {
              keys(replacement, ["deletedRegion"], ["insertedContent"], "replacement")
              region(replacement["deletedRegion"], "deletedRegion")
            }
          }
        }
      }
    }
    return found
  }
}
