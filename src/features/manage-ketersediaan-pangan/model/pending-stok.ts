import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import type { Pangan } from '@/entities/pangan';
import type { PendingList } from '@/shared/write';
import { type KetersediaanInput, neracaOf, stokOf } from './stok';

interface Place {
  periodeId: number;
  /** The sub-districts that are shown. */
  kecamatan: readonly { id: number; nama_kecamatan: string }[];
  /** Names the rows; whoever only counts needs none. */
  pangan?: readonly Pangan[];
}

/** How balances that wait on this device stand among those of some sub-districts. */
export const pendingStok = ({
  periodeId,
  kecamatan,
  pangan = [],
}: Place): PendingList<KetersediaanPangan, KetersediaanInput> => ({
  entity: 'ketersediaanPangan',
  isHere: (row) =>
    row.periode_ketersediaan_pangan_id === periodeId && kecamatan.some(({ id }) => id === row.kecamatan_id),
  keyOf: (row) => `${row.kecamatan_id}/${row.pangan_id}`,
  rowOf: (input, before, { userId, label }) => {
    const figures = stokOf(input);
    const neraca = neracaOf(figures);
    if (before) return { ...before, ...figures, neraca };
    const [kecamatan_id, id] = [Number(input.kecamatan_id), Number(input.pangan_id)];
    return {
      ...figures,
      neraca,
      kecamatan_id,
      pangan_id: id,
      periode_ketersediaan_pangan_id: Number(input.periode_ketersediaan_pangan_id),
      user_id: userId,
      harga_rata_rata_pekan_lalu: null,
      ketersediaan_pekan_lalu: null,
      nama_kecamatan: kecamatan.find((one) => one.id === kecamatan_id)?.nama_kecamatan ?? '',
      pangans: pangan.find((one) => one.id === id) ?? { id, nama_pangan: label, logo_pangan_url: null },
    };
  },
});

/** How balances are told apart while they wait; each has its food, its sub-district and its period. */
export const addedNames = (pangan: string, kecamatan: string, periode: string) => ({
  label: `Ketersediaan ${pangan}, ${kecamatan}, ${periode}`,
  kelompok: `Ketersediaan pangan, ${kecamatan}, ${periode}`,
});

export const editedNames = (pangan: string, kecamatan: string, periode: string) => ({
  ...addedNames(pangan, kecamatan, periode),
  label: `Ubah ketersediaan ${pangan}, ${kecamatan}, ${periode}`,
});
