/** As every gzip file begins. */
const GZIP = [0x1f, 0x8b];

/** Fetches the seed, a packed database file. Some hosts unpack what they recognise as packed. */
export async function loadSeed(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The seed of the demo is missing: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!GZIP.every((byte, at) => bytes[at] === byte)) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
