import { beda, type Isi as Terlihat } from '#contract/formulas/skpg/beda.ts';
import type { Bulan } from '#contract/formulas/skpg/bulan.ts';
import { narasi } from '#contract/formulas/skpg/kalimat.ts';
import type { SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import { paragraf, type Suntingan } from '#contract/formulas/skpg/naskah.ts';
import { rekomendasi } from '#contract/formulas/skpg/rekomendasi.ts';
import type { KerjaSkpg, ParagrafSkpg, ParagrafTerbit } from '#contract/summaries/skpg/terbitan.ts';
import { identitasOf } from '../office/identitas.ts';
import type { Db, Ports } from '../ports.ts';
import { findPapan } from './find-papan.ts';
import { fingerprint } from './fingerprint.ts';
import { terbitanOf, withdrawnOf } from './terbitan.ts';
import { openPeriods } from './tutup-bulan.ts';

export interface Wanted {
  bulan: Bulan;
  skema: SkemaSkpg;
}

/** What the office has written of a month, the oldest first. */
async function naskahOf(db: Db, { bulan: { tahun, bulan }, skema }: Wanted): Promise<Suntingan[]> {
  const rows = await db
    .selectFrom('naskah_skpg')
    .select(['kunci', 'teks', 'asal', 'dikembalikan', 'revisi'])
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .where('skema', '=', skema)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, dikembalikan: row.dikembalikan === 1 }));
}

/** Said of a published month by its head, which no one edits, and in the words of what is over. */
const TERBUKA = 'terbuka';

/** What readers are given of the office's sentences: no more than stands on the page. */
const terbit = (some: readonly ParagrafSkpg[]): ParagrafTerbit[] =>
  some
    .filter(({ kunci, teks, disunting }) => teks !== '' && (kunci !== TERBUKA || disunting))
    .map(({ kunci, teks, disunting }) => ({ kunci, teks, disunting }));

/** A month as it would be published. */
export const terlihat = ({
  papan,
  narasi,
  rekomendasi,
}: Pick<KerjaSkpg, 'papan' | 'narasi' | 'rekomendasi'>): Terlihat => ({
  papan,
  ...{ narasi: terbit(narasi), rekomendasi: terbit(rekomendasi) },
});

/** A month as the office works on it, and what has changed since it was published. */
export async function findKerja(ports: Pick<Ports, 'db' | 'now'>, wanted: Wanted): Promise<KerjaSkpg> {
  const papan = await findPapan(ports, wanted);
  const written = await naskahOf(ports.db, wanted);
  const bagian = {
    narasi: paragraf('narasi', narasi(papan), written),
    rekomendasi: paragraf('rekomendasi', rekomendasi(papan), written),
  };
  const last = await terbitanOf(ports.db, wanted.bulan);
  const view = { papan, ...bagian, ke: last?.ke ?? 0, isWithdrawn: Boolean(last?.penarikan) };
  const endedPeriods = (await openPeriods(ports, wanted.bulan)).filter((one) => one.sudah_berakhir);
  return {
    papan,
    ...bagian,
    bertanda_tangan: (await identitasOf(ports.db)).kepala_nama !== '',
    sidik: await fingerprint(view),
    belum_ditutup: endedPeriods.length,
    terbitan: last && {
      ...tentang(last, terlihat({ papan, ...bagian })),
      ditarik: await withdrawnOf(ports.db, wanted.bulan),
    },
  };
}

/** Compared only where both are judged in one way: what the other way says is no change. */
const tentang = ({ isi, ...about }: NonNullable<Awaited<ReturnType<typeof terbitanOf>>>, now: Terlihat) => ({
  ...about,
  tanggal: isi.tanggal,
  berubah: about.skema === now.papan.skema ? beda(isi, now) : [],
});
