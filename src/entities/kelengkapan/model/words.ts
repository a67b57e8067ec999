import { keadaan } from '#contract/formulas/kelengkapan.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { PeriodeKantor } from '#contract/summaries/kelengkapan.ts';
import { grouped, rentang, tanggal } from '@/shared/lib/format';

interface Counted {
  terisi: number;
  diharapkan: number;
}

/** '34 dari 36 harga'; of a place that owes nothing that it does. */
export const hitunganWords = ({ terisi, diharapkan }: Counted, satuan: string): string =>
  diharapkan === 0 && terisi === 0
    ? `Tidak ada ${regional(satuan)} yang diharapkan`
    : `${grouped(terisi)} dari ${grouped(diharapkan)} ${regional(satuan)}`;

/** The days of a period, where they are known: '16 – 22 Nov 2026'. */
export function hariPeriode({ tanggal_mulai, tanggal_selesai }: PeriodeKantor): string | null {
  if (tanggal_mulai === null) return null;
  return tanggal_selesai === null ? `mulai ${tanggal(tanggal_mulai)}` : rentang(tanggal_mulai, tanggal_selesai);
}

const words = { lengkap: 'lengkap', sebagian: 'sebagian', kosong: 'belum ada', 'tidak diharapkan': 'tidak diharapkan' };

/** A cell of the matrix for whoever hears it. */
export const selWords = (nama: string, periode: PeriodeKantor, counted: Counted, satuan: string): string => {
  const found = keadaan(counted.terisi, counted.diharapkan, periode.sudah_mulai);
  const how = periode.sudah_mulai || counted.terisi > 0 ? words[found] : 'belum mulai';
  const count = found === 'tidak diharapkan' ? '' : `${hitunganWords(counted, satuan)}, `;
  return `${nama}, ${periode.nama_periode}: ${count}${how}`;
};
