import { deviceDatabase } from '../../lib/device';
import { uuid } from '../../lib/uuid';

/** Does its work while no other tab does; a tab that dies makes room for the next. */
export type SoleSender = (work: () => Promise<void>) => Promise<void>;

const NAME = 'kotak-keluar';
const LEASE_MS = 10_000;

/** Web Locks where there are any: old browsers and plain http have none. */
export const sendAlone: SoleSender = (work) =>
  // Some browsers name the property without having it.
  navigator.locks ? navigator.locks.request(NAME, work) : holdLease(work);

/** A lease in the database that is renewed while the work goes on, and runs out when nobody is left to do so. */
export async function holdLease(work: () => Promise<void>, holder = uuid(), now = () => Date.now()): Promise<void> {
  while (!(await renew(holder, now()))) await new Promise((wake) => setTimeout(wake, LEASE_MS / 10));
  const timer = setInterval(() => void renew(holder, now()).catch(() => false), LEASE_MS / 3);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await giveBack(holder);
  }
}

async function renew(holder: string, now: number): Promise<boolean> {
  const { store, done } = (await deviceDatabase()).transaction('giliran', 'readwrite');
  const lease = await store.get(NAME);
  // A lease that ends later than any can was taken before the clock was set back.
  const isTaken = lease && lease.holder !== holder && lease.until > now && lease.until <= now + LEASE_MS;
  if (!isTaken) await store.put({ holder, until: now + LEASE_MS }, NAME);
  await done;
  return !isTaken;
}

async function giveBack(holder: string): Promise<void> {
  const { store, done } = (await deviceDatabase()).transaction('giliran', 'readwrite');
  if ((await store.get(NAME))?.holder === holder) await store.delete(NAME);
  await done;
}
