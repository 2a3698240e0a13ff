extension PDFStructure {
  /// Which elements stand at the places of a document, and which lead to them: by these, PDF 2.0 tells where a link goes.
  struct Places {
    /// The numbers of elements by the keys of their places.
    private var standing: [Int: Int] = [:]
    /// The places of the element that begins next.
    private var next: [Int] = []
    /// Elements that lead to others, and notes, which others lead to; they are written last.
    var related: [Element] = []

    /// Says that an element stands at a place.
    ///
    /// - Parameter open: The one that is open, which it is where it has content; else it is the next one.
    mutating func stand(at key: Int, _ open: Element?) {
      if let open, open.role.holdsContent, open.role.mayHoldContentInVersion2 {
        standing[key] = open.number
      } else {
        next.append(key)
      }
    }

    /// Takes an element that begins for that of the places that wait for one.
    mutating func stand(_ element: Element) {
      for key in next { standing[key] = element.number }
      next = []
    }

    /// The number of the element at a place; that of the whole document where none is known.
    func element(at place: DocumentRecord.Place, in document: Element) -> Int {
      standing[place.key] ?? document.number
    }

    /// Forgets what belongs to a part of the document.
    ///
    /// - Parameter count: How many related elements there were before.
    mutating func takeBack(to count: Int) {
      related.removeLast(related.count - count)
      next = []
    }

    /// The related elements, each with those that it leads to; notes with those that lead to them, and with no others.
    ///
    /// - Parameter destinations: The places by their names.
    func related(by destinations: [String: DocumentRecord.Place], in document: Element) -> [Element] {
      var notes: [Int: Element] = [:]
      for element in related where element.role == .note { notes[element.number] = element }
      for element in related {
        for name in element.targets {
          guard let place = destinations[name] else { continue }
          let number = self.element(at: place, in: document)
          element.references.append(number)
          notes[number]?.references.append(element.number)
        }
      }
      return related
    }
  }
}
