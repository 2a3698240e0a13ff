/// People in sections by the first letters of their last names.
struct ContactList {
  private(set) var titles: [String] = []
  private(set) var sections: [[Contact]] = []

  /// Sorts people, and leaves out those whose names do not have the letters that are searched for.
  init(_ people: [Contact], matching search: String = "") {
    let search = search.lowercased()
    let found = search.isEmpty ? people : people.filter { $0.name.lowercased().contains(search) }
    let sorted = found.sorted {
      ($0.lastName, $0.firstName, $0.id) < ($1.lastName, $1.firstName, $1.id)
    }
    for person in sorted {
      let title = String(person.lastName.prefix(1))
      if title != titles.last {
        titles.append(title)
        sections.append([])
      }
      sections[sections.count - 1].append(person)
    }
  }
}
