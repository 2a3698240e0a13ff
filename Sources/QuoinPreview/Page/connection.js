// The socket to the preview: JSON both ways; a picture or a file follows its message as bytes.

const withBytes = new Set(["picture", "tile", "sheet", "file"]);

export class Connection {
  #socket;
  #handlers = new Map();
  #waiting = null;
  #delay = 250;

  on(type, handler) {
    this.#handlers.set(type, handler);
    return this;
  }

  open() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.#delay = 250;
      this.#tell("open");
    };
    socket.onmessage = (event) => this.#take(event.data);
    socket.onclose = () => {
      this.#waiting = null;
      this.#tell("close");
      setTimeout(() => this.open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, 4000);
    };
    this.#socket = socket;
  }

  send(type, fields = {}) {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type, ...fields }));
    }
  }

  #take(data) {
    if (typeof data !== "string") {
      const message = this.#waiting;
      this.#waiting = null;
      if (message) this.#tell(message.type, message, data);
      return;
    }
    const message = JSON.parse(data);
    if (withBytes.has(message.type)) this.#waiting = message;
    else this.#tell(message.type, message);
  }

  #tell(type, ...rest) {
    this.#handlers.get(type)?.(...rest);
  }
}
