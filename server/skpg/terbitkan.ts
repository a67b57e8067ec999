import { beda } from '#contract/formulas/skpg/beda.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { identitasOf } from '../office/identitas.ts';
import { officeToday } from '../office/periods.ts';
import type { Db } from '../ports.ts';
import { terlihat } from './kerja.ts';
import { type Isi, terbitanOf } from './terbitan.ts';

interface Oleh {
  /** Why it is published again; blank the first time. */
  catatan: string;
  user_id: number;
  now: Date;
}

/** Writes a month as it is seen now, with its letterhead and the day. Gives the number of the publication. */
export async function simpanTerbitan(db: Db, kerja: KerjaSkpg, { catatan, user_id, now }: Oleh): Promise<number> {
  const { papan } = kerja;
  const { tahun, bulan, skema } = papan;
  const last = await terbitanOf(db, papan);
  const seen = terlihat(kerja);
  const { hariIni } = await officeToday({ db, now: () => now });
  const isi: Isi = {
    papan,
    ...{ narasi: [...seen.narasi], rekomendasi: [...seen.rekomendasi] },
    perubahan: last ? beda(last.isi, seen) : [],
    ...{ kantor: await identitasOf(db), tanggal: hariIni },
  };
  const ke = (last?.ke ?? 0) + 1;
  const komposit = papan.tempat.find(({ kecamatan_id }) => kecamatan_id === null)?.komposit.label ?? null;
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  await db
    .insertInto('terbitan_skpg')
    .values({ tahun, bulan, ke, skema, komposit, isi: JSON.stringify(isi), catatan, user_id, ...times })
    .execute();
  return ke;
}
