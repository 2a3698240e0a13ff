// What compiled Swift itself calls to follow an `unowned` reference, but which the language has no word for.

/// Adds a strong reference to an object, unless its end has begun.
///
/// The object's memory has to be there still, as an unowned reference makes sure.
///
/// Returns the object, or null.
void *_Nullable swift_tryRetain(void *_Nonnull object);
