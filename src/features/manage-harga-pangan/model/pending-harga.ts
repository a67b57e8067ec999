import type { HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import type { Komoditi } from '@/entities/komoditi';
import type { PendingList } from '@/shared/write';
import { type HargaInput, hargaOf } from './harga';

/** A price of a sub-district, or of the whole regency. */
export type HargaDi = HargaPanganKutaiBarat & { kecamatan_id?: number };

type Place = Pick<HargaInput, 'kecamatan_id' | 'periode_harga_pangan_id'>;

/**
 * How prices that wait on this device stand among those of a place.
 *
 * @param komoditi names them; whoever only counts needs none
 */
export const pendingHarga = (
  { kecamatan_id, periode_harga_pangan_id }: Place,
  komoditi: readonly Komoditi[] = [],
): PendingList<HargaDi, HargaInput> => ({
  entity: kecamatan_id === undefined ? 'hargaPanganKutaiBarat' : 'hargaPangan',
  isHere: (row) => row.periode_harga_pangan_id === periode_harga_pangan_id && row.kecamatan_id === kecamatan_id,
  keyOf: (row) => String(row.komoditi_id),
  rowOf: (input, before, { userId, label }) => {
    if (before) return { ...before, ...hargaOf(input) };
    const id = Number(input.komoditi_id);
    const known = komoditi.find((row) => row.id === id);
    const nama_komoditi = known?.nama_komoditi ?? label;
    return {
      ...hargaOf(input),
      ...(input.kecamatan_id !== undefined && { kecamatan_id: Number(input.kecamatan_id) }),
      komoditi_id: id,
      periode_harga_pangan_id: Number(input.periode_harga_pangan_id),
      user_id: userId,
      harga_eceran_sebelumnya: null,
      nama_komoditi,
      nama_periode_harga_pangan: '',
      komoditis: { id, nama_komoditi, logo_komoditi_url: null, satuan: known?.satuan ?? '' },
    };
  },
});

/** How prices are told apart while they wait; a price has its commodity, its place and its period. */
export const addedNames = (komoditi: string, where: string) => ({
  label: `Harga ${komoditi}, ${where}`,
  kelompok: `Harga pangan, ${where}`,
});

export const editedNames = (komoditi: string, where: string) => ({
  ...addedNames(komoditi, where),
  label: `Ubah harga ${komoditi}, ${where}`,
});
