import { stored } from './browser';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

const owners = stored<number[]>('pemilikDraf', isIds);

/**
 * Tells half typed rows of the reports, in a grid, a cell or a form: like rows of the outbox they stay on the device when
 * their officer logs out, bound to him, and nobody else sees them (rulings 6).
 */
export const staysOverLogout = (name: string): boolean =>
  /^\d+\/(isian|isi|satu-satu|hargaPangan|hargaPanganKutaiBarat|ketersediaan-pangan|luasTanam|timbangBalita)\//.test(
    name,
  );

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
