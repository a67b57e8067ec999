import { type Ambang, bacaAmbang } from '#contract/formulas/skpg/ambang.ts';
import { type Bulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import type { SkemaSkpg, UkuranSkpg } from '#contract/formulas/skpg/label.ts';
import type { AmbangDipakai } from '#contract/summaries/skpg/papan.ts';
import type { Db } from '../ports.ts';

/** The commodities whose prices are judged where the office has chosen none. */
const LAZIM = { beras: 'Beras Medium', minyak: 'Minyak Goreng Kemasan', telur: 'Telur Ayam Ras' } as const;
export type Harga = keyof typeof LAZIM;
export const hargaDinilai = Object.keys(LAZIM) as Harga[];

export interface Berlaku extends AmbangDipakai {
  komoditi_id: number | null;
}

/** The thresholds of a scheme that hold on the last day of a month. */
export async function ambangBerlaku(db: Db, skema: SkemaSkpg, bulan: Bulan): Promise<Berlaku[]> {
  const rows = await db
    .selectFrom('ambang_skpg')
    .select(['ukuran', 'aman', 'waspada', 'rentan', 'sumber', 'berlaku_mulai', 'komoditi_id', 'perlu_konfirmasi'])
    .where('skema', '=', skema)
    .where('berlaku_mulai', '<=', `${kunciBulan(bulan)}-31`)
    .orderBy('berlaku_mulai')
    .orderBy('id')
    .execute();
  const newest = new Map(rows.map((row) => [row.ukuran, { ...row, perlu_konfirmasi: row.perlu_konfirmasi === 1 }]));
  return [...newest.values()];
}

/** The commodity of each price: the chosen one, else the usual one by its name. */
export async function komoditiOf(db: Db, ambang: readonly Berlaku[]) {
  const chosen = new Map(ambang.map(({ ukuran, komoditi_id }) => [ukuran, komoditi_id]));
  const ids = hargaDinilai.flatMap((name) => chosen.get(name) ?? []);
  const found = await db
    .selectFrom('komoditi')
    .select(['id', 'nama_komoditi as nama'])
    .where((eb) =>
      eb.or([eb('nama_komoditi', 'in', Object.values(LAZIM)), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]),
    )
    .execute();
  const of = (name: Harga) => {
    const id = chosen.get(name);
    return found.find((one) => (id ? one.id === id : one.nama === LAZIM[name])) ?? null;
  };
  return { beras: of('beras'), minyak: of('minyak'), telur: of('telur') };
}

/** Stored thresholds were checked when they were written. */
export function bacaSemua(rows: readonly Berlaku[]): Partial<Record<UkuranSkpg, Ambang>> {
  const read: Partial<Record<UkuranSkpg, Ambang>> = {};
  for (const row of rows) {
    const one = bacaAmbang(row);
    if ('ambang' in one) read[row.ukuran] = one.ambang;
  }
  return read;
}
