import type { HargaPanganKutaiBarat } from '@/entities/harga-pangan';

/** The prices of a commodity, in the order of the form and of the table. */
export const hargaColumns = [
  ['harga_eceran', 'Harga Eceran'],
  ['harga_grosir', 'Harga Grosir'],
] as const;

type Nama = (typeof hargaColumns)[number][0];

/** What a price's form sends; figures are text until the server reads them. */
export interface HargaInput extends Record<Nama, string> {
  /** Absent in the regency-wide table. */
  kecamatan_id?: number;
  komoditi_id: string | number;
  periode_harga_pangan_id: number;
  _method?: 'put';
}

export interface SavedHarga {
  harga_pangan: { id: number };
}

/** The prices of a commodity in the period before; undefined when there are none. */
export type HargaSebelumnya = Pick<HargaPanganKutaiBarat, Nama> | undefined;

/** As the form shows them: blank where there are none yet. */
export const typedHarga = (harga?: Record<Nama, string | number>): Record<Nama, string> => ({
  harga_eceran: String(harga?.harga_eceran ?? ''),
  harga_grosir: String(harga?.harga_grosir ?? ''),
});

/** What stands while the prices are corrected: place, period and `_method`. */
export const standsOf = ({ komoditi_id: _id, harga_eceran: _eceran, harga_grosir: _grosir, ...stands }: HargaInput) =>
  stands;

/** As numbers: NaN where there are none. */
export const hargaOf = (harga: Record<Nama, string | number> | undefined): Record<Nama, number> => ({
  harga_eceran: Number(harga?.harga_eceran),
  harga_grosir: Number(harga?.harga_grosir),
});
