import type { Bulan } from '#contract/formulas/skpg/bulan.ts';
import { hariDi } from '#contract/formulas/zona-waktu.ts';
import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';
import type { PenarikanSkpg, TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { factsOf } from '../db/facts.ts';
import type { Db } from '../ports.ts';

/** The stored content of a publication: its public part, the office that signs, and the day. */
export interface Isi extends Pick<TerbitanSkpg, 'narasi' | 'rekomendasi' | 'perubahan'> {
  papan: NonNullable<TerbitanSkpg['papan']>;
  kantor: IdentitasKantor;
  /** The day on which it was published. */
  tanggal: string;
}

/** The last publication of a month, or the one of that number, also where it is withdrawn. */
export async function terbitanOf(db: Db, { tahun, bulan }: Bulan, ke?: number) {
  const publication = await db
    .selectFrom('terbitan_skpg')
    .select(['ke', 'skema', 'isi', 'catatan', 'created_at as diterbitkan_pada', 'ditarik_pada', 'alasan_ditarik'])
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .where((eb) => (ke === undefined ? eb.lit(true) : eb('ke', '=', ke)))
    .orderBy('ke', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!publication) return null;
  const { isi, ditarik_pada, alasan_ditarik, ...row } = publication;
  const penarikan: PenarikanSkpg | null =
    ditarik_pada === null
      ? null
      : { ke: row.ke, ditarik_pada, tanggal: await dayAt(db, ditarik_pada), alasan: alasan_ditarik ?? '' };
  return { ...row, penarikan, isi: JSON.parse(isi) as Isi };
}

/** The day that it was at the office. */
const dayAt = async (db: Db, waktu: string): Promise<string> =>
  hariDi((await factsOf(db)).get('wilayah') ?? '', new Date(waktu));

/** The numbers of a month's publications that are withdrawn. */
export async function withdrawnOf(db: Db, { tahun, bulan }: Bulan): Promise<number[]> {
  const rows = await db
    .selectFrom('terbitan_skpg')
    .select('ke')
    .where((eb) => eb.and({ tahun, bulan }))
    .where('ditarik_pada', 'is not', null)
    .orderBy('ke')
    .execute();
  return rows.map(({ ke }) => ke);
}

/** The last publication of each month. */
export const lastTerbitan = (db: Db) =>
  db
    .selectFrom('terbitan_skpg as satu')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('terbitan_skpg as lain')
            .select('lain.id')
            .whereRef('lain.tahun', '=', 'satu.tahun')
            .whereRef('lain.bulan', '=', 'satu.bulan')
            .whereRef('lain.ke', '>', 'satu.ke'),
        ),
      ),
    );

/** The last publication of each month, unless it is withdrawn: the one before does not replace it. */
export const standingTerbitan = (db: Db) => lastTerbitan(db).where('satu.ditarik_pada', 'is', null);
