import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const DEFLATED = 8;

/** The texts in an archive by their names; pictures and other bytes come as letters, too. */
export function zipTexts(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== END) end -= 1;
  const texts = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [length, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
    const isPacked = view.getUint16(at + 10, true) === DEFLATED;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    texts.set(name, new TextDecoder().decode(isPacked ? inflateRawSync(packed) : packed));
    at += 46 + length + extra + comment;
  }
  return texts;
}
