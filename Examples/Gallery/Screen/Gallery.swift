import QuoinViews

/// A gallery: pages from side to side, each a picture that a pinch or a double tap zooms, with dots below.
public final class Gallery: UIViewController {
  /// What turns the pages.
  public let pages = UIScrollView()
  /// The pictures, each in a scroll view that zooms it.
  public private(set) var pictures: [GalleryPage] = []
  private let dots = GalleryDots()
  private let names: [String]

  /// Creates a gallery with a page for each name.
  public init(_ names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.07, alpha: 1)
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.showsHorizontalScrollIndicator = false
    pages.delegate = self
    view.addSubview(pages)
    for (index, name) in names.enumerated() {
      let page = GalleryPage(name: name, hue: CGFloat(index) / CGFloat(max(names.count, 1)))
      pictures.append(page)
      pages.addSubview(page)
    }
    dots.count = names.count
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    pages.frame = view.bounds
    pages.contentSize = CGSize(width: size.width * CGFloat(pictures.count), height: size.height)
    for (index, page) in pictures.enumerated() {
      page.frame = CGRect(
        x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height)
    }
    let bottom = view.safeAreaInsets.bottom
    dots.frame = CGRect(x: 0, y: size.height - bottom - 40, width: size.width, height: 40)
  }

  /// The page that is seen most of, from 0.
  public var page: Int {
    let width = pages.bounds.width
    return width > 0 ? Int((pages.contentOffset.x / width).rounded()) : 0
  }
}

extension Gallery: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let shown = min(max(page, 0), max(pictures.count - 1, 0))
    if dots.current == shown { return }
    // A picture that is left is small again when one comes back to it.
    if pictures.indices.contains(dots.current) { pictures[dots.current].setZoomScale(1, animated: false) }
    dots.current = shown
  }
}
