import type { z } from 'zod';
import type { rekapKetersediaanPanganFilter } from '#contract/filters/laporan.ts';
import type { RekapKetersediaanPangan } from '#contract/rows/ketersediaan-pangan.ts';
import { readsOf } from '../http/reads.ts';
import { alphabetically, contains, equals } from '../http/search.ts';
import type { Db } from '../ports.ts';
import { neracaOf, pangans, rounded } from './neraca.ts';
import { periodeSebelumnya } from './periode-sebelumnya.ts';

type Filter = z.output<typeof rekapKetersediaanPanganFilter>;

/** What all sub-districts together report of a food in a period. */
const sums = (db: Db) =>
  db
    .selectFrom('ketersediaan_pangan as stok')
    .select(({ fn }) => [
      'stok.periode_ketersediaan_pangan_id',
      'stok.pangan_id',
      fn.min('stok.id').as('id'),
      fn.sum('stok.revisi').as('revisi'),
      fn.min('stok.created_at').as('created_at'),
      fn.max('stok.updated_at').as('updated_at'),
      fn.avg('stok.harga_rata_rata').as('harga_rata_rata'),
      fn.sum('stok.kebutuhan').as('kebutuhan'),
      fn.sum('stok.ketersediaan').as('ketersediaan'),
      fn.countAll().as('jumlah_kecamatan'),
    ])
    .groupBy(['stok.periode_ketersediaan_pangan_id', 'stok.pangan_id']);

const matching = (db: Db, { id, pangan_id, periode_ketersediaan_pangan_id, search, nama_pangan }: Filter) =>
  db
    .selectFrom(
      sums(db)
        .where((eb) =>
          equals(eb, {
            'stok.pangan_id': pangan_id,
            'stok.periode_ketersediaan_pangan_id': periode_ketersediaan_pangan_id,
          }),
        )
        .as('rekap'),
    )
    .innerJoin('pangan', 'pangan.id', 'rekap.pangan_id')
    .where((eb) => equals(eb, { 'rekap.id': id }))
    .where((eb) => contains(eb, [search, nama_pangan], 'pangan.nama_pangan'));

const rows = (found: ReturnType<typeof matching>) =>
  found
    .innerJoin('periode_ketersediaan_pangan as periode', 'periode.id', 'rekap.periode_ketersediaan_pangan_id')
    .selectAll('rekap')
    .select([
      periodeSebelumnya('periode_ketersediaan_pangan').as('sebelumnya_id'),
      'pangan.nama_pangan',
      'pangan.logo_pangan',
      'periode.nama_periode as nama_periode_ketersediaan_pangan',
    ])
    .orderBy(alphabetically('pangan.nama_pangan'))
    .orderBy('rekap.id');

type Found = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** The sums of the periods before those that were found, by period and food. */
async function sumsBefore(db: Db, found: readonly Found[]) {
  const periods = new Set(found.map(({ sebelumnya_id }) => sebelumnya_id ?? 0));
  const before = await sums(db)
    .where('stok.periode_ketersediaan_pangan_id', 'in', [0, ...periods])
    .where('stok.pangan_id', 'in', [0, ...new Set(found.map(({ pangan_id }) => pangan_id))])
    .execute();
  return new Map(before.map((row) => [`${row.periode_ketersediaan_pangan_id} ${row.pangan_id}`, row]));
}

/** The balance of the whole regency (rulings 17): one row for each food and period. */
export const rekapReads = readsOf({
  shows: ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
  what: 'Ketersediaan pangan',
  matching,
  rows,
  toRows: async (found, db): Promise<RekapKetersediaanPangan[]> => {
    const before = await sumsBefore(db, found);
    const { jumlah } = await db
      .selectFrom('kecamatan')
      .select(({ fn }) => fn.countAll().as('jumlah'))
      .executeTakeFirstOrThrow();
    return found.map(({ sebelumnya_id, ...row }) => {
      const lalu = before.get(`${sebelumnya_id} ${row.pangan_id}`);
      // PostgreSQL gives sums of whole numbers as text.
      const whole = { id: Number(row.id), revisi: Number(row.revisi), jumlah_kecamatan: Number(row.jumlah_kecamatan) };
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
