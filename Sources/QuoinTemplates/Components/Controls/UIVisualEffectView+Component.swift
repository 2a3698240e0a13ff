import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplateEngine

extension Component {
  /// `<UIVisualEffectView>`: what is behind, blurred.
  public static let visualEffectView = Component(
    "UIVisualEffectView", UIVisualEffectView.self,
    summary: "Shows what is behind it blurred, and what stands inside upon that.",
    container: ContentContainer { ($0 as? UIVisualEffectView)?.contentView },
    objects: [
      ObjectMember("contentView", "UIView", "What holds the elements inside.") { (view: UIVisualEffectView) in
        view.contentView
      }
    ]
  ) { _ in
    UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  } properties: {
    Property(
      "effect", \UIVisualEffectView.effect,
      "What is done with what is behind: `UIBlurEffect(dark)`, `UIVibrancyEffect(dark)`, or nil; a regular blur unless set."
    )
    Property(
      "effect.style", \UIVisualEffectView.style, "How thick and how dark the effect that there is is.")
  }
}

extension UIVisualEffectView {
  /// The style of the blur, be it that around vibrant content; nothing without an effect.
  fileprivate var style: UIBlurEffect.Style? {
    get { effect.flatMap { ($0 as? UIBlurEffect) ?? ($0 as? UIVibrancyEffect)?.blurEffect }?.style }
    set {
      guard let newValue else { return }
      switch effect {
      case is UIBlurEffect: effect = UIBlurEffect(style: newValue)
      case let vibrancy as UIVibrancyEffect:
        effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: newValue), style: vibrancy.style)
      default: break
      }
    }
  }
}
