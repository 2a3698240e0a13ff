import QuoinDiagnostics

/// What is wrong, by the step that it came up in: each tells its own problems anew, and takes away nobody else's.
struct SessionProblems {
  /// Why the present files cannot be shown; the last good picture stays meanwhile.
  var files = Diagnostics()
  /// Why the tree could not be laid out as it was used.
  var layout = Diagnostics()
  /// Why a state was not taken.
  var state = Diagnostics()
  /// Why there is no picture of the tree.
  var drawing = Diagnostics()
  /// Why something could not be done that was asked for, as a file that was to be made.
  var action = Diagnostics()
  /// Why not all changes of files are heard of.
  var watching = Diagnostics()

  /// All of them.
  var all: Diagnostics {
    var all = files
    for part in [layout, state, drawing, action, watching] { all.append(contentsOf: part) }
    return all
  }

  /// Forgets those of a template that is left for another.
  mutating func forget() { self = SessionProblems(watching: watching) }

  /// Forgets those of the tree and its files, which have been read again and are right.
  mutating func readAgain() { (files, layout, state) = (Diagnostics(), Diagnostics(), Diagnostics()) }
}
