import { afterAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { touch } from '../../server/http/revision.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { openSeeded, removeDatabases } from '../support/data/database.ts';

afterAll(removeDatabases);

const MOMENT = '2026-03-31T16:05:00.000Z';

/** The demo with reports and activities of one moment. */
async function openAt(jam: number) {
  const db = await openSeeded();
  await db.updateTable('kegiatan_dinas').set({ judul: 'Pasar murah', created_at: MOMENT }).execute();
  await db.updateTable('harga_pangan').set({ updated_at: MOMENT }).execute();
  await db.transaction().execute((trx) => touch(trx, 'kegiatan_dinas', 'harga_pangan'));
  await db.updateTable('revisi_tabel').set({ diubah: MOMENT }).execute();
  const { id } = await db.selectFrom('kegiatan_dinas').select('id').orderBy('id').executeTakeFirstOrThrow();
  return { web: await openBuiltWeb({ db }, { jam }), id };
}

test.each([
  [8, '1 Apr 2026'],
  [7, '31 Mar 2026'],
])('pages show the day of a moment on a clock %i hours ahead of UTC', async (jam, day) => {
  const { web, id } = await openAt(jam);
  await using _ = web;
  for (const address of ['/activity', routes.detailKegiatan(id), '/harga-pangan', '/data', '/cari?kata=Pasar+murah']) {
    const { status, text } = await web.read(address);
    const days = text.match(/(?<!\d)(31 Mar|1 Apr) 2026/g);
    expect([address, status, [...new Set(days)]]).toEqual([address, 200, [day]]);
  }
});
