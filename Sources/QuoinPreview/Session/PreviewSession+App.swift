import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews

extension PreviewSession {
  /// Shows the project's app, from its beginning.
  func open(_ app: PreviewApp) {
    (file, documentURL, story) = (app.name, nil, nil)
    (data, stage, state, statedState) = (nil, nil, [:], [:])
    clock = SessionClock()
    problems.forget()
    misuses.forget()
    misuses.console.clear()
    send(.document(PreviewMessage.Document(file: app.name)))
    send(.state([:]))
    misuses.collecting {
      do throws(Diagnostics) {
        stage = try PreviewStage(
          app.makeController(), in: environment, size: settings.layout.renderSize)
        problems.readAgain()
      } catch { problems.files = error }
    }
    tellProblems()
    show()
    followClock()
  }

  /// Loads the layouts of the app again; what is wrong with one is told, and what it showed stays.
  func reloadLayouts() {
    guard let stage else {
      // It could not be shown at first, and may have been mended.
      if let app = project.app { open(app) }
      return
    }
    misuses.console.clear()
    misuses.collecting {
      for owner in stage.layoutOwners {
        owner.reloadLayout { problems in
          if let problems { LayoutConsole.showError(problems) }
        }
      }
    }
    layOutAgain()
    tellProblems()
    show()
    followClock()
  }
}

extension PreviewStage {
  /// The size of an app where none is asked for: that of a phone, in points.
  private static let appSize = CGSize(width: 390, height: 844)

  /// Shows a controller of an app.
  convenience init(
    _ controller: UIViewController, in environment: LayoutEnvironment, size: RenderSize
  ) throws(Diagnostics) {
    let node = LayoutNode(
      viewController: controller, expressions: ["width": "100%", "height": "100%"])
    try self.init(
      node, of: PreviewDocument(), in: environment,
      size: RenderSize(width: size.width ?? Self.appSize.width, height: size.height ?? Self.appSize.height))
  }

  /// The controllers and views whose content is a layout, those around others first.
  var layoutOwners: [any LayoutLoading] {
    var found: [any LayoutLoading] = []
    var pending: [UIView] = [window]
    while let view = pending.popLast() {
      if let controller = view.next as? UIViewController, controller.viewIfLoaded === view,
        let owner = controller as? any LayoutLoading
      {
        found.append(owner)
      }
      if let owner = view as? any LayoutLoading { found.append(owner) }
      pending += view.subviews.reversed()
    }
    return found
  }
}

extension PreviewDocument {
  /// The document of what is made in code.
  init() throws(Diagnostics) {
    self.init(
      template: try Template(markup: "<UIView/>", name: "app"), data: TemplateData(), warnings: Diagnostics())
  }
}
