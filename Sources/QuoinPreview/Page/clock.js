// The time of what moves: it follows the world's until it is held.

const byID = (id) => document.getElementById(id);

export class Clock {
  #isHeld = false;
  #isDragged = false;

  constructor(connection) {
    const slider = byID("time");
    byID("hold").addEventListener("click", () => connection.send("hold", { isHeld: !this.#isHeld }));
    slider.addEventListener("input", () => {
      this.#isDragged = true;
      connection.send("time", { time: Number(slider.value) });
    });
    slider.addEventListener("change", () => (this.#isDragged = false));
  }

  show({ time, isHeld, isMoving }) {
    this.#isHeld = isHeld;
    const button = byID("hold");
    button.textContent = isHeld ? "Play" : "Hold";
    button.setAttribute("aria-pressed", isHeld);
    const slider = byID("time");
    if (!this.#isDragged) {
      slider.max = Math.max(5, Math.ceil(time / 5) * 5);
      slider.value = time;
    }
    byID("seconds").textContent = `${time.toFixed(2)} s`;
    byID("moving").textContent = isHeld ? "held" : isMoving ? "moving" : "still";
  }
}
