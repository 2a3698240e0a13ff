/// What the first field is of objects that stand in attributed strings.
///
/// Where two neighbours have an attribute of the same name, Foundation compares its values, and takes bits 8 to 17 of the
/// first bytes behind an object's head for the number of its kind. Where they are 0 in both it ends the process; with a
/// number that is no kind of its own it asks `isEqual`.
struct AttributeValueKind {
  private let number: UInt64 = 0x3FF << 8
}
