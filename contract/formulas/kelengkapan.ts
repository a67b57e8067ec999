import type { JenisLaporan, JenisPeriode } from '../limits.ts';

/** What of a report a place owes in a period. */
interface Hitungan {
  /** Whose periods it has. */
  periode: JenisPeriode;
  /** How small its places are. */
  tempat: 'kecamatan' | 'kabupaten' | 'desa';
  /** What each place owes once. */
  isi: 'komoditi' | 'pangan' | 'desa';
  /** How that is called: '12 dari 36 harga'. */
  satuan: 'harga' | 'pangan' | 'desa';
}

/**
 * What counts once in each report. It is what an officer's own dashboard counts (`pages/dashboard/beranda`), so that the
 * office asks nobody for more than he sees: every commodity or food that there is now, every village of the kecamatan as
 * it is now, in whichever period. A village has reported its planting with the first crop.
 */
export const hitungan: Readonly<Record<JenisLaporan, Hitungan>> = {
  'harga-pangan': { periode: 'harga-pangan', tempat: 'kecamatan', isi: 'komoditi', satuan: 'harga' },
  'harga-pangan-kutai-barat': { periode: 'harga-pangan', tempat: 'kabupaten', isi: 'komoditi', satuan: 'harga' },
  'ketersediaan-pangan': { periode: 'ketersediaan-pangan', tempat: 'kecamatan', isi: 'pangan', satuan: 'pangan' },
  'timbang-balita': { periode: 'timbang-balita', tempat: 'desa', isi: 'desa', satuan: 'desa' },
  'luas-tanam': { periode: 'luas-tanam', tempat: 'desa', isi: 'desa', satuan: 'desa' },
};

/** How many there are; villages are those of the place that is asked about, one for a village itself. */
export type Banyaknya = Readonly<Record<Hitungan['isi'], number>>;

/** How much a place owes in a period that has begun. */
export const diharapkan = (jenis: JenisLaporan, banyaknya: Banyaknya): number => banyaknya[hitungan[jenis].isi];

export type Keadaan = 'lengkap' | 'sebagian' | 'kosong' | 'tidak diharapkan';

/**
 * How far a place is in a period. Nothing is expected where there is nothing to report, nor before the first day; what
 * somebody filled in all the same is shown.
 */
export function keadaan(terisi: number, diharapkan: number, sudahMulai: boolean): Keadaan {
  if (diharapkan > 0 && terisi >= diharapkan) return 'lengkap';
  if (terisi > 0) return 'sebagian';
  return diharapkan > 0 && sudahMulai ? 'kosong' : 'tidak diharapkan';
}

const DAY_MS = 86_400_000;

/**
 * Since when a report is late: the day after the period's last; null on that day itself and before, or where the period
 * has no last day. Whether it is complete is not asked here.
 */
export function terlambatSejak(tanggal_selesai: string | null, hariIni: string): string | null {
  if (tanggal_selesai === null || tanggal_selesai >= hariIni) return null;
  return new Date(Date.parse(tanggal_selesai) + DAY_MS).toISOString().slice(0, 10);
}

/** Counts the days of a late report, including its first late day and today. */
export const hariTerlambat = (sejak: string, hariIni: string): number =>
  (Date.parse(hariIni) - Date.parse(sejak)) / DAY_MS + 1;
