import { hariTerlambat } from '#contract/formulas/kelengkapan.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import type { LaporanTerbuka } from '#contract/summaries/beranda-kantor.ts';
import { hitunganWords } from '@/entities/kelengkapan';
import { angka } from '@/shared/lib/format';

/** The open periods of a report, as they stand below each other. */
export const openOf = (laporan: readonly LaporanTerbuka[], jenis: JenisLaporan): LaporanTerbuka[] =>
  laporan.filter((one) => one.jenis === jenis);

export const isLacking = ({ terisi, diharapkan }: { terisi: number; diharapkan: number }): boolean =>
  terisi < diharapkan;

/** Places that have not begun, and those that have but are not complete. */
export function standing<Place extends Pick<LaporanTerbuka['tempat'][number], 'terisi' | 'diharapkan'>>({
  tempat,
}: {
  tempat: readonly Place[];
}) {
  const lacking = tempat.filter(isLacking);
  return {
    belumMulai: lacking.filter(({ terisi }) => terisi === 0),
    sebagian: lacking.filter(({ terisi }) => terisi > 0),
    lengkap: tempat.filter((one) => one.diharapkan > 0 && !isLacking(one)),
  };
}

/** 'Bongan, Damai, dan 3 lainnya' */
export function named(places: readonly { nama_kecamatan: string }[], most = 4): string {
  const names = places.map(({ nama_kecamatan }) => nama_kecamatan);
  return names.length > most
    ? `${names.slice(0, most).join(', ')}, dan ${names.length - most} lainnya`
    : names.join(', ');
}

/** Words for a report's line: days late and lacking figures, else the progress of its newest period. */
export function reportWords(terbuka: readonly LaporanTerbuka[], hariIni: string): { says: string; isLate: boolean } {
  const overdue = terbuka.findLast(({ terlambat_sejak }) => terlambat_sejak !== null);
  if (overdue?.terlambat_sejak) {
    const lacking = angka(overdue.diharapkan - overdue.terisi, overdue.satuan);
    const days = hariTerlambat(overdue.terlambat_sejak, hariIni);
    return { says: `Terlambat ${angka(days, 'hari')}, kurang ${lacking}`, isLate: true };
  }
  const [newest] = terbuka;
  if (!newest) return { says: 'Tidak ada periode yang terbuka', isLate: false };
  const far = newest.diharapkan > 0 && !isLacking(newest) ? 'lengkap' : hitunganWords(newest, newest.satuan);
  return { says: `${newest.periode.nama_periode}: ${far}`, isLate: false };
}
