import { TriangleAlert } from 'lucide-react';
import { alasanRules } from '#contract/resources/koreksi.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { useSave } from '@/shared/write';
import { PULIHKAN_VERSI, type RiwayatRow } from '@/widgets/row-history';
import { pathOf, type Report, type ReportRow } from '../config/reports';
import { correctionDoubts, usePreviousRows } from '../model/doubts';
import { versionAt } from '../model/version-at';
import { AlasanField } from './AlasanField';
import css from './sekaligus/sekaligus.module.css';

interface PulihkanVersiProps {
  laporan: Report;
  row: ReportRow;
  act: RiwayatRow;
  acts: readonly RiwayatRow[];
  onDone: () => void;
}

/** Restoring a version is a correction too: it shows figures and doubts, and asks for the reason. */
export function PulihkanVersi({ laporan, row, act, acts, onDone }: PulihkanVersiProps) {
  const { previousOf, isLoading } = usePreviousRows(laporan, laporan.periodeOf(row), [row]);
  const restore = useSave(PULIHKAN_VERSI, {
    done: 'Versi itu sudah dipulihkan',
    failed: 'Versi itu gagal dipulihkan',
    refresh: [...laporan.stale, 'riwayatBaris'],
  });
  const version = versionAt(row, acts, act);
  const doubts: Readonly<Record<string, string>> = correctionDoubts(laporan, row, version, previousOf(row));
  const figureOf = (of: ReportRow, name: string) => Number(Reflect.get(of, name));
  return (
    <RuledForm<{ alasan: string }>
      rules={alasanRules}
      initialValues={{ alasan: '' }}
      doubts={() => ({ ...doubts })}
      save={({ alasan }, form) =>
        restore(
          { path: pathOf(laporan), id: row.id, input: { revisi: act.revisi, alasan } },
          { revisi: acts[0]?.revisi, form },
        )
      }
      onSaved={onDone}
    >
      <div className={css['pratinjau']}>
        {laporan.figures.map(({ name, label, show }) => (
          <p key={name}>
            {label}: {show(figureOf(row, name))} → {show(figureOf(version, name))}
            {doubts[name] && (
              <small className={css['tanya']}>
                <TriangleAlert aria-hidden size={16} /> {doubts[name]}
              </small>
            )}
          </p>
        ))}
      </div>
      <AlasanField />
      <div className={css['ulang']}>
        <Button look="tenang" onClick={onDone}>
          Kembali ke riwayat
        </Button>
      </div>
      <SubmitButton disabled={isLoading}>Pulihkan</SubmitButton>
    </RuledForm>
  );
}
