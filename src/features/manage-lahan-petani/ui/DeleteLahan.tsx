import type { OwnLahan } from '@/entities/lahan-petani';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useSave } from '@/shared/write';
import { DELETE_LAHAN } from '../api/lahan';
import { hapusLahanLabel } from '../model/pending-lahan';

interface DeleteLahanProps {
  lahan: OwnLahan;
  onClose: () => void;
}

/** Asks, then deletes a plot (spec section 8, Delete confirmations). */
export function DeleteLahan({ lahan, onClose }: DeleteLahanProps) {
  const { id, komoditi, alamat, desa_kelurahan } = lahan;
  const petak = { komoditi, alamat, desa: desa_kelurahan.nama_desa_kelurahan };
  const remove = useSave(DELETE_LAHAN, {
    done: 'Berhasil menghapus lahan petani',
    failed: 'Gagal menghapus lahan petani',
    refresh: ['lahanPetani', 'produk'],
    queue: { entity: 'lahanPetani', names: () => ({ label: hapusLahanLabel(petak) }) },
  });
  return (
    <ConfirmDialog
      title="Hapus Data Lahan Petani"
      text="Apakah anda yakin ingin menghapus data lahan petani ini?"
      confirm="Hapus"
      onConfirm={async () => {
        const { error } = await remove({ id, input: { _method: 'delete' } });
        if (!error) onClose();
      }}
      onClose={onClose}
    />
  );
}
