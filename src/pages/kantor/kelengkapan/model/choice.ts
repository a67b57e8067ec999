import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { type JenisLaporan, jenisLaporan } from '#contract/limits.ts';
import type { KelengkapanFilter } from '../api/kelengkapan';

/** What the matrix is of, as its address says it. */
export interface Choice {
  jenis: JenisLaporan;
  /** Null: the year of the newest period. */
  tahun: string | null;
  /** Null: all of them, summed; 'desa': all villages. */
  kecamatan: number | 'desa' | null;
}

/** An address that somebody typed chooses what can be chosen. */
export function choiceOf(query: URLSearchParams): Choice {
  const jenis = jenisLaporan.find((one) => one === query.get('jenis')) ?? 'harga-pangan';
  const tahun = query.get('tahun') ?? '';
  const kecamatan = query.get('kecamatan') ?? '';
  return {
    jenis,
    tahun: /^[1-9]\d{3}$/.test(tahun) ? tahun : null,
    kecamatan: hasVillages(jenis) ? kecamatanOf(kecamatan) : null,
  };
}

function kecamatanOf(text: string): Choice['kecamatan'] {
  if (text === 'desa') return text;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Whether a report is looked at village by village too. */
export const hasVillages = (jenis: JenisLaporan): boolean => hitungan[jenis].tempat === 'desa';

export const filterOf = ({ jenis, tahun, kecamatan }: Choice): KelengkapanFilter => ({
  jenis,
  ...(tahun !== null && { tahun }),
  ...(kecamatan === 'desa' && { rinci: 'desa' }),
  ...(typeof kecamatan === 'number' && { kecamatan_id: kecamatan }),
});

/** The query of the address. A report without villages keeps no kecamatan. */
export function queryOf({ jenis, tahun, kecamatan }: Choice): URLSearchParams {
  const query = new URLSearchParams({ jenis });
  if (tahun !== null) query.set('tahun', tahun);
  if (kecamatan !== null && hasVillages(jenis)) query.set('kecamatan', String(kecamatan));
  return query;
}
