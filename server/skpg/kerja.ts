import { beda, type Isi as Terlihat } from '#contract/formulas/skpg/beda.ts';
import type { Bulan } from '#contract/formulas/skpg/bulan.ts';
import { narasi } from '#contract/formulas/skpg/kalimat.ts';
import type { SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import { paragraf, type Suntingan } from '#contract/formulas/skpg/naskah.ts';
import { rekomendasi } from '#contract/formulas/skpg/rekomendasi.ts';
import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';
import type { KerjaSkpg, ParagrafSkpg, ParagrafTerbit, TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { sha256 } from '../http/crypto.ts';
import { identitasOf } from '../office/identitas.ts';
import type { Db, Ports } from '../ports.ts';
import { findPapan } from './find-papan.ts';

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

/** What is stored of a published month: what everybody reads, and who was to sign it when. */
export interface Isi extends Pick<TerbitanSkpg, 'papan' | 'narasi' | 'rekomendasi' | 'perubahan'> {
  kantor: IdentitasKantor;
  /** The day on which it was published. */
  tanggal: string;
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

/** The last publication of a month, or the one of that number. */
export async function terbitanOf(db: Db, { tahun, bulan }: Bulan, ke?: number) {
  const found = await db
    .selectFrom('terbitan_skpg')
    .select(['ke', 'skema', 'isi', 'catatan', 'created_at as diterbitkan_pada'])
    .where('tahun', '=', tahun)
    .where('bulan', '=', bulan)
    .where((eb) => (ke === undefined ? eb.lit(true) : eb('ke', '=', ke)))
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
  const last = await terbitanOf(ports.db, wanted.bulan);
  const seen = { papan, ...bagian, ke: last?.ke ?? 0 };
  return {
    papan,
    ...bagian,
    bertanda_tangan: (await identitasOf(ports.db)).kepala_nama !== '',
    sidik: (await sha256(JSON.stringify(seen))).slice(0, 32),
    terbitan: last && tentang(last, terlihat({ papan, ...bagian })),
  };
}

/** Compared only where both are judged in one way: what the other way says is no change. */
const tentang = ({ isi, ...about }: NonNullable<Awaited<ReturnType<typeof terbitanOf>>>, now: Terlihat) => ({
  ...about,
  tanggal: isi.tanggal,
  berubah: about.skema === now.papan.skema ? beda(isi, now) : [],
});
