import Foundation
import Quoin

/// A window in which a ball falls on a spring, a dot goes its way by keyframes, and a card turns.
struct Motion {
  /// How long all of it takes, in seconds.
  static let duration: TimeInterval = 1.6

  let window = UIWindow(
    frame: CGRect(x: 0, y: 0, width: 120, height: 150),
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 120, height: 150), scale: 2))
  private let ball = UIView(frame: CGRect(x: 12, y: 12, width: 24, height: 24))
  private let dot = UIView(frame: CGRect(x: 54, y: 12, width: 12, height: 12))
  private let card = UIView(frame: CGRect(x: 20, y: 90, width: 80, height: 46))
  private let word = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 46))

  init() {
    window.backgroundColor = .white
    ball.backgroundColor = .systemRed
    ball.layer.cornerRadius = 12
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 6
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 8
    (word.text, word.textAlignment, word.textColor) = ("Front", .center, .white)
    word.font = .boldSystemFont(ofSize: 17)
    card.addSubview(word)
    for view in [ball, dot, card] { window.addSubview(view) }
  }

  /// Lets everything move: the models change here, what is drawn follows the window's clock.
  func start() {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { ball.center.y += 44 })

    UIView.animateKeyframes(withDuration: Self.duration, delay: 0) {
      let places = [CGPoint(x: 96, y: 18), CGPoint(x: 96, y: 62), CGPoint(x: 60, y: 62)]
      for (index, place) in places.enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 3, relativeDuration: 1.0 / 3) {
          dot.center = place
          dot.backgroundColor = [.systemGreen, .systemOrange, .systemPurple][index]
        }
      }
    }

    UIView.transition(with: card, duration: Self.duration, options: .transitionFlipFromLeft) {
      word.text = "Back"
      card.backgroundColor = .systemIndigo
    }
  }

  /// Pictures of moments one after the other, side by side.
  func filmStrip(frames: Int) throws -> Data {
    start()
    let size = window.bounds.size
    var pictures: [UIImage] = []
    for index in 0..<frames {
      window.clock.advance(to: Self.duration * Double(index) / Double(frames - 1))
      pictures.append(
        try Renderer.image(size: size, options: window.outputOptions, draw: window.render(into:)))
    }
    let strip = CGSize(width: size.width * CGFloat(frames), height: size.height)
    return try Renderer.render(size: strip, format: .png, options: window.outputOptions) { canvas in
      for (index, picture) in pictures.enumerated() {
        canvas.draw(
          picture, in: CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size), tint: nil)
      }
    }
  }

  /// The motion as a picture that moves, with a rest at its end.
  func movingPicture(as format: OutputFormat) throws -> Data {
    start()
    return try window.record(for: Self.duration + 0.4, as: format)
  }
}
