import { useState } from 'react';
import { alasanRules } from '#contract/resources/koreksi.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { conflictOf, type SavingForm, useSave } from '@/shared/write';
import { KOREKSI_BANYAK } from '../../api/koreksi-writes';
import { pathOf, type Report, type ReportRow } from '../../config/reports';
import { type Act, correctionBody, planRows } from '../../model/corrections';
import { usePreviousRows } from '../../model/doubts';
import type { Selection } from '../../model/use-selection';
import { AlasanField } from '../AlasanField';
import { ChooseAct } from './ChooseAct';
import { Preview } from './Preview';
import css from './sekaligus.module.css';

interface KoreksiBanyakProps {
  laporan: Report;
  periodeId: number;
  selection: Selection;
  onClose: () => void;
}

/** Corrects all selected rows in one act: choice of act, preview of each row, then the reason. */
export function KoreksiBanyak({ laporan, periodeId, selection, onClose }: KoreksiBanyakProps) {
  const [act, setAct] = useState<Act | null>(null);
  const { previousOf, isLoading } = usePreviousRows(laporan, periodeId, selection.rows);
  const save = useSave(KOREKSI_BANYAK, {
    done: act?.does === 'hapus' ? 'Baris yang dipilih sudah dihapus' : 'Baris yang dipilih sudah dikoreksi',
    failed: 'Koreksi gagal. Tidak ada yang disimpan',
    refresh: [...laporan.stale, 'riwayatBaris', 'sampah'],
  });
  const isDeleting = act?.does === 'hapus';
  const rows = act ? planRows(laporan, selection.rows, act, previousOf) : [];
  const affectedRows = isDeleting ? rows : rows.filter(({ changes }) => changes.length > 0);
  const faults = rows.filter(({ fault }) => fault !== undefined).length;
  const doubtful = rows.filter(({ isDoubtful }) => isDoubtful);

  const send = async (nextAct: Act, alasan: string, form: SavingForm) => {
    const input = { alasan, ...correctionBody(nextAct, affectedRows) };
    const outcome = await save({ path: pathOf(laporan), input }, { form });
    const conflict = outcome.error && conflictOf<ReportRow>(outcome.error);
    if (!conflict || conflict.twin) return outcome;
    // The row that was changed meanwhile stands in the preview as it is now, or not at all.
    const id = outcome.error.data?.id;
    if (conflict.row) selection.replace(conflict.row);
    else if (id !== undefined) selection.without(id);
    return outcome;
  };

  return (
    <Sheet title={`Koreksi ${selection.rows.length} baris`} onClose={onClose} isLoading={isLoading}>
      {act ? (
        <RuledForm<{ alasan: string }>
          rules={alasanRules}
          initialValues={{ alasan: '' }}
          doubts={() => Object.fromEntries(doubtful.map(({ row }) => [`baris-${row.id}`, 'Periksa']))}
          save={({ alasan }, form) => send(act, alasan, form)}
          onSaved={selection.clear}
        >
          <p role="status">{summaryOf(rows.length, affectedRows.length, doubtful.length, faults, isDeleting)}</p>
          <Preview laporan={laporan} rows={rows} isDeleting={isDeleting} onLeaveOut={selection.without} />
          <AlasanField />
          <div className={css['ulang']}>
            <Button look="tenang" onClick={() => setAct(null)}>
              Ganti caranya
            </Button>
          </div>
          <SubmitButton disabled={affectedRows.length === 0 || faults > 0}>
            {isDeleting ? `Hapus ${affectedRows.length} baris` : `Simpan ${affectedRows.length} baris`}
          </SubmitButton>
        </RuledForm>
      ) : (
        <ChooseAct laporan={laporan} count={selection.rows.length} onChoose={setAct} />
      )}
    </Sheet>
  );
}

function summaryOf(all: number, affected: number, doubtful: number, faults: number, isDeleting: boolean): string {
  if (isDeleting) return `${all} baris akan dihapus. Selama 30 hari masih dapat dipulihkan dari Sampah.`;
  return [
    `${affected} dari ${all} baris berubah.`,
    doubtful > 0 && `${doubtful} meragukan.`,
    faults > 0 && `${faults} tidak dapat disimpan: keluarkan dahulu.`,
  ]
    .filter(Boolean)
    .join(' ');
}
