import { kantor } from '#contract/kantor-routes.ts';
import type { JenisLaporan } from '#contract/limits.ts';

interface Rows {
  jenis: JenisLaporan;
  periode: number;
  /** Null: the regency's own. */
  kecamatan: number | null;
}

/** Where the office sees the rows that were entered of a report. */
export const koreksiAddress = ({ jenis, periode, kecamatan }: Rows): string => {
  const laporan = jenis.replaceAll('-', '_');
  const query = new URLSearchParams({ laporan, ...(kecamatan !== null && { kecamatan: String(kecamatan) }) });
  query.set('periode', String(periode));
  return `${kantor.koreksi}?${query}`;
};

/** The matrix of a report, in a year. */
export const kelengkapanAddress = (jenis: JenisLaporan, tahun: string): string =>
  `${kantor.kelengkapan}?${new URLSearchParams({ jenis, tahun })}`;
