import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { newItem, type OutboxItem, outboxStore } from '@/shared/write';
import type { WriteDocument, WriteVariables } from '@/shared/write/send/send';
import { logIn, open } from '../screens/open.tsx';
import { call } from '../screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await import('@/pages/dashboard/kotak-keluar');

interface Waiting extends Pick<OutboxItem, 'entity' | 'document'> {
  variables: WriteVariables;
  label?: string;
  kelompok?: string;
  revisi?: number;
}

/** The id of one of the demo's accounts. */
export const idOfUser = async (username: string): Promise<number> =>
  (await call('/login', { username, password: 'lumbung-demo' })).user.id;

/** Puts writes into the outbox that the server has refused, as if an earlier visit had. @returns their keys */
export async function refused(username: string, ...writes: Waiting[]): Promise<string[]> {
  const userId = await idOfUser(username);
  const items = writes.map(({ label = 'Data uji', ...write }) => newItem({ ...write, label, userId, refresh: [] }));
  await outboxStore.add(items);
  for (const { key } of items) {
    await outboxStore.park(key, 'ditolak', 'Belum boleh diisi', { code: 422, data: undefined });
  }
  return items.map(({ key }) => key);
}

/** Lets a write of the officer wait that nobody has sent. @returns its key */
export async function waiting(
  document: WriteDocument<object, never> | object,
  variables: WriteVariables,
  revisi?: number,
  base?: OutboxItem['base'],
) {
  const write = {
    entity: 'uji',
    label: 'Data uji',
    refresh: [],
    document: document as OutboxItem['document'],
    variables,
  };
  const item = newItem({ ...write, revisi, base, userId: await idOfUser('petugas') });
  await outboxStore.add([item]);
  return item.key;
}

/** The outbox as it is when it is opened anew. */
export async function openKotak(username: string) {
  await logIn(username);
  return open('/dashboard/kotak-keluar');
}

export const card = async (name: string | RegExp = 'Data uji') => within(await screen.findByRole('article', { name }));

/** The values in a line of what a row holds. */
export const cells = (row: Awaited<ReturnType<typeof card>>, name: RegExp) =>
  within(row.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** Opens the form of a row. */
export async function perbaiki(user: UserEvent, name: string | RegExp = 'Data uji') {
  await user.click(await (await card(name)).findByRole('button', { name: 'Perbaiki' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Perbaiki' }));
  await dialog.findByRole('button', { name: 'Simpan' });
  return dialog;
}

/** Saves a form; a great change from the period before is asked about. */
export async function save(user: UserEvent, dialog: Awaited<ReturnType<typeof perbaiki>>): Promise<void> {
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  const yes = dialog.queryByRole('button', { name: 'Ya, simpan' });
  if (yes) await user.click(yes);
}
