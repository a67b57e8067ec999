import {
  defaultKuota,
  type FileStore,
  type Guards,
  type Letter,
  type Log,
  type Mail,
  type Passwords,
  type Pictures,
  type Reception,
} from '../../../server/ports.ts';

export const silentLog: Log = { info: () => {}, error: () => {} };

/** Hashing for real is slow on purpose, and tested where it is done. */
export const quickPasswords: Passwords = {
  hash: async (plain) => `hash:${plain}`,
  verify: async (hash, plain) => hash === `hash:${plain}`,
};

/** Files in memory. */
export function stubFiles(now = () => new Date()): FileStore {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; writtenAt: Date }>();
  return {
    read: async (name) => files.get(name)?.bytes ?? null,
    open: async (name) => {
      const found = files.get(name);
      return found ? { size: found.bytes.byteLength, stream: () => new Blob([found.bytes]).stream() } : null;
    },
    write: async (name, bytes) => {
      files.set(name, { bytes: new Uint8Array(bytes), writtenAt: now() });
    },
    remove: async (name) => {
      files.delete(name);
    },
    async *list() {
      for (const [name, { writtenAt }] of files) yield { name, writtenAt };
    },
  };
}

/** Pictures that only tell what was asked for: drawing them is tested where they are drawn. */
export const stubPictures: Pictures = {
  prepare: async (upload, format) => ({ bytes: new Uint8Array(upload), extension: format === 'png' ? 'webp' : 'jpg' }),
  rendition: async (original, width, format) =>
    new TextEncoder().encode(
      `${typeof original === 'string' ? original : new TextDecoder().decode(original)} ${width} ${format}`,
    ),
  rasterise: async (svg) => new TextEncoder().encode(svg),
  measureLogo: async () => 100,
  drawLogo: async (_original, bentuk, size, warna) => new TextEncoder().encode(`${bentuk} ${size} ${warna}`),
};

/** Whoever comes is served. */
export const atOnce: Reception = { receive: (request, _bytes, handle) => handle(request) };

/** Nothing stands in the way of a test that is about something else. */
export const openGuards: Guards = {
  robotCheck: { jenis: 'off' },
  rateLimit: false,
  kuota: defaultKuota,
  demoTerbuka: true,
  corsOrigins: [],
  jejakHari: 400,
};

/** Keeps the letters instead of sending them. */
export function stubMail(): Mail & { letters: Letter[] } {
  const letters: Letter[] = [];
  return { letters, isPosted: true, send: async (letter) => void letters.push(letter) };
}
