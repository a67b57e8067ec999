import { SEED_PICTURES } from './worker/caches';

/** How many are fetched at once: few, so that pictures on the screen do not wait behind them. */
const AT_ONCE = 4;

/** Fetches the seed's pictures ahead, so that all of them are there without signal: some megabytes, in no hurry. */
export async function keepPictures(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  await navigator.serviceWorker.ready;
  const answer = await fetch('/gambar-contoh.json');
  const queue: string[] = await answer.json();
  const cache = await caches.open(SEED_PICTURES);
  const next = async (): Promise<void> => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      const address = `/media/${name}`;
      if (!(await cache.match(address))) await cache.add(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** The user has asked the browser to be sparing. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
