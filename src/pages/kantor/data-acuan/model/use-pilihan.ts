import { allKomoditi, allPangan } from '@/entities/acuan';
import { allKecamatan } from '@/entities/wilayah';
import { useWholeList } from '@/shared/api';

/** What a select offers. */
export type Pilihan = readonly (readonly [id: number, nama: string])[];

export const useKecamatanPilihan = (): Pilihan =>
  useWholeList(allKecamatan).rows.map(({ id, nama_kecamatan }) => [id, nama_kecamatan] as const);

export const useKomoditiPilihan = (): Pilihan =>
  useWholeList(allKomoditi).rows.map(({ id, nama_komoditi }) => [id, nama_komoditi] as const);

export const usePanganPilihan = (): Pilihan =>
  useWholeList(allPangan).rows.map(({ id, nama_pangan }) => [id, nama_pangan] as const);

/** Reads the number in a field as the name behind it, and other values as they are. */
export const namesOf = (field: string, usePilihan: () => Pilihan) =>
  function useTeks() {
    const pilihan = usePilihan();
    return (name: string, value: string): string =>
      name === field ? (pilihan.find(([id]) => String(id) === value)?.[1] ?? '') : value;
  };

const YEARS_BACK = 8;

/** The years of which the office keeps figures: some that have been, and the next. */
export const tahunPilihan = (now = new Date().getFullYear()): (readonly [number, string])[] =>
  Array.from({ length: YEARS_BACK + 2 }, (_, at) => [now + 1 - at, String(now + 1 - at)] as const);
