import 'fake-indexeddb/auto';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { outboxStore, rowOf } from '@/shared/write';
import { renewId } from '../../server/db/history-id.ts';
import { touch } from '../../server/http/revision.ts';
import { backUp } from '../../server/node/backup/back-up.ts';
import { restore } from '../../server/node/backup/restore.ts';
import { openDatabase } from '../../server/node/database/open-database.ts';
import type { Db } from '../../server/ports.ts';
import { openApi } from '../support/api/api.ts';
import { callerOf } from '../support/api/callers.ts';
import { emptyDatabaseUrl, removeDatabases } from '../support/data/database.ts';
import { places } from '../support/data/places.ts';
import { typistOn } from '../support/forms/typist.ts';
import { createPhone, putTo, type Tab } from '../support/screens/phone.ts';

/** The server that answers at this moment. */
const server = await openApi();
const phone = createPhone(server);
const { begin, settles } = typistOn(phone, server);
const { folder, empty, remove } = places(emptyDatabaseUrl);

// A restore of all that the demo has would take long.
for (const table of ['harga_pangan', 'harga_pangan_kutai_barat', 'timbang_balita', 'luas_tanam'] as const) {
  await server.db.deleteFrom(table).execute();
}

afterEach(async () => {
  phone.take('lancar');
  await phone.wipe();
});
afterAll(async () => {
  await server.db.destroy();
  await remove();
  await removeDatabases();
});

async function keepBackup(): Promise<string> {
  const target = join(await folder(), 'cadangan');
  await backUp(server.db, await empty(), target);
  return target;
}

/** The server goes, and comes back as it was when it was backed up. */
async function restoreFrom(backup: string): Promise<void> {
  const place = await empty();
  await restore(place, backup);
  await server.db.destroy();
  Object.assign(server, await openApi({ db: await openDatabase(place) }));
}

const askOf =
  (token: string | null) =>
  async (keys: readonly string[]): Promise<string[]> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await server.fetch(`/api/user/kiriman?kunci=${keys.join()}`, { headers });
    return (await answer.json()).data.dikenal;
  };

/** Somebody who has typed three prices before the backup. */
async function begun() {
  const who = await callerOf(server, 'petugas');
  const at = await begin(who);
  const { tab, price } = at;
  for (const number of [0, 1, 2]) await at.type(number, (number + 1) * 100);
  await settles(tab, who, ['terkirim', 'terkirim', 'terkirim']);
  const ids = (await outboxStore.of(who.id)).map((item) => rowOf(item).id as number);
  let sent = 3;
  const settled = () => settles(tab, who, Array(sent).fill('terkirim'));
  const write = async (id: number, input: object, revisi: number, at: Tab = tab) => {
    sent += 1;
    const key = await phone.write(at, putTo('/harga-pangan'), { id, input }, { entity: 'harga-pangan', revisi });
    return key;
  };
  return {
    ...{ ...at, who, ids, write, settled },
    add: async (number: number, harga: number) => {
      sent += 1;
      const key = await at.type(number, harga);
      await settled();
      const item = await outboxStore.byKey(key);
      return rowOf(item!).id as number;
    },
    change: async (id: number, number: number, harga: number, revisi: number) => {
      await write(id, { ...price(number, harga).input, _method: 'put' }, revisi);
      await settled();
    },
    remove: async (id: number, revisi: number) => {
      await write(id, { _method: 'delete' }, revisi);
      await settled();
    },
    lost: () => tab.outbox.rolledBack.compare(who.id, askOf(who.token)),
    known: () => tab.outbox.rolledBack.known().rows,
  };
}

test('what a restored server has lost is found, sent again once, and overwrites nobody', async () => {
  const my = await begun();
  const { who, ids, tab } = my;
  const backup = await keepBackup();
  await my.change(ids[0]!, 0, 150, 1);
  await my.change(ids[0]!, 0, 160, 2);
  await my.remove(ids[1]!, 1);
  await my.change(ids[2]!, 2, 350, 1);
  const third = await my.add(3, 400);
  await my.change(third, 3, 450, 1);
  await my.remove(await my.add(4, 500), 1);
  expect(await my.stored()).toEqual([160, 350, 450]);
  // Nothing is lost yet.
  expect(await my.lost()).toEqual([]);

  await restoreFrom(backup);
  expect(await my.stored()).toEqual([100, 200, 300]);
  const superadmin = await callerOf(server, 'superadmin');
  const corrected = { ...my.price(2, 999).input, _method: 'put' };
  expect((await superadmin.send('POST', `/harga-pangan/${ids[2]}`, corrected)).status).toBe(200);
  // A further change of a row that is lost was typed without signal.
  phone.take('putus');
  const waiting = await my.write(third, { ...my.price(3, 470).input, _method: 'put' }, 2);

  expect(await my.lost()).toHaveLength(8);
  // One for each row; the one that was added and deleted is as it should be.
  expect(my.known()).toHaveLength(4);
  expect((await phone.items(who.id)).filter(({ state }) => state === 'terkirim')).toHaveLength(3);
  expect(await my.lost()).toEqual([]);

  const other = phone.openTab();
  await Promise.all([tab.outbox.rolledBack.resend(who.id), other.outbox.rolledBack.resend(who.id)]);
  expect(my.known()).toEqual([]);
  phone.take('lancar');
  await settles(tab, who, [
    'terkirim',
    'terkirim',
    'terkirim',
    'terkirim',
    'terkirim',
    'bentrok',
    'terkirim',
    'terkirim',
  ]);
  expect(await my.stored()).toEqual([160, 999, 470]);
  expect((await outboxStore.byKey(waiting))?.state).toBe('terkirim');
  expect(await my.lost()).toEqual([]);
});

test('nothing is offered to anybody else, and what is not wanted is not sent', async () => {
  const my = await begun();
  const backup = await keepBackup();
  await my.add(3, 400);
  await restoreFrom(backup);
  const other = await callerOf(server, 'petani');
  expect(await my.tab.outbox.rolledBack.compare(other.id, askOf(other.token))).toEqual([]);
  expect(await my.lost()).toHaveLength(1);
  // After a reload it is still known.
  const again = phone.openTab();
  await again.outbox.rolledBack.look(my.who.id);
  expect(again.outbox.rolledBack.known().rows).toHaveLength(1);
  await again.outbox.rolledBack.giveUp(my.who.id);
  await again.outbox.rolledBack.resend(my.who.id);
  expect(await my.stored()).toEqual([100, 200, 300]);
  expect(await my.lost()).toEqual([]);
});

test('a database that was put back by hand is noticed, also by a device that has sent more before it asks', async () => {
  const memory = new Map<string, string>();
  const getItem = (name: string) => memory.get(name) ?? null;
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', { getItem, setItem: (name: string, text: string) => memory.set(name, text) });
  const my = await begun();
  const backup = await keepBackup();
  const id = await idOf(server.db);
  await my.add(3, 400);
  await my.add(4, 500);
  expect(await my.lost()).toEqual([]);

  await restoreFrom(backup);
  // A file that is copied back keeps its id.
  await server.db.updateTable('keterangan').set({ nilai: id }).where('nama', '=', 'id').execute();
  await renewId(server.db);
  // Others have written more than was lost.
  for (let write = 0; write < 9; write += 1) await touch(server.db, 'harga_pangan');
  await my.add(5, 600);
  expect(await my.lost()).toHaveLength(2);
  vi.unstubAllGlobals();
});

const idOf = async (db: Db): Promise<string> =>
  (await db.selectFrom('keterangan').select('nilai').where('nama', '=', 'id').executeTakeFirstOrThrow()).nilai;
