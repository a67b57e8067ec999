import type { OfficeKegiatan } from '@/entities/kegiatan-dinas';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useDeleteKegiatan } from '../api/kegiatan';

interface DeleteKegiatanProps {
  kegiatan: OfficeKegiatan;
  onClose: () => void;
}

/** Asks before an activity goes, with its pictures. */
export function DeleteKegiatan({ kegiatan: { id, judul, revisi }, onClose }: DeleteKegiatanProps) {
  const remove = useDeleteKegiatan();
  return (
    <ConfirmDialog
      title={`Hapus “${judul}”?`}
      text="Kegiatan ini dan semua fotonya hilang dari halaman warga dan tidak dapat dikembalikan."
      confirm="Hapus"
      onConfirm={async () => {
        const { error } = await remove({ id, input: { _method: 'delete' } }, { revisi });
        if (!error) onClose();
      }}
      onClose={onClose}
    />
  );
}
