import type { OutboxStore } from '../rows/store';
import type { openChannel } from './outbox-channel';

/** How long a row is waited for. */
export function createPatience(
  channel: Pick<ReturnType<typeof openChannel>, 'listen'>,
  store: Pick<OutboxStore, 'byKey'>,
  patienceMs: number,
) {
  const heardOrTired = (key: string, ms: number): Promise<void> =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(go, ms);
      // Back in the queue means that it could not be sent for now.
      const stop = channel.listen((told) => told.key === key && told.state !== 'mengirim' && go());
    });
  return {
    heardOrTired,
    /** Waits a moment for a row that is being sent: without signal the attempt is over soon, and the row may be changed. */
    atRest: async (key: string): Promise<void> => {
      const over = heardOrTired(key, patienceMs);
      if ((await store.byKey(key))?.state === 'mengirim') await over;
    },
  };
}
