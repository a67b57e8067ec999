import { TriangleAlert } from 'lucide-react';
import { alasanRules } from '#contract/resources/koreksi.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { useSave } from '@/shared/write';
import { PULIHKAN_VERSI, type RiwayatRow } from '@/widgets/row-history';
import type { Report, ReportRow } from '../config/reports';
import { correctionDoubts, useWas } from '../model/doubts';
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

/** A version that comes back is a correction too: its figures before and after, what is doubtful of them, and the reason. */
export function PulihkanVersi({ laporan, row, act, acts, onDone }: PulihkanVersiProps) {
  const { was } = useWas(laporan, laporan.periodeOf(row), [row]);
  const restore = useSave(PULIHKAN_VERSI, {
    done: 'Versi itu sudah dipulihkan',
    failed: 'Versi itu gagal dipulihkan',
    refresh: [...laporan.stale, 'riwayatBaris'],
  });
  const version = versionAt(row, acts, act);
  const doubts: Readonly<Record<string, string>> = correctionDoubts(laporan, row, version, was(row));
  const path = laporan.tabel.replaceAll('_', '-');
  const figureOf = (of: ReportRow, name: string) => Number(Reflect.get(of, name));
  return (
    <RuledForm<{ alasan: string }>
      rules={alasanRules}
      initialValues={{ alasan: '' }}
      doubts={() => ({ ...doubts })}
      save={({ alasan }, form) =>
        restore({ path, id: row.id, input: { revisi: act.revisi, alasan } }, { revisi: acts[0]?.revisi, form })
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
      <SubmitButton>Pulihkan</SubmitButton>
    </RuledForm>
  );
}
