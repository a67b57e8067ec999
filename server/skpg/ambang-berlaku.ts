import { type Ambang, bacaAmbang } from '#contract/formulas/skpg/ambang.ts';
import { type Bulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import type { SkemaSkpg, UkuranSkpg } from '#contract/formulas/skpg/label.ts';
import type { NaikSkpg } from '#contract/formulas/skpg/naik.ts';
import type { AmbangDipakai } from '#contract/summaries/skpg/papan.ts';
import type { Db } from '../ports.ts';

/** The prices that are judged, each with its usual commodity. */
const LAZIM = { beras: 'Beras Medium', minyak: 'Minyak Goreng Kemasan', telur: 'Telur Ayam Ras' } as const;
export type Harga = keyof typeof LAZIM;
export const hargaDinilai = Object.keys(LAZIM) as Harga[];

export const firstDay = (bulan: Bulan): string => `${kunciBulan(bulan)}-01`;

/** The thresholds of a scheme that hold on the first day of a month. */
export async function ambangBerlaku(db: Db, skema: SkemaSkpg, bulan: Bulan): Promise<AmbangDipakai[]> {
  const rows = await db
    .selectFrom('ambang_skpg')
    .select(['ukuran', 'aman', 'waspada', 'rentan', 'sumber', 'berlaku_mulai', 'perlu_konfirmasi', 'naik'])
    .where('skema', '=', skema)
    .where('berlaku_mulai', '<=', firstDay(bulan))
    .orderBy('berlaku_mulai')
    .orderBy('id')
    .execute();
  const newest = new Map(
    rows.map(({ naik, perlu_konfirmasi, ...row }) => [
      row.ukuran,
      { ...row, perlu_konfirmasi: perlu_konfirmasi === 1, ...(naik !== null && { naik }) },
    ]),
  );
  return [...newest.values()];
}

/**
 * The commodity of each price by the month's threshold; null where the office has chosen none. Before the first threshold
 * its commodity counts already. A price that the scheme does not judge takes another scheme's commodity.
 */
export async function komoditiOf(db: Db, skema: SkemaSkpg, bulan: Bulan) {
  const rows = await db
    .selectFrom('ambang_skpg as ambang')
    .leftJoin('komoditi', 'komoditi.id', 'ambang.komoditi_id')
    .select(['ambang.skema', 'ambang.ukuran', 'ambang.berlaku_mulai', 'komoditi.id', 'komoditi.nama_komoditi as nama'])
    .where('ambang.ukuran', 'in', hargaDinilai)
    .orderBy('ambang.berlaku_mulai')
    .orderBy('ambang.id')
    .execute();
  const holding = (some: typeof rows) =>
    some.findLast(({ berlaku_mulai }) => berlaku_mulai <= firstDay(bulan)) ?? some[0];
  const of = (name: Harga) => {
    const all = rows.filter(({ ukuran }) => ukuran === name);
    const { id = null, nama = null } = holding(all.filter((one) => one.skema === skema)) ?? holding(all) ?? {};
    return id === null || nama === null ? null : { id, nama };
  };
  return { beras: of('beras'), minyak: of('minyak'), telur: of('telur') };
}

type Baru = Pick<AmbangDipakai, 'ukuran' | 'berlaku_mulai'> & { skema: SkemaSkpg };

/** Earlier thresholds of the same scheme and measure, the newest first. */
const earlierThresholds = (db: Db, { skema, ukuran, berlaku_mulai }: Baru) =>
  db
    .selectFrom('ambang_skpg')
    .where('skema', '=', skema)
    .where('ukuran', '=', ukuran)
    .where('berlaku_mulai', '<', berlaku_mulai)
    .orderBy('berlaku_mulai', 'desc');

/** A new threshold's default commodity: that of the threshold before, else the usual one by its name. */
export async function komoditiUsulan(db: Db, baru: Baru): Promise<number | null> {
  const name = hargaDinilai.find((one) => one === baru.ukuran);
  if (!name) return null;
  const before = await earlierThresholds(db, baru)
    .select('komoditi_id')
    .where('komoditi_id', 'is not', null)
    .executeTakeFirst();
  if (before) return before.komoditi_id;
  const usual = await db
    .selectFrom('komoditi')
    .select('id')
    .where('nama_komoditi', '=', LAZIM[name])
    .executeTakeFirst();
  return usual?.id ?? null;
}

/** A new threshold's default share of toddlers who gained. */
export const naikUsulan = async (db: Db, baru: Baru): Promise<NaikSkpg> =>
  (await earlierThresholds(db, baru).select('naik').executeTakeFirst())?.naik ?? 'N/D';

/** Stored thresholds were checked when they were written. */
export function readThresholds(rows: readonly AmbangDipakai[]): Partial<Record<UkuranSkpg, Ambang>> {
  const read: Partial<Record<UkuranSkpg, Ambang>> = {};
  for (const row of rows) {
    const one = bacaAmbang(row);
    if ('ambang' in one) read[row.ukuran] = one.ambang;
  }
  return read;
}
