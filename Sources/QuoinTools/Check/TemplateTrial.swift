import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine

/// What a template is laid out with, to see what comes up then.
public struct TemplateTrial {
  /// Its data; without any, a template is laid out only if it needs none.
  public var data: TemplateData?
  /// The file that the data were read from, in which constants are looked for that nothing uses.
  public var dataSource: SourceText?
  /// How large; on a phone where nothing says it.
  public var size: RenderSize
  /// Whether it is reported that nothing says how large the root is.
  public var tellsAssumedSize = true
  /// Scale, direction, style and limits.
  public var environment: LayoutEnvironment
  /// Whether it is reported what keeps people from using what is drawn.
  public var checksAccessibility: Bool
  /// Whether a template without data is laid out only if there are no names in it that data may explain. To find out by
  /// trying takes as long as ten templates.
  public var isForPlainTemplates = false

  /// Describes a trial.
  public init(
    data: TemplateData? = nil, dataSource: SourceText? = nil, size: RenderSize = .automatic,
    environment: LayoutEnvironment = LayoutEnvironment(), checksAccessibility: Bool = false
  ) {
    (self.data, self.dataSource, self.size) = (data, dataSource, size)
    (self.environment, self.checksAccessibility) = (environment, checksAccessibility)
  }
}

extension Template {
  /// What comes up when the template is laid out, but for what has come up when it was compiled.
  func findings(_ trial: TemplateTrial, in markup: Markup) -> [Finding] {
    let told = Set(warnings.all.map(WarningPlace.init))
    return allFindings(trial, in: markup).filter { !told.contains(WarningPlace($0.diagnostic)) }
  }

  private func allFindings(_ trial: TemplateTrial, in markup: Markup) -> [Finding] {
    do throws(Diagnostics) {
      let node: LayoutNode
      if let data = trial.data {
        node = try instantiate(
          state: data.stateValues, constants: data.constantValues, environment: trial.environment)
      } else if trial.isForPlainTemplates, !openNames.isEmpty || awaitsParameters {
        return openNames.all.map { Finding(.uncheckedName, $0) }
      } else {
        do throws(Diagnostics) { node = try instantiate(environment: trial.environment) } catch {
          // Names that mean nothing here may be those of data that are not there.
          if openNames.isEmpty, !awaitsParameters { throw error }
          return openNames.all.map { Finding(.uncheckedName, $0) }
        }
      }
      let size: CGSize
      do throws(Diagnostics) {
        size = try node.layOut(in: trial.size.orPhone, environment: trial.environment)
      } catch {
        guard trial.data == nil, !openNamesOfCells.isEmpty else { throw error }
        // What is wrong in cells may be that there are no data for the names there.
        let cells = Set(node.diagnosticsOfCells.all)
        return openNamesOfCells.all.map { Finding(.uncheckedName, $0) }
          + error.all.filter { !cells.contains($0) }.map { Self.finding($0, in: markup) }
      }
      var findings = node.diagnostics.all.map { Self.finding($0, in: markup) }
      if trial.tellsAssumedSize, let assumed = node.assumedSize {
        findings.append(Self.finding(assumed, in: markup))
      }
      let warnings = node.warnings(in: size)
      if trial.data == nil, warnings.hasErrors, !openNamesOfCells.isEmpty {
        // So it is with what pages are made of.
        return findings + openNamesOfCells.all.map { Finding(.uncheckedName, $0) }
          + warnings.all.filter { !$0.isOfUnknownName }.map { Self.finding($0, in: markup) }
      }
      findings += warnings.all.map { Self.finding($0, in: markup) }
      if trial.checksAccessibility {
        let found = try node.accessibilityWarnings(in: trial.size.orPhone, environment: trial.environment)
        findings += found.all.map { Finding(.accessibility, $0) }
      }
      return findings
    } catch {
      return error.all.map { Self.finding($0, in: markup) }
    }
  }

  private static func finding(_ diagnostic: Diagnostic, in markup: Markup) -> Finding {
    let rule = CheckRule.compiling(diagnostic)
    switch rule {
    case .invalidTemplate: return Finding(.failingTemplate, diagnostic)
    case .doubtfulTemplate: return Finding(.doubtfulLayout, diagnostic)
    default: return CheckRule.compiled(diagnostic, in: markup)
    }
  }
}

/// A warning, whichever item of the data it was noticed with.
private struct WarningPlace: Hashable {
  let severity: Diagnostic.Severity
  let message: String
  let span: SourceSpan?

  init(_ diagnostic: Diagnostic) {
    (severity, message, span) = (diagnostic.severity, diagnostic.message, diagnostic.span)
  }
}
