import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, pageAddress } from '#contract/pages.ts';
import { openSeeded, removeDatabases } from '../../../../tests/support/data/database.ts';
import { type ExistingPage, existingPage } from './existing-page.ts';

let exists: ExistingPage;
let periode: number;
beforeAll(async () => {
  const db = await openSeeded();
  exists = existingPage(db, 'Kutai Barat');
  periode = (await db.selectFrom('periode_harga_pangan').select('id').limit(1).executeTakeFirstOrThrow()).id;
  await db.updateTable('produk').set({ slug: 'madu/uji' }).where('status', '=', 'aktif').where('id', '=', 1).execute();
});
afterAll(removeDatabases);

async function drawnAs(asked: string): Promise<string | null> {
  const { pathname, search } = new URL(asked, 'http://localhost');
  const { page, params, query } = await exists(pageAddress({ pathname, search }));
  return page && addressOf({ page, params, query });
}

test.each([
  ['/harga-pangan/melak', '/harga-pangan/melak'],
  ['/harga-pangan/MeLaK/', '/harga-pangan/melak'],
  ['/ketersediaan-pangan/Kabupaten-Kutai-Barat', '/ketersediaan-pangan/kabupaten-kutai-barat'],
  ['/detail-produk/madu%2Fuji', '/detail-produk/madu%2Fuji'],
  ['/detail-activity/001', '/detail-activity/1'],
  ['/harga-pangan/melak?periode=0', '/harga-pangan/melak?periode=0'],
  ['/luas-lahan-perkiraan-panen?bulan=Mei&kecamatan=1', '/luas-lahan-perkiraan-panen?kecamatan=1&bulan=Mei'],
  ['/tidak-ada', null],
])('%s is drawn as %s', async (asked, drawn) => {
  expect(await drawnAs(asked)).toBe(drawn);
});

test('a period that there is stays, others are as if none were named', async () => {
  expect(await drawnAs(`/harga-pangan-kutai-barat?periode=${periode}`)).toBe(
    `/harga-pangan-kutai-barat?periode=${periode}`,
  );
  for (const random of ['999999999', '123456', 'abc', '-1', '']) {
    expect(await drawnAs(`/harga-pangan/melak?periode=${random}`)).toBe('/harga-pangan/melak');
  }
});

test.each([
  ['/harga-pangan/', ['acak1', 'kabupaten-kutai-barat', "mu'ut", '%F0%9F%8C%BE']],
  ['/laporan/luas-tanam/', ['acak1', 'acak2']],
  ['/detail-produk/', ['acak1', 'Madu%2FUji', '%5C']],
  ['/detail-activity/', ['0', '999999', 'abc', '9'.repeat(40)]],
])('whatever is not there under %s is one page', async (folder, names) => {
  const drawn = await Promise.all(names.map((name) => drawnAs(folder + name)));
  expect(new Set(drawn).size).toBe(1);
  expect(drawn[0]).toMatch(/\/(Tidak-Dikenal|0)$/);
});
