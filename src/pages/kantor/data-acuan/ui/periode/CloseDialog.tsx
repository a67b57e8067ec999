import { useState } from 'react';
import type { Periode } from '#contract/resources/periode.ts';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useSave } from '@/shared/write';
import { UBAH } from '../../api/writes';
import type { Acuan } from '../../model/acuan';

interface CloseDialogProps extends Pick<Acuan<Periode>, 'jenis' | 'refresh'> {
  row: Periode;
  onClose: () => void;
}

/** Closes a period, which takes no entries from then on, or opens it again. */
export function CloseDialog({ jenis, refresh, row, onClose }: CloseDialogProps) {
  // The list comes anew before the dialog has gone: it asks what it was opened for, not the opposite.
  const [{ id, revisi, nama_periode, ditutup_pada }] = useState(row);
  const isOpen = ditutup_pada === null;
  const save = useSave(UBAH, {
    done: isOpen ? 'Periode ditutup' : 'Periode dibuka lagi',
    failed: isOpen ? 'Gagal menutup periode' : 'Gagal membuka periode',
    refresh,
  });
  return (
    <ConfirmDialog
      title={isOpen ? 'Tutup periode' : 'Buka lagi periode'}
      text={
        isOpen
          ? `Tutup ${nama_periode}? Sesudah itu tidak ada isian yang diterima atau diubah, sampai dibuka lagi.`
          : `Buka lagi ${nama_periode}? Petugas dapat mengisi dan mengubah laporannya lagi.`
      }
      confirm={isOpen ? 'Tutup periode' : 'Buka lagi'}
      onConfirm={async () => {
        const { error } = await save({ jenis, id, input: { ditutup: isOpen ? '1' : '0', _method: 'put' } }, { revisi });
        if (!error) onClose();
      }}
      onClose={onClose}
    />
  );
}
