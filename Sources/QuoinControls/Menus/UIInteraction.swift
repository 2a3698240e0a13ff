import Foundation

/// Something that views can be used for beyond what their class is for.
public protocol UIInteraction: AnyObject, ViewBound {
  /// The view that is used so.
  var view: UIView? { get }
  /// Told before the view changes.
  func willMove(to view: UIView?)
  /// Told after the view changed.
  func didMove(to view: UIView?)
}

extension UIView {
  private final class Interactions {
    var all: [any UIInteraction] = []
  }

  /// What the view can be used for beyond what its class is for.
  public final var interactions: [any UIInteraction] {
    get { attachment(Interactions.self)?.all ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Lets the view be used for something more.
  public final func addInteraction(_ interaction: any UIInteraction) {
    if interaction.view === self { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    let known = attachment(Interactions.self) ?? Interactions()
    known.all.append(interaction)
    setAttachment(known)
    interaction.didMove(to: self)
  }

  /// Lets the view be used for something no more.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard let known = attachment(Interactions.self), known.all.contains(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    known.all.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
