import { expect, test } from 'vitest';
import { openSqlite } from '../../../server/db/open-sqlite.ts';
import { openApi } from '../../support/api/api.ts';
import { newSqlite } from '../../support/data/database.ts';

const postgres = await openApi();
const sqlite = await openApi({ db: openSqlite(await newSqlite()) });

const lists = [
  'kecamatan',
  'desa-kelurahan',
  'komoditi',
  'pangan',
  'periode-harga-pangan',
  'periode-ketersediaan-pangan',
  'periode-timbang-balita',
  'periode-luas-tanam',
  'harga-pangan',
  'harga-pangan/melak',
  'harga-pangan-kutai-barat',
  'ketersediaan-pangan',
  'timbang-balita',
  'lahan-petani',
  'luas-tanam',
  'kegiatan-dinas',
  'produk',
  'slider',
];

/** Both seeds are of the same day, so all but times of day and salts is the same, ids included. */
test.each(
  lists.flatMap((path) =>
    ['limit=200', 'limit=7&page=3', 'search=BERAS', 'search=a&urut=terbaru'].map((query) => [path, query]),
  ),
)('/api/%s?%s: the same rows in the same order as on SQLite', async (path, query) => {
  const answer = await postgres.fetch(`/api/${path}?${query}`);
  expect(answer.status).toBe(200);
  const expected = await sqlite.fetch(`/api/${path}?${query}`);
  expect(await answer.json()).toEqual(await expected.json());
});

test.each([
  'riwayat?komoditi_id=5&kecamatan_id=2',
  'riwayat?komoditi_id=5&tempat=rata-rata&jumlah=156',
  'riwayat?komoditi_id=5&jumlah=4',
  'banding?komoditi_id=5',
  'banding?komoditi_id=5&periode_harga_pangan_id=7',
])('/api/harga-pangan/%s: the same sums as on SQLite', async (path) => {
  const answer = await postgres.fetch(`/api/harga-pangan/${path}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(await (await sqlite.fetch(`/api/harga-pangan/${path}`)).json());
});
