// To follow an `unowned` reference, Swift tries to retain the object, and ends the process if it is gone. This is the
// trying alone, a function of the Swift runtime for which the language has no word.

/// Adds a strong reference to an object, unless its end has begun.
///
/// The object's memory has to be there still, as an unowned reference makes sure.
///
/// Returns the object, or null.
void *_Nullable swift_tryRetain(void *_Nonnull object);
