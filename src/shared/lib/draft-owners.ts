import { stored } from './browser';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

const owners = stored<number[]>('pemilikDraf', isIds);

/**
 * Who has logged in on this device and has not logged out: their half-filled forms may lie here. A session that has
 * merely ended may go on. All tabs know of a logout before any of them can act on it.
 */
export const draftOwners = {
  add: (userId: number): void => {
    const known = owners.read() ?? [];
    if (!known.includes(userId)) owners.write([...known, userId]);
  },
  remove: (userId: number): void => owners.write((owners.read() ?? []).filter((id) => id !== userId)),
  /** Undefined where nobody knows, as where local storage is refused. */
  has: (userId: number): boolean | undefined => owners.read()?.includes(userId),
};
