import { type Compilable, sql } from 'kysely';
import { persenTerhadap } from '#contract/formulas/harga.ts';
import { placeholder, runCompiled } from '../db/compiled-query.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';
import { columnOf, toCents } from './bagian-harga.ts';

const eceran = columnOf('eceran');

interface Sums {
  periode: number;
  kini: number | string | null;
  lalu: number | string | null;
}

/**
 * How the mean retail price of a commodity moved from each of the newest periods to the next, in per cent, by the
 * period's id. Only the kecamatan that reported in both are summed: a dear place that misses a week makes nothing cheaper.
 */
export async function perubahanRataRata(
  db: Db,
  komoditi_id: number,
  jumlah: number,
  hariIni: string,
): Promise<Map<number, number | null>> {
  const rows = await runCompiled(db, 'perubahan rata-rata', { komoditi_id, jumlah, hariIni }, () => queryOf(db));
  // PostgreSQL hands sums out as text.
  const number = (sum: Sums['kini']) => (sum === null ? null : Number(sum));
  return new Map(rows.map(({ periode, kini, lalu }) => [periode, toCents(persenTerhadap(number(kini), number(lalu)))]));
}

/** Each period beside the one before it, and the prices of both by the key of their rows. */
function queryOf(db: Db): Compilable<Sums> {
  const newest = db
    .selectFrom('periode_harga_pangan as periode')
    .select(['id', sejakOf('periode').as('sejak')])
    .where('tanggal_mulai', '<=', placeholder<string>('hariIni'))
    .orderBy(sejakOf('periode'), 'desc')
    .orderBy('id', 'desc')
    .limit(placeholder<number>('jumlah'));
  const pairs = db
    .selectFrom(newest.as('baru'))
    .select(['baru.id', sql<number | null>`lag(baru.id) over (order by baru.sejak, baru.id)`.as('sebelum')]);
  return db
    .selectFrom(pairs.as('pasang'))
    .innerJoin('harga_pangan as kini', (join) =>
      join
        .onRef('kini.periode_harga_pangan_id', '=', 'pasang.id')
        .on('kini.komoditi_id', '=', placeholder<number>('komoditi_id'))
        .on(`kini.${eceran}`, '>', 0),
    )
    .innerJoin('harga_pangan as lalu', (join) =>
      join
        .onRef('lalu.periode_harga_pangan_id', '=', 'pasang.sebelum')
        .onRef('lalu.kecamatan_id', '=', 'kini.kecamatan_id')
        .on('lalu.komoditi_id', '=', placeholder<number>('komoditi_id'))
        .on(`lalu.${eceran}`, '>', 0),
    )
    .select(({ fn }) => [
      'pasang.id as periode',
      fn.sum<number | string | null>(`kini.${eceran}`).as('kini'),
      fn.sum<number | string | null>(`lalu.${eceran}`).as('lalu'),
    ])
    .groupBy('pasang.id');
}
