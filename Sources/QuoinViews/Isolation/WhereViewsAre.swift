import Foundation

// The two ways of the package stand side by side here and in `SelectorMethods.swift`, so that nothing else asks which it is.
#if MainActorViews

  /// What belongs where views are: all roots of classes and all protocols of views.
  ///
  /// With the trait `MainActorViews` that is the main actor, as classes beneath and types that adopt a protocol find out by this:
  /// what a module isolates by default is not handed on to others. A `deinit` that is left out would be isolated by default as
  /// well, and end programs whose subclasses have one of their own; so each class that is open writes it.
  @MainActor public protocol ViewBound {}

  /// Does something where views are, for whoever may be elsewhere: what goes, what is described, timers, notifications.
  ///
  /// With the trait `MainActorViews` that is the main actor, and another thread waits until it is done; without it, here.
  package nonisolated func whereViewsAre<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// The queue of the main actor, which leaves the main thread for others once a program waits for what is asynchronous.
  private nonisolated enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
  }

  /// Does something with a value where views are.
  package nonisolated func whereViewsAre<Given>(_ given: Given, _ work: @MainActor (Given) -> Void) {
    // Whoever gives it waits, and so does not use it meanwhile.
    nonisolated(unsafe) let given = given
    whereViewsAre { work(given) }
  }

#else

  /// What belongs where views are: all roots of classes and all protocols of views.
  public protocol ViewBound {}

  /// Does something where views are, for whoever may be elsewhere: what goes, what is described, timers, notifications.
  ///
  /// With the trait `MainActorViews` that is the main actor, and another thread waits until it is done; without it, here.
  @inline(__always) package func whereViewsAre<Result>(_ work: () -> Result) -> Result { work() }

  /// Does something with a value where views are.
  @inline(__always) package func whereViewsAre<Given>(_ given: Given, _ work: (Given) -> Void) { work(given) }

#endif
