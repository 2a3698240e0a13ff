// A sandbox as a link: template, data and settings, compressed, behind the # of an address.

const beginning = "#sandbox=";

/// The part of an address from the # on that stands for something.
export async function linked(value) {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return beginning + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/// Whether the address has such a part.
export function isLinked() {
  return location.hash.startsWith(beginning);
}

/// What the address stands for; nothing where it was damaged on its way.
export async function unlinked() {
  try {
    const text = location.hash.slice(beginning.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const { template, data, settings } = JSON.parse(await new Response(stream).text());
    return { template: String(template), data: data ?? null, settings: settings ?? {} };
  } catch {
    return null;
  }
}
