import type { KomoditiTanam } from '#contract/limits.ts';
import type { LuasTanam } from '@/entities/luas-tanam';
import type { PendingList } from '@/shared/write';
import { type LuasInput, luasOf } from './luas';

interface Place {
  periodeId: number;
  /** The sub-districts that are shown. */
  kecamatan: readonly { id: number; nama_kecamatan: string }[];
  /** Names the villages; whoever only counts needs none. */
  desa?: readonly { id: number; nama_desa_kelurahan: string }[];
}

/** How planted areas that wait on this device stand among those of some sub-districts. */
export const pendingLuas = ({ periodeId, kecamatan, desa = [] }: Place): PendingList<LuasTanam, LuasInput> => ({
  entity: 'luasTanam',
  isHere: (row) => row.periode_luas_tanam_id === periodeId && kecamatan.some(({ id }) => id === row.kecamatan_id),
  keyOf: (row) => `${row.kelurahan_id}/${row.komoditi}`,
  rowOf: (input, before, { userId, label }) => {
    const [kecamatan_id, kelurahan_id] = [Number(input.kecamatan_id), Number(input.kelurahan_id)];
    const namaDesa = desa.find(({ id }) => id === kelurahan_id)?.nama_desa_kelurahan;
    const namaKecamatan = kecamatan.find(({ id }) => id === kecamatan_id)?.nama_kecamatan;
    return {
      periode_luas_tanam_id: Number(input.periode_luas_tanam_id),
      // The form offers no others.
      komoditi: input.komoditi as KomoditiTanam,
      kecamatan_id,
      kelurahan_id,
      user_id: before?.user_id ?? userId,
      ...luasOf(input),
      nama_kecamatan: namaKecamatan ?? before?.nama_kecamatan ?? '',
      nama_desa_kelurahan: namaDesa ?? before?.nama_desa_kelurahan ?? label,
      nama_periode: before?.nama_periode ?? '',
    };
  },
});

/** How planted areas are told apart while they wait; each has its crop, its village, its sub-district and its month. */
export const addedNames = (tanaman: string, desa: string, where: string) => ({
  label: `Luas tanam ${tanaman} ${desa}, ${where}`,
  kelompok: `Luas tanam, ${where}`,
});

export const editedNames = (tanaman: string, desa: string, where: string) => ({
  ...addedNames(tanaman, desa, where),
  label: `Ubah luas tanam ${tanaman} ${desa}, ${where}`,
});

export const deletedNames = (tanaman: string, desa: string, where: string) => ({
  ...addedNames(tanaman, desa, where),
  label: `Hapus luas tanam ${tanaman} ${desa}, ${where}`,
});
