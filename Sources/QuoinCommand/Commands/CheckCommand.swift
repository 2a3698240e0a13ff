import ArgumentParser
import Foundation
import Quoin
import QuoinDocuments
import QuoinTools

/// `quoin check`: what is wrong with templates, what looks wrong, and what is of no use.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is wrong in templates, and mend what has one sure answer.",
    discussion:
      """
      quoin check card.xml               what is wrong with one template, and with its data card.json
      quoin check Templates              every template in the folder but those that a .layout-ignore lists
      quoin check Templates --fix        mends what has one sure answer; all else stays to the byte
      quoin check Templates --strict     fails for warnings too
      quoin check Templates --sarif > check.sarif     for tools of code review

      With data, given or beside the template, the names and types that the data bring are checked too, and a \
      template that needs no data is laid out; without the data that it needs, names that may be theirs \
      are listed in a warning. With --accessibility, what keeps people from using what is drawn is reported as well: \
      labels that are missing, text without contrast, small targets, text that is cut when people want it larger.

      The comment <!-- check: allow RULE --> above an element allows what the rule finds in it; above the root, in the \
      whole file. The rules are:

      \(ruleList)

      Exit status 0 means that there are no errors, and with --strict nothing at all; 1 that there is something.
      """)

  private static var ruleList: String {
    let width = CheckRule.all.map(\.id.count).max() ?? 0
    return CheckRule.all.map { rule in
      rule.id + String(repeating: " ", count: width - rule.id.count + 2) + rule.summary
        + (rule.isOnByDefault ? "" : " With --enable.")
    }.joined(separator: "\n")
  }

  @OptionGroup var template: TemplateOptions

  @Flag(help: "Report what keeps people from using what is drawn.")
  var accessibility = false

  @Flag(help: "Mend what has one sure answer, and report what is left.")
  var fix = false

  @Flag(help: "Fail for warnings as for errors.")
  var strict = false

  @Flag(help: "Write a report in SARIF 2.1.0 to standard output, and nothing else.")
  var sarif = false

  @Flag(name: .customLong("app-elements"), help: "Warn of elements that Quoin does not know: the app may.")
  var appElements = false

  @Option(help: ArgumentHelp("Look for what a rule finds that is off. May be repeated.", valueName: "rule"))
  var enable: [String] = []

  @Option(help: ArgumentHelp("Leave out what a rule finds. May be repeated.", valueName: "rule"))
  var disable: [String] = []

  func validate() throws {
    try template.checkOneSize()
    for id in enable + disable where CheckRule.rule(id) == nil {
      let near = nearestName(to: id, among: CheckRule.all.map(\.id))
      throw ValidationError(
        "There is no rule '\(id)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "quoin help check lists them"))
    }
    if sarif, template.json { throw ValidationError("Give --json or --sarif, not both") }
  }

  func run() throws {
    template.layout.apply()
    let (schema, fonts) = (ComponentRegistry.documents.schema, template.reading.fonts)
    let found = CheckTargets(
      at: template.files, formatter: TemplateFormatter(schema: schema), loader: template.reading.loader(for:))
    let report = Guarded(CheckReporter(asJSON: template.json, asSARIF: sarif, isQuiet: template.quiet))
    report.withLock { report in
      for problem in found.problems { report.reportFailure(problem.diagnostics, in: problem.file) }
    }
    let progress = ProgressLine("Template", of: found.targets.count)
    let mended = Guarded<[CheckedFile]>([])
    AllCores.work(times: found.targets.count) {
      checker(schema: schema, fonts: fonts)
    } work: { checker, index in
      check(found.targets[index], of: found, checker, mends: fix)
    } take: { ready, done in
      if fix {
        mended.withLock { $0 += ready }
      } else {
        // What is found in a file is told as soon as all before it is, in the place of the progress.
        if !ready.isEmpty { progress.clear() }
        report.withLock { report in for file in ready { report.report(file) } }
      }
      progress.show(done)
    }
    progress.clear()
    let rest =
      fix ? checkedAgain(mended.withLock { $0 }, of: found, checker(schema: schema, fonts: fonts)) : []
    let fails = try report.withLock { report in
      for file in rest { report.report(file) }
      try report.finish(isMending: fix, passedOver: found.passedOver, takesAppElements: appElements)
      return report.hasErrors || strict && report.hasFindings
    }
    if fails { throw ExitCode(1) }
  }

  private func checker(schema: RegistrySchema, fonts: FontCollection?) -> TemplateChecker {
    let checker = TemplateChecker(
      registry: .documents, schema: schema, loader: template.reading.loader(for:), fonts: fonts)
    checker.rules.formUnion(enable.compactMap(CheckRule.rule))
    checker.rules.subtract(disable.compactMap(CheckRule.rule))
    checker.takesUnknownElementsForOwn = appElements
    return checker
  }

  /// The files, those checked once more of which something was found in others that were mended perhaps later.
  private func checkedAgain(
    _ files: [CheckedFile], of found: CheckTargets, _ checker: TemplateChecker
  ) -> [CheckedFile] {
    let mended = Set(files.filter { $0.mended > 0 }.map(\.path.standardizedPath))
    return zip(files, found.targets).map { file, target in
      let own = file.path.standardizedPath
      let others = file.files.map(\.standardizedPath).filter { $0 != own }
      if mended.isDisjoint(with: others) { return file }
      var again = check(target, of: found, checker, mends: false)
      again.mended = file.mended
      return again
    }
  }

  /// What a template is laid out with in its stories; nothing where options say what it is laid out with.
  private func stories(
    of path: String, _ trial: TemplateTrial
  ) throws -> [(story: String?, trial: TemplateTrial)] {
    if template.data != nil { return [] }
    let url = URL(fileURLWithPath: path)
    let file = Story.file(of: url).relativePath
    do {
      return try Story.all(of: url, name: file).map { story in
        var own = trial
        own.data = try story.data(of: url)
        var surroundings = template.surroundings
        surroundings.story = story
        (own.size, own.environment) = (surroundings.renderSize, surroundings.environment)
        return (story.name, own)
      }
    } catch { throw FileFailure(file: file, error: error) }
  }

  private func check(
    _ target: CheckTargets.Target, of found: CheckTargets, _ checker: TemplateChecker, mends: Bool
  ) -> CheckedFile {
    let path = target.path
    var checked = CheckedFile(path: path)
    do {
      var trial = TemplateTrial(checksAccessibility: accessibility)
      if let data = try template.rows.templateData(in: template.data) {
        (trial.data, checked.dataWarnings) = (data, (data.warnings, template.data ?? ""))
      } else if let (name, data) = try template.dataFile(for: path) {
        do { trial.data = try TemplateData(json: data, file: name) } catch {
          throw FileFailure(file: name, error: error)
        }
        trial.dataSource = String(validating: data, as: UTF8.self).map {
          SourceText(file: name, contents: $0)
        }
        checked.dataWarnings = (trial.data?.warnings ?? Diagnostics(), name)
      }
      let row = RowContext(data: trial.data ?? TemplateData(), number: template.rows.row)
      let own = try template.surroundings.resolved(for: row)
      (trial.size, trial.environment) = (own.renderSize, own.environment)
      try BudgetMeter.metering(.default) { _ in
        let data = try template.reading.loader(for: path).data(at: URL(fileURLWithPath: path))
        guard let text = String(validating: data, as: UTF8.self) else {
          // It says what is wrong with it.
          _ = try template.template(at: path)
          return
        }
        var trials = try stories(of: path, trial)
        if trials.isEmpty || trial.data != nil { trials.insert((nil, trial), at: 0) }
        let first = trials[0].trial
        let wanted = found.trial(first, of: target)
        if mends {
          let fixed = checker.fixed(text, at: path, project: found.project, trial: wanted)
          if fixed.text != text {
            try OutputFile(path: path).write(Data(fixed.text.utf8), inPlaceOf: data)
          }
          checked.mended = fixed.mended.count
          checked.found = (found.told(fixed.findings, of: target, first), fixed.text)
        } else {
          var findings = checker.findings(in: text, at: path, project: found.project, trial: wanted)
          for (story, trial) in trials.dropFirst() {
            let others = checker.findings(in: text, at: path, project: found.project, trial: trial)
            findings += others.filter { !findings.contains($0) }.map { $0.inStory(story) }
          }
          checked.found = (found.told(findings, of: target, first), text)
        }
      }
    } catch { checked.failure = error }
    return checked
  }
}

extension Finding {
  /// The finding with the story that it comes up in.
  fileprivate func inStory(_ story: String?) -> Finding {
    guard let story else { return self }
    var told = diagnostic
    told.notes.append(.init("In the story '\(story)'"))
    return Finding(rule, told, fix: fix)
  }
}

extension String {
  /// The path by which files are told apart.
  fileprivate var standardizedPath: String { URL(fileURLWithPath: self).standardizedFileURL.path }
}

extension CheckTargets {
  /// What a template is laid out with; nothing for a part of others that was found in a folder and has no data.
  fileprivate func trial(_ trial: TemplateTrial, of target: Target) -> TemplateTrial? {
    if target.isNamed || trial.data != nil { return trial }
    var trial = trial
    trial.isForPlainTemplates = true
    return isIncluded(target) ? nil : trial
  }

  /// The findings but those that only say, of a template found in a folder, that nobody has given it data or a size.
  fileprivate func told(_ findings: [Finding], of target: Target, _ trial: TemplateTrial) -> [Finding] {
    if target.isNamed || trial.data != nil { return findings }
    return findings.filter {
      ($0.rule != .uncheckedName || $0.diagnostic.suggestion != nil) && $0.rule != .doubtfulLayout
    }
  }
}
