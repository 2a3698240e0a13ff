extension PDFStructure {
  /// What stands on every page.
  enum Stand { case pageHead, pageFoot }

  /// What is drawn on a page and belongs to one part.
  struct Content {
    /// The number of its element, below 0 for heads and feet of pages.
    let element: Int
    let stand: Stand?
    /// The name of the type of its element.
    let type: String

    /// Writes the operator that begins it.
    ///
    /// - Parameter mark: Its number on the page.
    func write(to words: inout PDFBytes, mark: Int) {
      switch stand {
      case .pageHead:
        words.add("/Artifact << /Type /Pagination /Subtype /Header /Attached [ /Top ] >> BDC\n")
      case .pageFoot:
        words.add("/Artifact << /Type /Pagination /Subtype /Footer /Attached [ /Bottom ] >> BDC\n")
      case nil:
        words.add("/")
        words.add(text: type)
        words.add(" << /MCID ")
        words.add(mark)
        words.add(" >> BDC\n")
      }
    }
  }
}
