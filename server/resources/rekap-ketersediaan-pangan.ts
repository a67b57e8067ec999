import type { z } from 'zod';
import type { rekapKetersediaanPanganFilter } from '#contract/filters/laporan.ts';
import type { RekapKetersediaanPangan } from '#contract/rows/ketersediaan-pangan.ts';
import { byName } from '../http/large.ts';
import { readsOf } from '../http/reads.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/search.ts';
import type { Db } from '../ports.ts';
import { neracaOf, pangans, rounded } from './neraca.ts';
import { periodeSebelumnya } from './periode-sebelumnya.ts';

type Filter = z.output<typeof rekapKetersediaanPanganFilter>;

const matching = (db: Db, { id, pangan_id, periode_ketersediaan_pangan_id, search, nama_pangan }: Filter) =>
  db
    .selectFrom('rekap_ketersediaan_pangan as rekap')
    .where((eb) =>
      equals(eb, {
        'rekap.id': id,
        'rekap.pangan_id': pangan_id,
        'rekap.periode_ketersediaan_pangan_id': periode_ketersediaan_pangan_id,
      }),
    )
    .where((eb) => pointsAtNamed(eb, [search, nama_pangan], ['rekap.pangan_id', 'pangan', 'nama_pangan']));

const large = byName<Filter>({
  table: 'rekap_ketersediaan_pangan',
  alias: 'rekap',
  few: ['id', 'periode_ketersediaan_pangan_id'],
  keys: ['pangan_id'],
  name: ['pangan_id', 'pangan', 'nama_pangan'],
  within: () => ({}),
});

/**
 * What all sub-districts together report of a food in a period. They are named one by one, so that each report is found
 * by its unique key; by a cross join, since SQLite then keeps this order, which it would not find by itself.
 */
const sums = (found: ReturnType<typeof matching>) =>
  found
    .crossJoin('kecamatan')
    .crossJoin('ketersediaan_pangan as stok')
    .whereRef('stok.periode_ketersediaan_pangan_id', '=', 'rekap.periode_ketersediaan_pangan_id')
    .whereRef('stok.kecamatan_id', '=', 'kecamatan.id')
    .whereRef('stok.pangan_id', '=', 'rekap.pangan_id')
    .select(({ fn }) => [
      'rekap.id',
      'rekap.pangan_id',
      'rekap.periode_ketersediaan_pangan_id',
      fn.sum('stok.revisi').as('revisi'),
      fn.min('stok.created_at').as('created_at'),
      fn.max('stok.updated_at').as('updated_at'),
      fn.avg('stok.harga_rata_rata').as('harga_rata_rata'),
      fn.sum('stok.kebutuhan').as('kebutuhan'),
      fn.sum('stok.ketersediaan').as('ketersediaan'),
      fn.countAll().as('jumlah_kecamatan'),
    ])
    .groupBy('rekap.id');

const rows = (found: ReturnType<typeof matching>) =>
  sums(found)
    .innerJoin('pangan', 'pangan.id', 'rekap.pangan_id')
    .innerJoin('periode_ketersediaan_pangan as periode', 'periode.id', 'rekap.periode_ketersediaan_pangan_id')
    .select([
      periodeSebelumnya('periode_ketersediaan_pangan').as('sebelumnya_id'),
      'pangan.nama_pangan',
      'pangan.logo_pangan',
      'periode.nama_periode as nama_periode_ketersediaan_pangan',
    ])
    .groupBy(['pangan.id', 'periode.id'])
    .orderBy(alphabetically('pangan.nama_pangan'))
    .orderBy('rekap.pangan_id')
    .orderBy('rekap.id');

type Found = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** The sums of the periods before those that were found, by period and food. */
async function sumsBefore(db: Db, found: readonly Found[]) {
  const periods = new Set(found.map(({ sebelumnya_id }) => sebelumnya_id ?? 0));
  const before = await sums(
    db
      .selectFrom('rekap_ketersediaan_pangan as rekap')
      .where('rekap.periode_ketersediaan_pangan_id', 'in', [0, ...periods])
      .where('rekap.pangan_id', 'in', [0, ...new Set(found.map(({ pangan_id }) => pangan_id))]),
  ).execute();
  return new Map(before.map((row) => [`${row.periode_ketersediaan_pangan_id} ${row.pangan_id}`, row]));
}

/** The balance of the whole regency (rulings 17): one row for each food and period. */
export const rekapReads = readsOf({
  shows: ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
  what: 'Ketersediaan pangan',
  matching,
  large,
  rows,
  toRows: async (found, db): Promise<RekapKetersediaanPangan[]> => {
    if (found.length === 0) return [];
    const before = await sumsBefore(db, found);
    const { jumlah } = await db
      .selectFrom('kecamatan')
      .select(({ fn }) => fn.countAll().as('jumlah'))
      .executeTakeFirstOrThrow();
    return found.map(({ sebelumnya_id, ...row }) => {
      const lalu = before.get(`${sebelumnya_id} ${row.pangan_id}`);
      // PostgreSQL gives sums of whole numbers as text.
      const whole = { revisi: Number(row.revisi), jumlah_kecamatan: Number(row.jumlah_kecamatan) };
      const tons = { kebutuhan: rounded(Number(row.kebutuhan)), ketersediaan: rounded(Number(row.ketersediaan)) };
      return {
        ...pangans({ ...row, ...whole, ...tons }),
        neraca: neracaOf(tons),
        harga_rata_rata: rounded(Number(row.harga_rata_rata), 2),
        harga_rata_rata_pekan_lalu: lalu ? rounded(Number(lalu.harga_rata_rata), 2) : null,
        ketersediaan_pekan_lalu: lalu ? rounded(Number(lalu.ketersediaan)) : null,
        dari_kecamatan: Number(jumlah),
      };
    });
  },
});
