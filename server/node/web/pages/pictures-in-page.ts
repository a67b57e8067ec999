import { LRUCache } from 'lru-cache';
import type { Log } from '../../../ports.ts';

interface Makers {
  /** Serves the scaled copy. */
  api: (request: Request) => Response | Promise<Response>;
  /** Shrinks it. */
  smaller: (copy: Uint8Array, width: number) => Promise<Uint8Array | null>;
  log: Log;
  /** In milliseconds. */
  now?: () => number;
}

/** At 8 kB each, a few megabytes. */
const MAX_PICTURES = 400;
/** They are made one at a time; a page whose picture would have to wait longer goes without. */
const MOST_WAITING = 20;
/** Failures are retried after this: the server was busy or out of memory. */
const PAUSE_MS = 60_000;
/** A width that screens request too, and wider than any inlined picture. */
const COPY_WIDTH = 480;

/** Pictures inlined in pages: makes each once, from a copy that screens use, and keeps recently shown ones. */
export function createPicturesInPage({ api, smaller, log, now = Date.now }: Makers) {
  const pictures = new LRUCache<string, { picture: string | null; until: number }>({ max: MAX_PICTURES });
  const waiting = new Set<string>();
  let last: Promise<void> = Promise.resolve();

  /** @returns null where there is none, or none is small enough */
  const make = async (address: string, width: number): Promise<string | null> => {
    const asked = new Request(`http://localhost${address}?w=${COPY_WIDTH}`, { headers: { Accept: 'image/webp' } });
    const response = await api(asked);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`Dijawab ${response.status}`);
    const small = await smaller(new Uint8Array(await response.arrayBuffer()), width);
    return small && `data:image/webp;base64,${Buffer.from(small).toString('base64')}`;
  };

  const begin = (key: string, address: string, width: number) => {
    waiting.add(key);
    last = last
      .then(
        async () => void pictures.set(key, { picture: await make(address, width), until: Number.POSITIVE_INFINITY }),
      )
      .catch((error: unknown) => {
        log.error('gambar-halaman-gagal', { gambar: address, error });
        pictures.set(key, { picture: null, until: now() + PAUSE_MS });
      })
      .finally(() => waiting.delete(key));
  };

  return {
    /**
     * A stored picture as a data URL in the width of a phone; null where there is none. At the first request it is only
     * begun: undefined says that a later rendering will have it.
     */
    of(address: string, width: number): string | null | undefined {
      if (!address.startsWith('/media/')) return null;
      const key = `${width} ${address}`;
      const made = pictures.get(key);
      if (made && made.until > now()) return made.picture;
      if (!waiting.has(key)) {
        if (waiting.size >= MOST_WAITING) return null;
        begin(key, address, width);
      }
      return undefined;
    },
    /** Resolves when none is being made. */
    settled: () => last,
  };
}
