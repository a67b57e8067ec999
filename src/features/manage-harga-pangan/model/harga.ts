import type { Komoditi } from '@/entities/acuan';
import type { HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import type { Figure, LaporanInput } from '@/entities/laporan';
import { lowPrice } from '@/shared/lib/figures';
import { rupiah } from '@/shared/lib/format';

/** A price of a sub-district, or of the whole regency. */
type Harga = HargaPanganKutaiBarat & { kecamatan_id?: number; nama_kecamatan?: string };

const price = { show: rupiah, kind: 'whole', prefix: 'Rp. ', moreIs: 'worse' } as const;

/** The prices of a commodity, in the order of the form and of the table. */
export const hargaFigures = [
  { ...price, name: 'harga_eceran', label: 'Harga Eceran' },
  { ...price, name: 'harga_grosir', label: 'Harga Grosir' },
] as const satisfies readonly Figure[];

/** What a price's form sends; figures are text until the server reads them. */
export interface HargaInput extends LaporanInput, Record<(typeof hargaFigures)[number]['name'], string> {
  komoditi_id: string | number;
  periode_harga_pangan_id: number;
}

export interface SavedHarga {
  harga_pangan: { id: number };
}

export interface HargaShape {
  Row: Harga;
  Input: HargaInput;
  Subject: Komoditi;
}

/** Asks about a price of 0 or 1, and about a retail price below the wholesale price. */
export function hargaDoubts(values: Readonly<Record<string, number>>): Record<string, string> {
  const { harga_eceran: eceran = Number.NaN, harga_grosir: grosir = Number.NaN } = values;
  const low = lowPrice(eceran);
  const below = eceran < grosir ? `Eceran di bawah harga grosir (${rupiah(grosir)})` : undefined;
  const ofGrosir = lowPrice(grosir);
  const ofEceran = [low, below].filter(Boolean).join('. ');
  return { ...(ofEceran && { harga_eceran: ofEceran }), ...(ofGrosir && { harga_grosir: ofGrosir }) };
}
