import Foundation

/// Lays out elements one after the other along an axis.
///
/// ```swift
/// let stack = StackLayoutScheme(items: [first, second, third])
/// stack.axis = .vertical
/// stack.spacing = .equal(8)
/// stack.layout(in: view.bounds)
/// ```
public final class StackLayoutScheme: LayoutBlockProtocol {
  /// How much room lies between neighbours.
  public typealias Spacing = StackArrangement.Spacing
  /// How long each element is along the axis.
  public typealias Filling = StackArrangement.Filling
  /// Where the run starts.
  public typealias Direction = StackArrangement.Direction

  private var members: [ElementReference]
  private var arrangement = StackArrangement()
  private(set) var schemes = JoinedSchemes()

  /// Creates a scheme of elements, which it does not keep alive.
  public init(items: [any LayoutElement] = []) {
    members = items.map(ElementReference.init)
  }

  /// The elements that still live, in order.
  public var items: [any LayoutElement] {
    get { members.compactMap(\.element) }
    set {
      members = newValue.map(ElementReference.init)
      changed()
    }
  }

  /// The axis along which the elements follow one another; horizontal at the start.
  public var axis: RectAxis {
    get { arrangement.axis }
    set { change { $0.axis = newValue } }
  }

  /// The room between neighbours; `.equally` at the start.
  public var spacing: Spacing {
    get { arrangement.spacing }
    set { change { $0.spacing = newValue } }
  }

  /// Where the elements go across the axis; centered at the start.
  public var alignment: Layout.Alignment {
    get { arrangement.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The length of each element along the axis; `.equally` at the start.
  public var filling: Filling {
    get { arrangement.filling }
    set { change { $0.filling = newValue } }
  }

  /// Where the run starts; `.fromLeading` at the start.
  public var direction: Direction {
    get { arrangement.direction }
    set { change { $0.direction = newValue } }
  }

  public var isActive: Bool { !items.isEmpty }

  public func record(in recorder: inout LayoutRecorder) {
    recorder.arrange(items, by: arrangement)
  }

  public func join(_ scheme: LayoutScheme) {
    schemes.add(scheme.holder)
  }

  private func change(_ form: (inout StackArrangement) -> Void) {
    form(&arrangement)
    changed()
  }

  private func changed() {
    schemes.invalidate()
  }
}
