import Foundation
import QuoinDiagnostics
import QuoinEditing
import QuoinResources
import QuoinTemplates

/// Draws what may be chosen as it looks: images, symbols and fonts.
struct ChoiceSamples {
  /// The file that the choice stands in.
  let url: URL
  /// Reads what it names.
  let loader: ResourceLoader
  let project: PreviewProject
  /// Pixels a point of the page.
  let scale: Double

  /// In points.
  private static let size = CGSize(width: 40, height: 26)
  /// How long drawing goes on for one list: whoever opens it waits for that.
  private static let patience = Duration.milliseconds(250)

  /// The PNG of each, as far as there is time; nothing for what cannot be drawn, and for what is of another kind.
  func pictures(of choices: some Sequence<Completion>) -> [Data?] {
    let end = ContinuousClock.now + Self.patience
    let fonts = project.fonts(noting: ReadFiles())
    var pictures: [Data?] = []
    // What is wrong with a file is told once it is chosen.
    Misuses().collecting {
      pictures = choices.map { choice in
        guard ContinuousClock.now < end, let markup = Self.markup(of: choice) else { return nil }
        return try? picture(of: markup, fonts)
      }
    }
    return pictures
  }

  private static func markup(of choice: Completion) -> String? {
    let size = "width=\"\(Int(size.width))\" height=\"\(Int(size.height))\""
    return switch choice.kind {
    case .image, .symbol: "<UIImageView image=\"\(choice.text)\" \(size) contentMode=\"scaleAspectFit\"/>"
    case .font: "<UILabel text=\"Ag\" font=\"\(choice.text) 17\" \(size) textAlignment=\"center\"/>"
    default: nil
    }
  }

  private func picture(of markup: String, _ fonts: FontCollection?) throws -> Data {
    var budget = project.budget
    budget.wallTime = Self.patience
    return try BudgetMeter.metering(budget) { _ throws(Diagnostics) in
      var options = OutputOptions()
      options.scale = CGFloat(scale)
      options.png.compression = .fast
      return try Template(
        markup: markup, base: url, loader: loader, registry: project.registry, budget: budget,
        fonts: fonts
      ).rendering(size: .fixed(Self.size), as: .png, options: options).data
    }
  }
}
