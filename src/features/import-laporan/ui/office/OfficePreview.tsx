import { useMemo, useState } from 'react';
import type { Tempat } from '@/entities/laporan';
import { grouped } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { Notice } from '@/shared/ui/Notice';
import { counted } from '../../model/judge-all';
import { hasDoubts } from '../../model/judged';
import { sumByPeriod, tickKey, withKeys } from '../../model/office/choices';
import { targetKey } from '../../model/office/judge-many';
import type { Officer } from '../../model/office/officer';
import type { CheckedRow } from '../../model/office/sent-rows';
import type { OfficeFile, OfficeImport } from '../../model/office/use-office-import';
import steps from '../import.module.css';
import { PlaceSelect } from '../PlaceSelect';
import { PreviewRows } from '../PreviewRows';
import { passes, type RowFilter } from '../row-filter';
import { SkippedLines } from '../SkippedLines';
import { words } from '../words';
import css from './office.module.css';
import { PeriodList, REASON_ID } from './PeriodList';
import { StoreBar } from './StoreBar';

interface OfficePreviewProps {
  run: OfficeImport;
  chosen: OfficeFile;
  tempat: readonly Tempat[];
  officers: readonly Officer[];
}

type View = 'periode' | 'baris';

/** Every period and every row of a file as it will be stored, before anything is. */
export function OfficePreview({ run, chosen, tempat, officers }: OfficePreviewProps) {
  const { rows, read, file } = chosen;
  const { choices } = run;
  const [view, setView] = useState<View>('periode');
  const [filter, setFilter] = useState<RowFilter>('semua');
  const [period, setPeriod] = useState('');
  const sums = useMemo(() => sumByPeriod(rows), [rows]);
  const counts = useMemo(() => countsOf(rows), [rows]);
  // A row that is put right stays where it is until another filter is chosen.
  const [shownIds, setShownIds] = useState<ReadonlySet<string> | null>(null);
  const visibleRows = useMemo(
    () => (shownIds ? rows.filter(({ raw }) => shownIds.has(raw.id)) : rows),
    [rows, shownIds],
  );
  const show = (by: RowFilter, key: string) => {
    setFilter(by);
    setPeriod(key);
    const matches = rows.filter((row) => passes(by, row) && (key === '' || isOf(row, key)));
    setShownIds(by === 'semua' && key === '' ? null : new Set(matches.map(({ raw }) => raw.id)));
  };
  const showRows = (by: RowFilter, key: string) => {
    show(by, key);
    setView('baris');
  };
  const writeReason = () => {
    setView('periode');
    // The field is drawn by then.
    requestAnimationFrame(() => document.getElementById(REASON_ID)?.focus());
  };
  const isOn = (row: CheckedRow) => choices.replaced.has(tickKey(row));
  const toggle = (row: CheckedRow) =>
    run.choose({ ...choices, replaced: withKeys(choices.replaced, [tickKey(row)], !isOn(row)) });

  return (
    <>
      <div className={`${steps['atas']} ${css['atas']}`}>
        <p className={steps['berkas']}>
          <strong>{file.name}</strong>
        </p>
        {read.questions.length > 0 && (
          <Button look="tenang" className={steps['ubah']} disabled={run.isStoring} onClick={run.ask}>
            Ubah jawaban
          </Button>
        )}
        {read.isPlaceless && tempat.length > 1 && (
          <PlaceSelect tempat={tempat} value={run.fallback} disabled={run.isStoring} onChoose={run.placed} />
        )}
        <fieldset aria-label="Yang ditampilkan" className={css['pandangan']}>
          {(['periode', 'baris'] as const).map((one) => (
            <Button
              key={one}
              look="tenang"
              className={steps['pilihan']}
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {one === 'periode' ? 'Periode' : 'Baris'} <b>{grouped(one === 'periode' ? sums.length : rows.length)}</b>
            </Button>
          ))}
          {view === 'baris' && (
            <>
              <NativeSelect
                aria-label="Saring keadaan"
                value={filter}
                onChange={({ target }) => show(target.value as RowFilter, period)}
              >
                {FILTERS.filter((by) => by === 'semua' || by === filter || counts[by] > 0).map((by) => (
                  <option key={by} value={by}>
                    {by === 'ubah' ? 'Angka lain' : words[by]} ({grouped(counts[by])})
                  </option>
                ))}
              </NativeSelect>
              <NativeSelect
                aria-label="Saring periode"
                value={period}
                onChange={({ target }) => show(filter, target.value)}
              >
                <option value="">Semua periode</option>
                {sums.map(({ key, target }) => (
                  <option key={key} value={key}>
                    {target.periode.nama_periode}
                  </option>
                ))}
              </NativeSelect>
            </>
          )}
        </fieldset>
        {run.unchecked && (
          <Notice status="warning" wayOn={['Coba lagi', () => void run.recheck()]}>
            {run.unchecked} Belum diketahui mana yang sudah tersimpan.
          </Notice>
        )}
      </div>
      {view === 'periode' ? (
        <div className={css['gulung']}>
          {(read.notes.length > 0 || read.skipped.length > 0) && (
            <details className={css['catatan']}>
              <summary>Catatan tentang berkas ini</summary>
              {read.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              <SkippedLines lines={read.skipped} />
            </details>
          )}
          <PeriodList run={run} sums={sums} officers={officers} refused={counts.tolak} onShow={showRows} />
        </div>
      ) : (
        <PreviewRows
          rows={visibleRows}
          columns={chosen.columns}
          adds={undefined}
          repairs={run.repairs}
          onRepair={run.isStoring || run.isReading ? undefined : run.repair}
          ticks={{ isOn, toggle }}
        />
      )}
      <StoreBar run={run} rows={rows} refused={counts.tolak} onShow={showRows} onReason={writeReason} />
    </>
  );
}

const FILTERS: readonly RowFilter[] = ['semua', 'baru', 'ubah', 'sama', 'tolak', 'jauh'];

const isOf = ({ target }: CheckedRow, key: string): boolean => target !== undefined && targetKey(target) === key;

const countsOf = (rows: readonly CheckedRow[]): Record<RowFilter, number> => ({
  ...counted(rows),
  semua: rows.length,
  jauh: rows.filter(hasDoubts).length,
});
