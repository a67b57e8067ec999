import type { JenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import type { PeriodeRiwayat } from '#contract/summaries/riwayat.ts';
import { notFound } from '../http/answer.ts';
import type { Db } from '../ports.ts';
import { sejakOf } from '../resources/periode.ts';

/** The last so many periods of a report, the oldest first; found by the index of their order. */
export async function newestPeriods(db: Db, jenis: JenisPeriode, count: number): Promise<PeriodeRiwayat[]> {
  const { key } = periode[jenis];
  const found = await db
    .selectFrom(key)
    .select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai'])
    .orderBy(sejakOf(key), 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return found.toReversed();
}

const names = { kecamatan: 'Kecamatan', desa_kelurahan: 'Desa atau kelurahan', pangan: 'Pangan' } as const;

/** @throws Refusal 404 where an id that is asked for is nobody's */
export async function mustExist(db: Db, table: keyof typeof names, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const found = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound(names[table]);
}
