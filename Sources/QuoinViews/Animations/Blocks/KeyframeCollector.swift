import Foundation

/// The changes of a block of keyframes, with the parts of its time in which they happen.
final class KeyframeCollector {
  private struct Frame {
    let start: Double
    let end: Double
    let value: AnimatableValue
  }

  private struct Course {
    let layer: CALayer
    let property: AnimatedProperty
    let old: AnimatableValue
    var frames: [Frame]
  }

  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: AnimatedProperty
  }

  private var courses: [Course] = []
  private var places: [Key: Int] = [:]

  /// Adds changes that happen in a part of the time from 0 to 1.
  func add(_ changes: [PropertyChange], start: Double, length: Double) {
    let start = start.isNaN ? 0 : min(max(start, 0), 1)
    let end = length.isNaN ? start : min(max(start + length, start), 1)
    for change in changes {
      let frame = Frame(start: start, end: end, value: change.new)
      let key = Key(layer: ObjectIdentifier(change.layer), property: change.property)
      if let place = places[key] {
        courses[place].frames.append(frame)
      } else {
        places[key] = courses.count
        courses.append(
          Course(layer: change.layer, property: change.property, old: change.old, frames: [frame]))
      }
    }
  }

  /// Adds the animations to the layers that are in a window.
  func animate(with block: ViewAnimation, mode: KeyframeValues.Mode, isPaced: Bool) {
    for course in courses {
      guard let animations = course.layer.hostWindow?.animations, let new = course.frames.last?.value else {
        continue
      }
      // What was drawn before is what the running animations make of the old value.
      let old = course.layer.presentedValue(
        of: course.property, over: course.old, at: animations.clock.time)
      animations.remove(where: { $0.isOfView(course.property) }, from: course.layer)
      var (times, values) = ([0.0], [old])
      for frame in course.frames.sorted(by: { $0.start < $1.start }) {
        let start = max(frame.start, times[times.count - 1])
        times += [start, max(frame.end, start)]
        values += [values[values.count - 1], frame.value]
      }
      times.append(1)
      values.append(values[values.count - 1])
      if new.isAdditive { values = values.map { $0.adding(new, times: -1) } }
      let frames = KeyframeValues(values, times: times, mode: mode, isPaced: isPaced)
      block.add(
        .keyframes(frames), of: course.property, to: course.layer, animations, isAdditive: new.isAdditive)
      block.progress?.remember(
        PropertyChange(layer: course.layer, property: course.property, old: course.old, new: new))
    }
    block.completion.allAdded()
  }
}
