import { beda } from '#contract/formulas/skpg/beda.ts';
import type { Bulan } from '#contract/formulas/skpg/bulan.ts';
import { narasi } from '#contract/formulas/skpg/kalimat.ts';
import type { SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import { paragraf, type Suntingan } from '#contract/formulas/skpg/naskah.ts';
import { rekomendasi } from '#contract/formulas/skpg/rekomendasi.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import type { KerjaSkpg, TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { sha256 } from '../http/crypto.ts';
import type { Db, Ports } from '../ports.ts';
import { findPapan } from './find-papan.ts';

export interface Wanted {
  bulan: Bulan;
  skema: SkemaSkpg;
}

/** What the office has written of a month, the oldest first. */
const naskahOf = (db: Db, { bulan: { tahun, bulan }, skema }: Wanted): Promise<Suntingan[]> =>
  db
    .selectFrom('naskah_skpg')
    .select(['kunci', 'teks', 'asal', 'revisi'])
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .where('skema', '=', skema)
    .orderBy('id')
    .execute();

/** What is stored of a published month. */
export type Isi = Pick<TerbitanSkpg, 'papan' | 'narasi' | 'rekomendasi' | 'perubahan'>;

/** The last publication of a month. */
export async function terbitanTerakhir(db: Db, { tahun, bulan }: Bulan) {
  const found = await db
    .selectFrom('terbitan_skpg')
    .select(['ke', 'skema', 'isi', 'catatan', 'created_at as diterbitkan_pada'])
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .orderBy('ke', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  const { isi, ...row } = found;
  return { ...row, isi: JSON.parse(isi) as Isi };
}

/** A month as the office works on it, and what has changed since it was published. */
export async function findKerja(ports: Pick<Ports, 'db' | 'now'>, wanted: Wanted): Promise<KerjaSkpg> {
  const papan = await findPapan(ports, wanted);
  const written = await naskahOf(ports.db, wanted);
  const bagian = {
    narasi: paragraf('narasi', narasi(papan), written),
    rekomendasi: paragraf('rekomendasi', rekomendasi(papan), written),
  };
  const last = await terbitanTerakhir(ports.db, wanted.bulan);
  return {
    papan,
    ...bagian,
    sidik: (await sha256(JSON.stringify({ papan, ...bagian }))).slice(0, 32),
    terbitan: last && tentang(last, papan),
  };
}

const tentang = ({ isi, ...about }: NonNullable<Awaited<ReturnType<typeof terbitanTerakhir>>>, papan: PapanSkpg) => ({
  ...about,
  berubah: beda(isi.papan, papan),
});
