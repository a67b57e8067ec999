import type { DocumentNode } from '@apollo/client';
import { expect, test } from 'vitest';
import { jenisPeriode } from '#contract/limits.ts';
import { createClient } from '@/app/apollo/create-client';
import { HARGA_PANGAN_KUTAI_BARAT_LIST, HARGA_PANGAN_LIST } from '@/entities/harga-pangan';
import { KEGIATAN_DINAS_DETAIL, KEGIATAN_DINAS_LIST } from '@/entities/kegiatan-dinas';
import { KETERSEDIAAN_PANGAN_LIST, REKAP_KETERSEDIAAN_PANGAN } from '@/entities/ketersediaan-pangan';
import { LAHAN_PETANI_LIST } from '@/entities/lahan-petani';
import { LUAS_TANAM_DETAIL, LUAS_TANAM_LIST } from '@/entities/luas-tanam';
import { allPeriodes } from '@/entities/periode';
import { PRODUK_DETAIL, PRODUK_LIST } from '@/entities/produk';
import { TIMBANG_BALITA_LIST } from '@/entities/timbang-balita';
import { DESA_KELURAHAN_LIST, KECAMATAN_LIST, rekapKecamatan } from '@/entities/wilayah';
import { CARI } from '@/features/search-all';
import { SLIDER_LIST } from '@/pages/home/model/needs';
import type { Need } from '@/shared/api';
import { openApi } from '../support/api/api.ts';

/** Fields that may be null in a row although the server sends them (contract/resources). */
const nullable = new Set([
  'harga_eceran_sebelumnya',
  'foto_url',
  'action',
  'next_page_url',
  'nama_kecamatan',
  'ditutup_pada',
  // Only a list that more rows fit than are counted says where its order begins.
  'termurah_sejak',
]);

const { fetch } = await openApi();
const client = createClient({
  origin: 'http://localhost',
  fetch: (input, init) => fetch(String(input).replace('http://localhost', ''), init),
});

const limit = 200;
// One that has a period before it, so that what was reported then is there.
const periode_ketersediaan_pangan_id = 52;
type Document = [name: string, document: DocumentNode, variables: Record<string, unknown>];
const ofNeed = (name: string, { query, variables }: Need<unknown>): Document => [name, query, variables];
const documents: Document[] = [
  ['KECAMATAN_LIST', KECAMATAN_LIST, { filter: { limit } }],
  ['DESA_KELURAHAN_LIST', DESA_KELURAHAN_LIST, { filter: { kecamatan_id: 1, limit } }],
  ['HARGA_PANGAN_LIST', HARGA_PANGAN_LIST, { filter: { limit } }],
  ['HARGA_PANGAN_KUTAI_BARAT_LIST', HARGA_PANGAN_KUTAI_BARAT_LIST, { filter: { limit } }],
  ['PRODUK_LIST', PRODUK_LIST, { filter: { limit } }],
  ['PRODUK_DETAIL', PRODUK_DETAIL, { id: 1 }],
  ['SLIDER_LIST', SLIDER_LIST, { filter: { limit } }],
  ['KETERSEDIAAN_PANGAN_LIST', KETERSEDIAAN_PANGAN_LIST, { filter: { periode_ketersediaan_pangan_id, limit } }],
  [
    'REKAP_KETERSEDIAAN_PANGAN',
    REKAP_KETERSEDIAAN_PANGAN,
    { filter: { rekap: 'kabupaten', periode_ketersediaan_pangan_id, limit } },
  ],
  ['TIMBANG_BALITA_LIST', TIMBANG_BALITA_LIST, { filter: { limit } }],
  ['LUAS_TANAM_LIST', LUAS_TANAM_LIST, { filter: { limit } }],
  ['LUAS_TANAM_DETAIL', LUAS_TANAM_DETAIL, { id: 1 }],
  ['LAHAN_PETANI_LIST', LAHAN_PETANI_LIST, { filter: { limit } }],
  ['CARI', CARI, { filter: { kata: 'beras' } }],
  ['KEGIATAN_DINAS_LIST', KEGIATAN_DINAS_LIST, { filter: { limit } }],
  ['KEGIATAN_DINAS_DETAIL', KEGIATAN_DINAS_DETAIL, { id: 1 }],
  ...jenisPeriode.map((jenis) => ofNeed(`rekapKecamatan ${jenis}`, rekapKecamatan(jenis))),
  ...jenisPeriode.map((jenis) => ofNeed(`allPeriodes ${jenis}`, allPeriodes(jenis))),
];

/** Paths at which nothing was sent: the link fills in null for what an answer lacks. */
function missing(value: unknown, path: string): string[] {
  if (value === null) return nullable.has(path.split('.').at(-1) ?? '') ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item) => missing(item, path));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => missing(inner, `${path}.${name}`));
}

test.each(documents)('every field that %s asks for is answered by the server', async (_name, query, variables) => {
  const { data } = await client.query({ query, variables });
  const rows = (data as { page?: { data: unknown[] } }).page?.data ?? [data];
  expect(rows.length).toBeGreaterThan(0);
  expect([...new Set(missing(data, 'data'))]).toEqual([]);
});

const rowsOf = async ([, query, variables]: Document) => {
  const { data } = await client.query<{ page?: { data: { __typename: string; id: number }[] } }>({ query, variables });
  return data?.page?.data ?? [];
};

test('each row of every list has a key of its own in the cache, whichever other lists there are', async () => {
  // Sums of a sub-district are no rows of a table.
  const lists = documents.filter(([name]) => !name.startsWith('rekapKecamatan') && name !== 'CARI');
  const rows = (await Promise.all(lists.map(rowsOf))).flat();
  const keys = rows.map((row) => client.cache.identify(row));
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(rows.length);
  const known = client.cache.extract() as Record<string, unknown>;
  expect(keys.filter((key) => !known[key ?? ''])).toEqual([]);
});
