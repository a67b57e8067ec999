import { deviceDatabase, type Lease } from '../../lib/device';
import { uuid } from '../../lib/uuid';

/** Does its work while no other tab does; a tab that dies makes room for the next. */
export type SoleSender = (work: () => Promise<void>) => Promise<void>;

const NAME = 'kotak-keluar';
const LEASE_MS = 10_000;

/** Web Locks where there are any: old browsers and plain http have none. */
export const sendAlone: SoleSender = (work) =>
  // Some browsers name the property without having it.
  navigator.locks ? navigator.locks.request(NAME, work) : holdLease(work);

/**
 * A lease in the database that is renewed while the work goes on. It has run out once nobody has renewed it for a while on
 * the waiting tab's own steady clock: the device's clock jumps, and would end a living lease or prolong a dead one.
 */
export async function holdLease(
  work: () => Promise<void>,
  holder = uuid(),
  steady = () => performance.now(),
): Promise<void> {
  /** The lease of another tab as it was seen last, and since when it has stood so. */
  let other: { lease: string; since: number } | null = null;
  const isDead = (lease: Lease): boolean => {
    const seen = JSON.stringify(lease);
    if (other?.lease !== seen) other = { lease: seen, since: steady() };
    return steady() - other.since >= LEASE_MS;
  };
  while (!(await renew(holder, isDead))) await new Promise((wake) => setTimeout(wake, LEASE_MS / 10));
  const timer = setInterval(() => void renew(holder, () => false).catch(() => false), LEASE_MS / 3);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await giveBack(holder);
  }
}

/** @param isDead tells whether another tab's lease has run out */
async function renew(holder: string, isDead: (lease: Lease) => boolean): Promise<boolean> {
  const { store, done } = (await deviceDatabase()).transaction('giliran', 'readwrite');
  const lease = await store.get(NAME);
  const isTaken = lease !== undefined && lease.holder !== holder && !isDead(lease);
  if (!isTaken) await store.put({ holder, renewals: (lease?.renewals ?? 0) + 1 }, NAME);
  await done;
  return !isTaken;
}

async function giveBack(holder: string): Promise<void> {
  const { store, done } = (await deviceDatabase()).transaction('giliran', 'readwrite');
  if ((await store.get(NAME))?.holder === holder) await store.delete(NAME);
  await done;
}
