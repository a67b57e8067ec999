import { namesOf } from '@/entities/laporan';
import type { LuasTanam } from '@/entities/luas-tanam';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useSave } from '@/shared/write';
import { DELETE_LUAS_TANAM } from '../api/luas-tanam';
import { luasTanam } from '../config/luas-tanam';
import { petakName } from '../model/luas';

interface DeleteLuasTanamProps {
  luas: LuasTanam;
  onClose: () => void;
}

/** Asks, then deletes a planted area (spec section 8, Delete confirmations). */
export function DeleteLuasTanam({ luas, onClose }: DeleteLuasTanamProps) {
  const { id, komoditi, nama_desa_kelurahan, nama_kecamatan, nama_periode, revisi } = luas;
  const names = namesOf(luasTanam, petakName(luas), `${nama_kecamatan}, ${nama_periode}`, 'Hapus');
  const remove = useSave(DELETE_LUAS_TANAM, {
    done: 'Data Luas Tanam Berhasil Dihapus',
    failed: (reason) => ['Gagal', 'Data Luas Tanam Gagal Dihapus', reason].filter(Boolean).join('. '),
    refresh: ['luasTanam'],
    queue: { entity: 'luasTanam', names: () => names },
  });
  return (
    <ConfirmDialog
      title="Hapus Data Luas Tanam"
      text={`Luas tanam ${komoditi} di ${nama_desa_kelurahan} akan dihapus.`}
      confirm="Hapus"
      onConfirm={async () => {
        const { error } = await remove({ id, input: { _method: 'delete' } }, { revisi });
        if (!error) onClose();
      }}
      onClose={onClose}
    />
  );
}
