/** A body and what it says of itself. */
export interface Sent {
  type: string | null;
  bytes: Uint8Array<ArrayBuffer>;
}

export const utf8 = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);
export const latin1 = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(content, (letter) => letter.charCodeAt(0));
export const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts));
