// Work that is asked for more often than it is done.

/// Does something in a moment, once for all who ask until then.
///
/// - wait: takes what is called when the moment has come; the next picture of the screen unless given.
export function later(act, wait = requestAnimationFrame) {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    wait(() => {
      isAsked = false;
      act();
    });
  };
}
