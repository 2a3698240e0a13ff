/// The state of the method: variables, constraints, which of them are in force, and what gives way to what.
///
/// Every constraint is a cost of its error, `|a·x − b|` for what has to be equal and the part beyond for what has a bound; costs
/// are compared priority by priority, the highest first. A vertex is given by as many *active* constraints, held without
/// error, as there are variables; a variable that nothing decides is held where it is by a *stay*, which costs nothing to
/// leave. The multipliers of the active constraints say what leaving each of them would save elsewhere. Where that is more than
/// it costs, the constraint gives way until another stops the move, which is active in its place: a pivot. A required
/// constraint that a change has broken costs most of all, so that what is cheapest gives way to it: the choice of the dual
/// simplex method, made by the primal one, which can begin anywhere and so needs neither artificial variables nor a second
/// phase.
///
/// The matrix of the active constraints is kept in factors (`BasisFactors`) rather than its inverse in rows, as a tableau does:
/// in a chain of views each edge depends on all before it, so that rows grow with the chain, while the factors do not.
struct Simplex {
  struct Variable {
    var value = 0.0
    /// The newest term in the list of its terms.
    var firstTerm: Int32 = -1
    /// The pivot of the column that holds the variable where it is, if that is active.
    var stayPivot: Int32
    /// Whether it is held for the time being while a start is looked for.
    var isTorn = false
    /// Whether its stay is not left whatever it would save.
    var isPinned = false
    var isChanged = false
    var isLive = true
  }

  struct Term {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
  }

  /// A constraint: `terms relation constant`.
  struct Row {
    var constant = 0.0
    var weight = 1.0
    /// The terms less the constant, for rows that are not active; zero for active ones, but for a change not yet applied.
    var error = 0.0
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    var level: Int32 = 0
    /// The pivot by which it is active, or −1.
    var pivot: Int32 = -1
    /// Which constraint came first, for as long as the slot is used.
    var age: Int64 = 0
    /// How many terms have a variable that nothing decides yet, while a start is looked for.
    var openCount: Int32 = -1
    var relation = LinearRelation.equal
    /// On which side of zero its cost is taken to be: 1 or −1.
    var side: Int8 = 1
    var isLive = true
    var isDoomed = false
    var isMoved = false
    var isBroken = false
    var isSuspect = false
    /// Whether a start makes it active before others: it was, or it did not hold where it was not.
    var isPreferred = false
    /// Whether its cost is in the multipliers.
    var isCounted = false
    var stamp: Int32 = 0
  }

  /// A change of the slope of a constraint's cost that the multipliers do not know yet.
  struct SlopeChange {
    var row: Int32
    var level: Int32
    var amount: Double
  }

  var variables: [Variable] = []
  var rows: [Row] = []
  var terms: [Term] = []
  var unusedTerms = 0
  var freeRows: [Int32] = []
  var freeVariables: [Int32] = []
  var nextAge: Int64 = 0

  var factors = BasisFactors()
  /// What is active at each pivot: a row, or `~variable` for a stay.
  var active: [Int32] = []
  var multipliers = Multipliers()
  var candidates = CandidateQueue()

  var pending: [SlopeChange] = []
  var fresh: [Int32] = []
  var doomed: [Int32] = []
  var moved: [Int32] = []
  /// Required rows that have not held at some moment of this solution.
  var suspects: [Int32] = []
  var changed: [Int32] = []

  /// Variables that are held while a start is looked for, and rows that may decide one.
  var torn: [Int32] = []
  var ready = ReadyRows()
  /// Whether rounding has made the factors useless.
  var isLost = false
  /// Whether rounding in multipliers may count: a pivot has divided them by very little, or factors have lost digits.
  var isDoubtful = false

  // Kept between pivots, so that nothing is allocated in them.
  var direction = SparseVector()
  var rates = SparseVector()
  var column = SparseVector()
  var slope = LevelVector()
  var breakpoints = BreakpointQueue()
  var stamp: Int32 = 0

  /// How many constraints gave way to others.
  var pivots = 0
  /// How often everything was begun anew, to be rid of what had added up.
  var restarts = 0
  /// How many terms were looked at beside the steps of the factors.
  var steps = 0
  /// How many there were of both when it was asked last whether to go on.
  var stepsAtQuestion = 0
  /// How many pivots in turn have moved nothing.
  var standing = 0
  /// How often in turn errors of active rows were set right.
  var corrections = 0
  /// How far the last pivot went, in units of the error of what gave way.
  var lastStep = 0.0
  /// How many sources of transformations there were after the last start, and how many pivots before it.
  var sourcesAtStart = 0
  var pivotsAtStart = 0

  /// How far from zero the error of a constraint may be that holds, whose largest number is of a size.
  static func tolerance(_ size: Double) -> Double { max(1e-10, 5e-14 * size) }
  /// How far from zero a multiplier is told from none.
  static let slopeTolerance = 1e-8
  /// How many pivots in turn may move nothing before the smallest number decides, which cannot go in circles: parts that have
  /// nothing to do with each other may each have some.
  var patience: Int { 100 + rows.count }
}
