import type { TimbangBalita } from '@/entities/timbang-balita';
import type { PendingList } from '@/shared/write';
import { hitunganOf, type TimbangInput } from './hitungan';

interface Place {
  periodeId: number;
  kecamatan: { id: number; nama_kecamatan: string };
  /** Names the villages; whoever only counts needs none. */
  desa?: readonly { id: number; nama_desa_kelurahan: string }[];
}

/** How weighings that wait on this device stand among those of a sub-district. */
export const pendingTimbang = ({
  periodeId,
  kecamatan,
  desa = [],
}: Place): PendingList<TimbangBalita, TimbangInput> => ({
  entity: 'timbangBalita',
  isHere: (row) => row.periode_timbang_balita_id === periodeId && row.kecamatan_id === kecamatan.id,
  keyOf: (row) => String(row.kelurahan_id),
  rowOf: (input, before, { userId, label }) => {
    const kelurahan_id = Number(input.kelurahan_id);
    const nama = desa.find(({ id }) => id === kelurahan_id)?.nama_desa_kelurahan;
    return {
      periode_timbang_balita_id: Number(input.periode_timbang_balita_id),
      kecamatan_id: Number(input.kecamatan_id),
      kelurahan_id,
      user_id: before?.user_id ?? userId,
      ...hitunganOf(input),
      nama_desa_kelurahan: nama ?? before?.nama_desa_kelurahan ?? label,
      nama_kecamatan: before?.nama_kecamatan ?? kecamatan.nama_kecamatan,
      nama_periode: before?.nama_periode ?? '',
    };
  },
});

/** How weighings are told apart while they wait; each has its village, its sub-district and its month. */
export const addedNames = (desa: string, kecamatan: string, periode: string) => ({
  label: `Timbang balita ${desa}, ${kecamatan}, ${periode}`,
  kelompok: `Timbang balita, ${kecamatan}, ${periode}`,
});

export const editedNames = (desa: string, kecamatan: string, periode: string) => ({
  ...addedNames(desa, kecamatan, periode),
  label: `Ubah timbang balita ${desa}, ${kecamatan}, ${periode}`,
});
