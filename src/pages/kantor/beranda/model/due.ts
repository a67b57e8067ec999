import type { JenisLaporan } from '#contract/limits.ts';
import type { LaporanTerbuka } from '#contract/summaries/beranda-kantor.ts';

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
