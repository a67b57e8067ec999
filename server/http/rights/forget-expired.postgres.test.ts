import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openApi } from '../../../tests/support/api/api.ts';
import { openGuards } from '../../../tests/support/api/ports.ts';
import { createBackground } from '../../adapters/background.ts';
import { forgetExpired } from './forget-expired.ts';

const NOW = new Date('2027-01-31T00:00:00Z');
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

test('what somebody renews while it is being taken away stays', async () => {
  const { db } = await openApi();
  const count = { kunci: 'ulang', jumlah: 9 };
  await db
    .insertInto('pembatas')
    .values({ ...count, berlaku_sampai: hoursLater(-1) })
    .execute();
  const waitsForTheRow = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return rows.length > 0;
  };
  const failed: string[] = [];
  const background = createBackground({ info: () => undefined, error: (event) => failed.push(event) });
  await db.transaction().execute(async (trx) => {
    const renewed = { jumlah: 1, berlaku_sampai: hoursLater(1) };
    await trx.updateTable('pembatas').set(renewed).where('kunci', '=', 'ulang').execute();
    forgetExpired({ db, now: () => NOW, background, guards: openGuards });
    await expect.poll(waitsForTheRow).toBe(true);
  });
  await background.settled();
  expect(failed).toEqual([]);
  expect(await db.selectFrom('pembatas').select(['kunci', 'jumlah']).execute()).toEqual([{ ...count, jumlah: 1 }]);
});
