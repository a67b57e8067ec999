import { namaBulan } from '../../limits.ts';

/** A calendar month; `bulan` is 1 to 12. */
export interface Bulan {
  tahun: number;
  bulan: number;
}

const nomor = ({ tahun, bulan }: Bulan): number => tahun * 12 + bulan - 1;
const dariNomor = (of: number): Bulan => ({ tahun: Math.floor(of / 12), bulan: (of % 12) + 1 });

/** So many months later, or earlier. */
export const geserBulan = (bulan: Bulan, by: number): Bulan => dariNomor(nomor(bulan) + by);

/** The months from the oldest to this one. */
export const bulanTerakhir = (bulan: Bulan, count: number): Bulan[] =>
  Array.from({ length: count }, (_, at) => geserBulan(bulan, at - count + 1));

export const samaBulan = (one: Bulan, other: Bulan): boolean => nomor(one) === nomor(other);

/** '2026-11': sorts as the months do. */
export const kunciBulan = ({ tahun, bulan }: Bulan): string => `${tahun}-${String(bulan).padStart(2, '0')}`;

/** The month of a day, which is written '2026-11-29'. */
export const bulanDari = (hari: string): Bulan => ({
  tahun: Number(hari.slice(0, 4)),
  bulan: Number(hari.slice(5, 7)),
});

/** 'November 2026'. */
export const namaBulanTahun = ({ tahun, bulan }: Bulan): string => `${namaBulan[bulan - 1]} ${tahun}`;
