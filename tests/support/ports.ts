import type { FileStore, Log, Passwords, Pictures } from '../../server/ports.ts';

export const silentLog: Log = { info: () => {}, error: () => {} };

/** Hashing for real is slow on purpose, and tested where it is done. */
export const quickPasswords: Passwords = {
  hash: async (plain) => `hash:${plain}`,
  verify: async (hash, plain) => hash === `hash:${plain}`,
};

/** Files in memory. */
export function stubFiles(now = () => new Date()): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const times = new Map<string, Date>();
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => {
      files.set(name, new Uint8Array(bytes));
      times.set(name, now());
    },
    remove: async (name) => {
      files.delete(name);
    },
    async *list() {
      for (const name of files.keys()) yield { name, writtenAt: times.get(name)! };
    },
  };
}

/** Pictures that only tell what was asked for: drawing them is tested where they are drawn. */
export const stubPictures: Pictures = {
  prepare: async (upload, format) => ({ bytes: new Uint8Array(upload), extension: format === 'png' ? 'png' : 'jpg' }),
  rendition: async (original, width, format) =>
    new TextEncoder().encode(`${new TextDecoder().decode(original)} ${width} ${format}`),
  rasterise: async (svg) => new TextEncoder().encode(svg),
};
