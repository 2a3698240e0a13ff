import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinHTML
import QuoinResources
import QuoinViews

/// What a web view shows: text with attributes that scrolls, where a browser would have a page.
final class WebPage {
  /// What is shown and can be shown again.
  enum Content {
    case html(String, base: URL?)
    case file(URL, access: URL)
    case address(URL)
  }

  let scrollView = UIScrollView()
  private let label = UILabel()
  /// Reads images and files; without one nothing is read but what code names as a file.
  var loader: ResourceLoader?
  private(set) var content: Content?
  private(set) var title: String?
  private(set) var warnings: [Diagnostic] = []
  /// Told of an address that is tapped.
  var linkTapped: (URL) -> Void = { _ in }

  /// The room around a page, in points, as browsers have it around its body.
  private static let margin: CGFloat = 8
  /// The size of text that nothing is said of, in points.
  private static let fontSize: CGFloat = 16

  init() {
    scrollView.addSubview(label)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = .systemFont(ofSize: Self.fontSize)
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      UITapGestureRecognizer { [unowned self] tap in follow(tap.location(in: label)) })
  }

  var url: URL? {
    switch content {
    case .html(_, let base): base
    case .file(let url, _), .address(let url): url
    case nil: nil
    }
  }

  // MARK: Showing

  func show(_ content: Content?) {
    self.content = content
    (title, warnings) = (nil, [])
    scrollView.contentOffset = .zero
    switch content {
    case nil: label.attributedText = nil
    case .html(let html, let base): show(html, base: base, loader: loader)
    case .file(let url, let access): show(file: url, access: access)
    case .address(let url):
      show(words: url.absoluteString)
      warnings = [.remotePage(url.absoluteString)]
    }
    scrollView.superview?.setNeedsLayout()
    scrollView.superview?.setNeedsDisplay()
  }

  private func show(_ html: String, base: URL?, loader: ResourceLoader?) {
    let text = HTMLText(html, font: label.font) { source in
      guard let loader, let bytes = try? loader.bytes(of: source, relativeTo: base) else { return nil }
      return try? UIImage(data: bytes, scale: 1, name: source, budget: loader.budget)
    }
    label.attributedText = text.attributedString
    (title, warnings) = (text.title, text.warnings)
  }

  private func show(file url: URL, access: URL) {
    // Code that names a file lets it be read, and what lies in the folder that it names.
    let folder = access.hasDirectoryPath ? access : access.deletingLastPathComponent()
    let loader = loader ?? ResourceLoader(policy: ResourcePolicy(folders: [folder]))
    guard let bytes = try? loader.data(at: url) else {
      show(words: url.lastPathComponent)
      warnings = [.unreadablePage(url.path)]
      return
    }
    show(String(decoding: bytes, as: UTF8.self), base: url, loader: loader)
  }

  private func show(words: String) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byCharWrapping
    label.attributedText = ReleasingAttributedString(
      string: words, attributes: [.foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style])
  }

  // MARK: Layout

  /// Gives the page a view's room.
  func layout(in bounds: CGRect) {
    scrollView.frame = bounds
    let width = max(bounds.width - 2 * Self.margin, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    label.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: height)
    scrollView.contentSize = CGSize(width: bounds.width, height: height + 2 * Self.margin)
  }

  /// The size of the page in a width, in points.
  func size(width: CGFloat) -> CGSize {
    let room = CGSize(width: max(width - 2 * Self.margin, 0), height: CGFloat.infinity)
    return CGSize(width: width, height: label.sizeThatFits(room).height + 2 * Self.margin)
  }

  /// What is shown as plain text.
  var text: String { label.text ?? "" }

  private func follow(_ point: CGPoint) {
    guard let link = label.shownLayout.links.first(where: { $0.rect.contains(point) }),
      let url = URL(string: link.url, relativeTo: url)?.absoluteURL
    else { return }
    linkTapped(url)
  }
}

nonisolated extension Diagnostic {
  fileprivate static func remotePage(_ address: String) -> Diagnostic {
    Diagnostic(.warning, "The page \(address) needs a browser: its address is shown instead of it")
  }

  fileprivate static func unreadablePage(_ address: String) -> Diagnostic {
    Diagnostic(.warning, "The page \(address) cannot be read")
  }
}
