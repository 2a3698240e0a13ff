import QuoinResources

/// What a client can do with answers, by its first request.
struct ClientAbilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether what is inserted may have places to go on typing at.
  var takesSnippets = false
  /// Whether an outline may nest.
  var takesOutlines = false
  /// Whether changes may be given by file with versions, and files be renamed with them.
  var takesDocumentChanges = false
  var renamesFiles = false
  /// Whether it can be asked to watch files.
  var watchesFiles = false
  /// Whether it takes the places that notes of a problem speak of.
  var takesRelatedPlaces = false
  /// Whether it asks for problems itself, and whether it can be told to ask again.
  var asksForProblems = false
  var asksAgain = false
  /// Whether it can be told to ask again for the frames that it shows.
  var asksAgainForFrames = false

  /// Whether it changes texts when it is asked to.
  var appliesEdits = false
  /// Whether it shows files and pages when it is asked to.
  var showsPlaces = false

  init() {}

  init(_ capabilities: JSONNode?) {
    let document = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let offered = capabilities?["general"]?["positionEncodings"]?.elements?.compactMap(\.string) ?? []
    // Of those offered what costs least; UTF-16 is what every client can do.
    encoding = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    takesSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.isTrue ?? false
    takesOutlines = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.isTrue ?? false
    takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.isTrue ?? false
    let operations = workspace?["workspaceEdit"]?["resourceOperations"]?.elements?.compactMap(\.string) ?? []
    renamesFiles = takesDocumentChanges && operations.contains("rename")
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue ?? false
    let problems = document?["diagnostic"] ?? document?["publishDiagnostics"]
    takesRelatedPlaces = problems?["relatedInformation"]?.isTrue ?? false
    asksForProblems = document?["diagnostic"] != nil
    asksAgain = workspace?["diagnostics"]?["refreshSupport"]?.isTrue ?? false
    appliesEdits = workspace?["applyEdit"]?.isTrue ?? false
    showsPlaces = capabilities?["window"]?["showDocument"]?["support"]?.isTrue ?? false
    asksAgainForFrames = workspace?["inlayHint"]?["refreshSupport"]?.isTrue ?? false
  }
}
