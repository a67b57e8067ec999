import type { Kuota } from './ports.ts';

/**
 * Beyond honest use: an officer types 30 prices a minute; an import, or a phone that comes back online, sends some
 * hundreds.
 */
export const defaultKuota: Kuota = {
  produk: 200,
  foto: 800,
  fotoBytes: 400_000_000,
  unggahanAkun: 6,
  unggahanAlamat: 30,
  tulisSemenit: 1_200,
};
