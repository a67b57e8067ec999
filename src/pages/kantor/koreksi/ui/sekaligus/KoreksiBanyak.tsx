import { useState } from 'react';
import { alasanRules } from '#contract/resources/koreksi.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { type SavingForm, useSave } from '@/shared/write';
import { KOREKSI_BANYAK } from '../../api/koreksi-writes';
import type { Report, ReportRow } from '../../config/reports';
import { type Act, planRows, sentOf } from '../../model/corrections';
import { useWas } from '../../model/doubts';
import type { useChosen } from '../../model/use-chosen';
import { AlasanField } from '../AlasanField';
import { ChooseAct } from './ChooseAct';
import { Preview } from './Preview';
import css from './sekaligus.module.css';

interface KoreksiBanyakProps {
  laporan: Report;
  periodeId: number;
  chosen: ReturnType<typeof useChosen>;
  onClose: () => void;
}

/** One act for all chosen rows: what is done, then each row before and after, then the reason. */
export function KoreksiBanyak({ laporan, periodeId, chosen, onClose }: KoreksiBanyakProps) {
  const [act, setAct] = useState<Act | null>(null);
  const { was, isLoading } = useWas(laporan, periodeId, chosen.rows);
  const save = useSave(KOREKSI_BANYAK, {
    done: act?.does === 'hapus' ? 'Baris yang dipilih sudah dihapus' : 'Baris yang dipilih sudah dikoreksi',
    failed: 'Koreksi gagal. Tidak ada yang disimpan',
    refresh: [...laporan.stale, 'riwayatBaris', 'sampah'],
  });
  const isDeleting = act?.does === 'hapus';
  const planned = act ? planRows(laporan, chosen.rows, act, was) : [];
  const sent = isDeleting ? planned : planned.filter(({ changes }) => changes.length > 0);
  const faults = planned.filter(({ fault }) => fault !== undefined).length;
  const doubtful = planned.filter(({ isDoubtful }) => isDoubtful);

  const send = async (given: Act, alasan: string, form: SavingForm) => {
    const path = laporan.tabel.replaceAll('_', '-');
    const outcome = await save({ path, input: { alasan, ...sentOf(given, sent) } }, { form });
    // The row that was changed meanwhile stands in the preview as it is now, or not at all.
    const { id, baris } = outcome.error?.code === 412 ? (outcome.error.data ?? {}) : {};
    if (baris) chosen.replace(baris as unknown as ReportRow);
    else if (id !== undefined) chosen.without(id);
    return outcome;
  };
  const leaveOut = (id: number) => {
    chosen.without(id);
    if (chosen.rows.length === 1) onClose();
  };
  const finish = () => {
    chosen.clear();
    onClose();
  };

  return (
    <Sheet title={`Koreksi ${chosen.rows.length} baris`} onClose={onClose} isLoading={isLoading}>
      {act ? (
        <RuledForm<{ alasan: string }>
          rules={alasanRules}
          initialValues={{ alasan: '' }}
          doubts={() => Object.fromEntries(doubtful.map(({ row }) => [`baris-${row.id}`, 'Periksa']))}
          save={({ alasan }, form) => send(act, alasan, form)}
          onSaved={finish}
        >
          <p role="status">{summaryOf(planned.length, sent.length, doubtful.length, faults, isDeleting)}</p>
          <Preview laporan={laporan} planned={planned} isDeleting={isDeleting} onLeaveOut={leaveOut} />
          <AlasanField />
          <div className={css['ulang']}>
            <Button look="tenang" onClick={() => setAct(null)}>
              Ganti caranya
            </Button>
          </div>
          <SubmitButton disabled={sent.length === 0 || faults > 0}>
            {isDeleting ? `Hapus ${sent.length} baris` : `Simpan ${sent.length} baris`}
          </SubmitButton>
        </RuledForm>
      ) : (
        <ChooseAct laporan={laporan} count={chosen.rows.length} onChosen={setAct} />
      )}
    </Sheet>
  );
}

function summaryOf(all: number, sent: number, doubtful: number, faults: number, isDeleting: boolean): string {
  if (isDeleting) return `${all} baris akan dihapus. Selama 30 hari masih dapat dipulihkan dari Sampah.`;
  return [
    `${sent} dari ${all} baris berubah.`,
    doubtful > 0 && `${doubtful} meragukan.`,
    faults > 0 && `${faults} tidak dapat disimpan: keluarkan dahulu.`,
  ]
    .filter(Boolean)
    .join(' ');
}
