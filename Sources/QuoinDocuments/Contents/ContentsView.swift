import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// The contents of a document: its headings with the pages on which they stand, each a link there.
public final class ContentsView: SectionView {
  /// The lowest level of headings that are listed, from 1 to 6.
  public var levels = 3
  /// The font of the lines; those of the first level are bold.
  public var font = UIFont.systemFont(ofSize: 10)
  /// The colour of the lines.
  public var textColor = UIColor.label
  /// How far each level stands farther in than the one above, in points, 0 or more.
  public var indent: CGFloat = 14
  /// What leads the eye from a title to its page; nothing for none.
  public var leader = "."

  /// What all lines are together to those who do not see them.
  let element = DividedElement()

  /// The kind of captions that are listed, such as `Figure`, in the place of headings; nothing for headings.
  public var captionKind: String?

  override var pageContent: any PageContent {
    guard let (document, progress) = self.document else { return ViewContent { [UIView]() } }
    document.noteListOfContents()
    let late = progress.late
    var lines = progress.headings.enumerated().map { (index: $0.offset, heading: $0.element) }
      .filter { $0.heading.level <= levels }
    if let captionKind {
      lines = progress.facts.captions.filter { $0.kind == captionKind }.sorted { $0.number < $1.number }.map {
        (-1, $0.line)
      }
    }
    return ViewContent { [self] in
      let (first, others) = (ContentsLook(of: self, isFirst: true), ContentsLook(of: self, isFirst: false))
      return lines.indices.lazy.map { place in
        let (index, heading) = lines[place]
        let number =
          index < 0 ? nil : late.map { LateNumber(heading: index, document: document, contents: $0) }
        let line = ContentsLine(heading, number, in: self, heading.level == 1 ? first : others)
        // None stands alone at the foot or the top of a page.
        line.pageRules.keepWithNext = lines.count > 1 && (place == 0 || place == lines.count - 2)
        return line
      }
    }
  }

  private var document: (view: SectionView, progress: DocumentProgress)? {
    var view = superview
    while let next = view {
      if let section = next as? SectionView, let progress = section.progress { return (section, progress) }
      view = next.superview
    }
    return nil
  }
}
