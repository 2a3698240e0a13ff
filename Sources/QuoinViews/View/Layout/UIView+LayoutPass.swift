import Foundation
import QuoinResources

extension UIView {
  /// How often a view is laid out again in one pass when its layout keeps asking for another.
  private static var roundLimit: Int { 12 }

  package final func markNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    listAsDirty()
  }

  /// Enters the view, and the views above it, into the lists of what needs layout.
  final func listAsDirty() {
    var view = self
    while !view.isListedAsDirty, let parent = view.parent {
      parent.appendToDirty(view)
      view = parent
    }
  }

  final func layoutWhatChanged() {
    // What is said of constraints within may move the view itself.
    if constraintMarks.contains(.updatesWithin) { updateMarkedConstraints() }
    if constraintMarks.contains(.tied) { rare?.tie?.passWillBegin() }
    var top = self
    while let parent = top.parent, parent.needsLayout, !parent.isLayingOut { top = parent }
    if top.isLayoutPending { top.performPass() }
  }

  /// Whether anything in the view waits to be laid out.
  package final var isLayoutPending: Bool {
    needsLayout || firstDirty != nil || constraintMarks.contains(.updatesWithin)
  }

  /// Lays out what has changed in this view and within it, and leaves those around it waiting even if it may move then.
  package final func layoutOnlyWithin() {
    if isLayoutPending { performPass() }
  }

  /// Begins a pass, with the view's traits as the current ones.
  private func performPass() {
    let meter = BudgetMeter.current
    if isInPassWithSameTraits { return performLayout(meter) }
    traitCollection.asCurrentOfView { performRounds(meter) }
    if let window, !window.arrivals.isEmpty { window.tellArrivals(unlessWithin: self) }
  }

  /// Whether a view around lays out its subviews, and overrides no traits in between.
  private var isInPassWithSameTraits: Bool {
    var view = parent
    while let next = view {
      if next.isLayingOut { return true }
      if next.rare?.traitOverrides != nil { return false }
      view = next.parent
    }
    return false
  }

  private func performLayout(_ meter: BudgetMeter?, after rounds: Int = 0) {
    guard rare?.traitOverrides != nil else { return performRounds(meter, after: rounds) }
    traitCollection.asCurrentOfView { performRounds(meter, after: rounds) }
  }

  /// Lays out the view and those in it that need it, again while they ask for more, but not forever.
  ///
  /// - Parameters:
  ///   - meter: That of the work going on, looked for once for the whole pass.
  ///   - rounds: How often the view has been laid out in the pass already.
  private func performRounds(_ meter: BudgetMeter?, after rounds: Int = 0) {
    let outer = enterLevel()
    if outer == nil {
      needsLayout = false
      forgetDirtyChildren()
    }
    var rounds = rounds
    while isLayoutPending {
      rounds += 1
      if constraintMarks.contains(.updatesWithin) { updateMarkedConstraints() }
      if rounds > Self.roundLimit {
        needsLayout = false
        forgetDirtyChildren()
        break
      }
      // With the budget used up nobody will see the layout: what is left waits for a pass with another one.
      if meter?.allows(16) == false { break }
      if needsLayout {
        needsLayout = false
        isLayingOut = true
        let owner = rare?.owner
        owner?.viewWillLayOut()
        owner?.viewWillLayoutSubviews()
        if constraintMarks.contains(.tied) { rare?.tie?.ownerWillLayOut() }
        if let layer = rare?.layer {
          layer.layoutSublayers()
          layer.layOutOwnSublayers()
        } else {
          layoutSubviews()
        }
        owner?.viewDidLayoutSubviews()
        if let observers = rare?.layoutObservers {
          for entry in observers { entry.observer?.didLayOutSubviews() }
        }
        isLayingOut = false
      }
      layoutDirtyChildren(meter)
    }
    if let outer { leaveLevel(outer) }
    if needsLayout || firstDirty != nil {
      listAsDirty()
    } else if isListedAsDirty, let parent {
      parent.removeFromDirty(self)
    }
  }

  private func layoutDirtyChildren(_ meter: BudgetMeter?) {
    // Siblings that keep making each other dirty must not hang.
    var remaining = 64 + 8 * children.count
    while meter?.isUsedUp != true, let child = takeFirstDirty() {
      if remaining == 0 {
        child.needsLayout = false
        child.forgetDirtyChildren()
        continue
      }
      remaining -= 1
      guard storedLevel < UIView.depthLimit, child.isBareLeaf, meter?.allows(16) != false else {
        child.performLayout(meter)
        continue
      }
      child.layoutBareLeaf()
      if child.needsLayout || child.firstDirty != nil { child.performLayout(meter, after: 1) }
    }
  }

  /// Adds one that is told each time that the view has laid out its subviews, as long as it keeps what is returned.
  package final func addLayoutObserver(_ observer: any LayoutObserver) -> LayoutObservation {
    let rare = ensureRare()
    rare.layoutObservers.removeAll { $0.observer == nil }
    let entry = LayoutObserverEntry(observer)
    rare.layoutObservers.append(entry)
    return LayoutObservation(entry)
  }

  /// Whether nothing is in the view and nothing rare is said of it: no traits of its own and no controller.
  private var isBareLeaf: Bool { needsLayout && rare == nil && firstDirty == nil && children.isEmpty }

  /// One round of a layout in which nothing nests.
  private func layoutBareLeaf() {
    needsLayout = false
    isLayingOut = true
    layoutSubviews()
    isLayingOut = false
  }

  /// Whether the view itself waits for a layout of its subviews.
  public final var isLayoutNeeded: Bool { needsLayout }

  // MARK: The list

  private func appendToDirty(_ view: UIView) {
    view.isListedAsDirty = true
    view.nextDirty = nil
    if firstDirty == nil {
      firstDirty = view
    } else if let last = lastDirty {
      last.nextDirty = view
      view.previousDirty = last
    }
    lastDirty = view
  }

  /// Takes the first view out of the list, as a pass does with one after the other; nothing where there is none.
  @inline(__always)
  private func takeFirstDirty() -> UIView? {
    guard let view = firstDirty else { return nil }
    // What the next one says of its previous one stays as it is: nobody asks the first one. So the pass touches one
    // view at a time, and counts the references to that one only.
    firstDirty = view.nextDirty
    view.nextDirty = nil
    view.isListedAsDirty = false
    return view
  }

  final func removeFromDirty(_ view: UIView) {
    guard view.isListedAsDirty else { return }
    if firstDirty === view {
      _ = takeFirstDirty()
      return
    }
    view.previousDirty?.nextDirty = view.nextDirty
    if let next = view.nextDirty {
      next.previousDirty = view.previousDirty
    } else {
      lastDirty = view.previousDirty
    }
    view.nextDirty = nil
    view.isListedAsDirty = false
  }

  /// Takes note that nothing in the view waits for its layout, so that each of it is listed again when it next does.
  final func forgetDirtyChildren() {
    var pending = [self]
    while let view = pending.popLast() {
      while let child = view.takeFirstDirty() {
        child.needsLayout = false
        pending.append(child)
      }
    }
  }
}

/// Told when a view has laid out its subviews.
package protocol LayoutObserver: AnyObject, ViewBound {
  func didLayOutSubviews()
}

/// That one is told of a view's layouts; kept by that one alone, so that it ends with it.
package struct LayoutObservation: ~Copyable {
  private let entry: LayoutObserverEntry

  init(_ entry: LayoutObserverEntry) { self.entry = entry }

  deinit {
    let entry = entry
    whereViewsAre { entry.observer = nil }
  }
}

/// What a view holds of one that is told of its layouts.
final class LayoutObserverEntry {
  // The observer keeps the observation, which takes it out here.
  @exclusivity(unchecked) unowned(unsafe) var observer: (any LayoutObserver)?

  init(_ observer: any LayoutObserver) { self.observer = observer }
}
