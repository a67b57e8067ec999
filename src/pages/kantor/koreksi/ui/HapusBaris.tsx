import { alasanRules } from '#contract/resources/koreksi.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { useSave } from '@/shared/write';
import { HAPUS_BARIS } from '../api/koreksi-writes';
import { pathOf, type Report, type ReportRow } from '../config/reports';
import { AlasanField } from './AlasanField';

interface HapusBarisProps {
  laporan: Report;
  row: ReportRow;
  onClose: () => void;
}

/** Asks why, then deletes an officer's row; it lies in the trash for a while. */
export function HapusBaris({ laporan, row, onClose }: HapusBarisProps) {
  const nama = laporan.nameOf(row, []) ?? '';
  const remove = useSave(HAPUS_BARIS, {
    done: 'Barisnya sudah dihapus',
    failed: 'Barisnya gagal dihapus',
    refresh: [...laporan.stale, 'sampah'],
  });
  return (
    <Sheet title={`Hapus ${laporan.names[1].toLowerCase()}`} onClose={onClose}>
      <RuledForm<{ alasan: string }>
        rules={alasanRules}
        initialValues={{ alasan: '' }}
        save={({ alasan }, form) =>
          remove(
            { path: pathOf(laporan), id: row.id, input: { alasan, _method: 'delete' } },
            { revisi: row.revisi, form },
          )
        }
        onSaved={onClose}
      >
        <p>
          {nama}
          {row.nama_kecamatan && ` di ${row.nama_kecamatan}`} akan dihapus. Selama 30 hari barisnya masih dapat
          dipulihkan dari Sampah.
        </p>
        <AlasanField />
        <SubmitButton>Hapus</SubmitButton>
      </RuledForm>
    </Sheet>
  );
}
