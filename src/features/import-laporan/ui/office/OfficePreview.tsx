import { useMemo, useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Tempat } from '@/entities/laporan';
import { grouped } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { Notice } from '@/shared/ui/Notice';
import type { Judged, Kind } from '../../model/judged';
import { sumByPeriod, tickKey } from '../../model/office/choices';
import { targetKey } from '../../model/office/judge-many';
import type { Officer } from '../../model/office/officer';
import type { CheckedRow } from '../../model/office/sent-rows';
import type { OfficeFile, OfficeImport } from '../../model/office/use-office-import';
import steps from '../import.module.css';
import { PreviewRows } from '../PreviewRows';
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

type Filter = Kind | 'jauh' | 'semua';
type View = 'periode' | 'baris';

const shows = (filter: Filter, { kind, doubts }: Judged): boolean =>
  filter === 'semua' || (filter === 'jauh' ? Object.keys(doubts).length > 0 : kind === filter);

/** Every period and every row of a file as it will be stored, before anything is. */
export function OfficePreview({ run, chosen, tempat, officers }: OfficePreviewProps) {
  const { rows, read, file } = chosen;
  const { choices } = run;
  const [view, setView] = useState<View>('periode');
  const [filter, setFilter] = useState<Filter>('semua');
  const [period, setPeriod] = useState('');
  const sums = useMemo(() => sumByPeriod(rows), [rows]);
  const counts = useMemo(() => countsOf(rows), [rows]);
  // A row that is put right stays where it is until another filter is chosen.
  const [shownIds, setShownIds] = useState<ReadonlySet<string> | null>(null);
  const shown = useMemo(() => (shownIds ? rows.filter(({ raw }) => shownIds.has(raw.id)) : rows), [rows, shownIds]);
  const show = (by: Filter, key: string) => {
    setFilter(by);
    setPeriod(key);
    const some = rows.filter((row) => shows(by, row) && (key === '' || isOf(row, key)));
    setShownIds(by === 'semua' && key === '' ? null : new Set(some.map(({ raw }) => raw.id)));
  };
  const showRows = (by: Filter, key: string) => {
    show(by, key);
    setView('baris');
  };
  const writeReason = () => {
    setView('periode');
    // The field is drawn by then.
    requestAnimationFrame(() => document.getElementById(REASON_ID)?.focus());
  };
  const toggle = (row: CheckedRow) => {
    const replaced = new Set(choices.replaced);
    if (!replaced.delete(tickKey(row))) replaced.add(tickKey(row));
    run.choose({ ...choices, replaced });
  };
  const ticks = { isOn: (row: CheckedRow) => choices.replaced.has(tickKey(row)), toggle };

  return (
    <>
      <div className={`${steps['atas']} ${css['atas']}`}>
        <p className={steps['berkas']}>
          <strong>{file.name}</strong>
        </p>
        {chosen.questions.length > 0 && (
          <Button look="tenang" className={steps['ubah']} disabled={run.isStoring} onClick={run.ask}>
            Ubah jawaban
          </Button>
        )}
        {read.isPlaceless && tempat.length > 1 && (
          <NativeSelect
            aria-label={regional('Kecamatan semua baris')}
            value={run.fallback ?? ''}
            disabled={run.isStoring}
            onChange={({ target }) => run.placed(Number(target.value))}
          >
            <option value="">{regional('Pilih Kecamatan')}</option>
            {tempat.map(({ id, nama_kecamatan }) => (
              <option key={id} value={id}>
                {nama_kecamatan}
              </option>
            ))}
          </NativeSelect>
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
                onChange={({ target }) => show(target.value as Filter, period)}
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
          rows={shown}
          columns={chosen.columns}
          adds={undefined}
          repairs={run.repairs}
          onRepair={run.isStoring ? undefined : run.repair}
          ticks={ticks}
        />
      )}
      <StoreBar run={run} rows={rows} refused={counts.tolak} onShow={showRows} onReason={writeReason} />
    </>
  );
}

const FILTERS: readonly Filter[] = ['semua', 'baru', 'ubah', 'sama', 'tolak', 'jauh'];

const isOf = ({ target }: CheckedRow, key: string): boolean => target !== undefined && targetKey(target) === key;

function countsOf(rows: readonly CheckedRow[]): Record<Filter, number> {
  const counts = { semua: rows.length, baru: 0, ubah: 0, sama: 0, asing: 0, foto: 0, tolak: 0, jauh: 0 };
  for (const { kind, doubts } of rows) {
    counts[kind] += 1;
    if (Object.keys(doubts).length > 0) counts.jauh += 1;
  }
  return counts;
}
