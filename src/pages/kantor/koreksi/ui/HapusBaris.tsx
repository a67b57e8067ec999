import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useSave } from '@/shared/write';
import { HAPUS_BARIS } from '../api/hapus-baris';
import type { Report, ReportRow } from '../config/reports';

interface HapusBarisProps {
  laporan: Report;
  row: ReportRow;
  onClose: () => void;
}

/** Asks, then deletes an officer's row; it lies in the trash for a while. */
export function HapusBaris({ laporan, row, onClose }: HapusBarisProps) {
  const nama = laporan.nameOf(row, []) ?? '';
  const remove = useSave(HAPUS_BARIS, {
    done: 'Barisnya sudah dihapus',
    failed: 'Barisnya gagal dihapus',
    refresh: [...laporan.stale, 'sampah'],
  });
  return (
    <ConfirmDialog
      title={`Hapus ${laporan.names[1].toLowerCase()}`}
      text={`${nama}${row.nama_kecamatan ? ` di ${row.nama_kecamatan}` : ''} akan dihapus. Selama 30 hari barisnya masih dapat dipulihkan dari Sampah.`}
      confirm="Hapus"
      onConfirm={async () => {
        const path = laporan.tabel.replaceAll('_', '-');
        const { error } = await remove({ path, id: row.id, input: { _method: 'delete' } }, { revisi: row.revisi });
        if (!error) onClose();
      }}
      onClose={onClose}
    />
  );
}
