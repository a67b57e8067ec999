import type { SendNow } from '../messages';

/** Background Sync, which not every browser has. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const isSync = (event: Event): event is SyncEvent => 'tag' in event && event.tag === 'kotak-keluar';

/** The network is back: open pages send what waits. They hold the session, this worker does not. */
export function wakePages(event: Event, clients: Clients): void {
  if (!isSync(event)) return;
  const message: SendNow = { type: 'kirim' };
  const wake = async () => {
    for (const page of await clients.matchAll({ type: 'window' })) page.postMessage(message);
  };
  event.waitUntil(wake());
}
