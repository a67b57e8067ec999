import type { FileStore } from '../../../server/ports.ts';
import { ADDED_PICTURES } from '../worker/caches';

const WRITTEN = 'X-Ditulis';
const addressOf = (name: string) => `/media/${name}`;

/** Pictures that were added in the demo. Those of the seed lie beside the page and are not touched. */
export const files: FileStore = {
  async read(name) {
    const kept = await (await caches.open(ADDED_PICTURES)).match(addressOf(name));
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  },
  async open(name) {
    const kept = await (await caches.open(ADDED_PICTURES)).match(addressOf(name));
    const blob = await kept?.blob();
    return blob ? { size: blob.size, stream: () => blob.stream() } : null;
  },
  async write(name, bytes) {
    const headers = { 'Content-Type': 'image/jpeg', [WRITTEN]: new Date().toISOString() };
    await (await caches.open(ADDED_PICTURES)).put(addressOf(name), new Response(new Uint8Array(bytes), { headers }));
    await workerReady();
  },
  async remove(name) {
    await (await caches.open(ADDED_PICTURES)).delete(addressOf(name));
  },
  async *list() {
    const cache = await caches.open(ADDED_PICTURES);
    for (const request of await cache.keys()) {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const written = (await cache.match(request))?.headers.get(WRITTEN);
      yield { name, writtenAt: new Date(written ?? 0) };
    }
  },
};

/** Only the service worker can show the picture; on a first visit it may still be on its way. */
async function workerReady(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, 10_000));
  await Promise.race([navigator.serviceWorker?.ready, patience]);
}
