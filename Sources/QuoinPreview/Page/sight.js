// Which of some elements are in sight.

import { later } from "./later.js";

export class Sight {
  #seen = new Set();
  #key;
  #tell;
  #observer;

  /// - root: what scrolls.
  /// - margin: what is around that counts too, as an observer has it.
  /// - key: what an element is called.
  /// - tell: called a moment after others are in sight.
  constructor(root, margin, key, tell) {
    [this.#key, this.#tell] = [key, tell];
    this.#observer = new IntersectionObserver((entries) => this.#see(entries), { root, rootMargin: margin });
  }

  has(key) { return this.#seen.has(key); }
  get keys() { return [...this.#seen]; }

  observe(element) { this.#observer.observe(element); }

  forget(element) {
    this.#observer.unobserve(element);
    this.#seen.delete(this.#key(element));
  }

  forgetAll() {
    this.#observer.disconnect();
    this.#seen.clear();
  }

  /// Tells in a moment, once for all that comes until then.
  ask = later(() => this.#tell(), (act) => setTimeout(act, 60));

  #see(entries) {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#seen.add(this.#key(target));
      else this.#seen.delete(this.#key(target));
    }
    this.ask();
  }
}
