import type { HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import { rupiah } from '@/shared/lib/format';

/** A price that was not entered reads 'Rp. 0' (spec section 2, modal 'Detail Harga Pangan'). */
const atauNol = (harga: number | null): string => (harga ? rupiah(harga) : 'Rp. 0');

/** The rows of the modal 'Detail Harga Pangan', in the spec's order. */
export const hargaRows = (harga: HargaPanganKutaiBarat, tempat: string) =>
  [
    ['Periode Harga Pangan', harga.nama_periode_harga_pangan],
    ['Kecamatan', tempat],
    ['Komoditi', harga.nama_komoditi],
    ['Harga Eceran', atauNol(harga.harga_eceran)],
    ['Harga Grosir', atauNol(harga.harga_grosir)],
  ] as const;
