import type { OutboxStore } from '../rows/store';
import type { openChannel } from './outbox-channel';

/** How long a row is waited for. */
export function createPatience(
  channel: Pick<ReturnType<typeof openChannel>, 'listen'>,
  store: Pick<OutboxStore, 'byKey'>,
  patienceMs: number,
) {
  /** @returns false when nothing was heard */
  const heardOrTired = (key: string, ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const go = (isHeard: boolean) => {
        clearTimeout(timer);
        stop();
        resolve(isHeard);
      };
      const timer = setTimeout(go, ms, false);
      // Back in the queue means that it could not be sent for now.
      const stop = channel.listen((told) => told.key === key && told.state !== 'mengirim' && go(true));
    });
  const isOnItsWay = async (key: string) => (await store.byKey(key))?.state === 'mengirim';
  return {
    heardOrTired,
    /**
     * Changes a row that is not being sent. Without signal an attempt is over soon: a moment is waited for it, also where
     * it begins between the look and the change.
     *
     * @param act null where the row is not to be changed
     */
    whenAtRest: async <Done>(key: string, act: () => Promise<Done | null>): Promise<Done | null> => {
      for (;;) {
        const over = heardOrTired(key, patienceMs);
        const isTired = (await isOnItsWay(key)) && !(await over);
        const done = await act();
        if (done !== null || isTired || !(await isOnItsWay(key))) return done;
      }
    },
  };
}
