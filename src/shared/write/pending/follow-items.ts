import { serverClock } from '../../lib/browser';
import type { Outbox } from '../outbox/outbox';
import type { OutboxItem } from '../rows/item';

/** Of so many rows only those are read of which something was heard, */
const MANY = 300;
/** and the screen hears of them so often at most. */
const REST_MS = 200;

/**
 * Follows what waits of a user, and what was sent lately, in all tabs. News that come while the device is read are read
 * together after it.
 *
 * @returns how to stop
 */
export function followItems(
  outbox: Outbox,
  userId: number | undefined,
  show: (items: readonly OutboxItem[]) => void,
): () => void {
  let isFollowed = true;
  let isReading = false;
  let known: readonly OutboxItem[] | null = null;
  let heard = new Set<string>();

  const readAgain = async (keys: ReadonlySet<string>): Promise<readonly OutboxItem[]> => {
    if (userId === undefined) return [];
    if (!known || known.length < MANY || keys.size > known.length / 4) return outbox.items(userId);
    const found = (await outbox.found([...keys])).filter((item) => item.userId === userId);
    const rest = known.filter(({ key }) => !keys.has(key));
    return [...rest, ...found].sort((one, other) => one.urut - other.urut);
  };
  const read = async () => {
    if (isReading) return;
    isReading = true;
    do {
      const keys = heard;
      heard = new Set();
      // A device that cannot store has nothing waiting.
      known = await readAgain(keys).catch(() => []);
      if (isFollowed) show(known);
      if (known.length >= MANY) await new Promise((resolve) => setTimeout(resolve, REST_MS));
    } while (isFollowed && heard.size > 0);
    isReading = false;
  };
  void read();
  const stop = outbox.listen(({ key }) => {
    heard.add(key);
    void read();
  });
  // How old a row is, and what day it is, follow from the server's time.
  const stopClock = serverClock.listen(() => {
    heard.add('');
    void read();
  });
  return () => {
    isFollowed = false;
    stop();
    stopClock();
  };
}
