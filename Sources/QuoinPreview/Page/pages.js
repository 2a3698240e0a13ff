// The pages of a document: one is looked at, and others are chosen.

const byID = (id) => document.getElementById(id);

export class Pages {
  #connection;
  #page = 1;
  #count = 0;

  constructor(connection) {
    this.#connection = connection;
    byID("page-before").addEventListener("click", () => this.#go(this.#page - 1));
    byID("page-after").addEventListener("click", () => this.#go(this.#page + 1));
    byID("page").addEventListener("change", (event) => this.#go(Number(event.target.value) || this.#page));
    document.addEventListener("keydown", (event) => {
      const step = { PageUp: -1, PageDown: 1 }[event.key];
      if (!step || !this.#count || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches("input, textarea, select")) return;
      event.preventDefault();
      this.#go(this.#page + step);
    });
  }

  /// Shows which page a picture is of.
  show({ page, pageCount }) {
    [this.#page, this.#count] = [page, pageCount];
    byID("pages").hidden = pageCount === 0;
    byID("page").value = page;
    byID("page").max = pageCount;
    byID("page-count").textContent = pageCount;
    byID("page-before").disabled = page <= 1;
    byID("page-after").disabled = page >= pageCount;
  }

  #go(page) {
    page = Math.min(Math.max(1, page), this.#count);
    byID("page").value = page;
    if (page !== this.#page) this.#connection.send("page", { page });
  }
}
