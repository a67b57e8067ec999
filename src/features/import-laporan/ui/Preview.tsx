import { useMemo, useState } from 'react';
import { grouped } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { counted } from '../model/judge-all';
import type { Judged } from '../model/judged';
import type { Source } from '../model/source';
import type { Chosen, Import } from '../model/use-import';
import css from './import.module.css';
import { PlaceSelect } from './PlaceSelect';
import { PreviewRows } from './PreviewRows';
import { passes, type RowFilter } from './row-filter';
import { SaveBar } from './SaveBar';
import { SkippedLines } from './SkippedLines';
import { words } from './words';

interface PreviewProps {
  run: Import;
  chosen: Chosen;
  source: Source;
  onClose: () => void;
}

/** Every row of a file as it will be stored, before anything is. */
export function Preview({ run, chosen, source, onClose }: PreviewProps) {
  const { file, table, rows, office } = chosen;
  const { isPlaceless } = office;
  // Asked once: the bar below moves while thousands are stored.
  const { counts, far, notes } = useMemo(
    () => ({
      counts: counted(rows),
      far: rows.filter((row) => passes('jauh', row)).length,
      notes: notesOf(chosen),
    }),
    [rows, chosen],
  );
  const unstored = rows.filter(({ write }) => write).length;
  const first: RowFilter = counts.tolak > 0 ? 'tolak' : 'semua';
  const [filter, setFilter] = useState<{ by: RowFilter; rows: ReadonlySet<string> }>(() => filtered(rows, first));
  // A row that is put right stays where it is until another filter is chosen.
  const shown = useMemo(
    () => (filter.by === 'semua' ? rows : rows.filter(({ raw }) => filter.rows.has(raw.id))),
    [rows, filter],
  );
  const all: readonly (readonly [RowFilter, number])[] = [
    ['semua', rows.length],
    ['baru', counts.baru],
    ['ubah', counts.ubah],
    ['sama', counts.sama],
    ['asing', counts.asing],
    ['foto', counts.foto],
    ['tolak', counts.tolak],
    ['jauh', far],
  ];
  return (
    <>
      <div className={css['atas']}>
        <p className={css['berkas']}>
          <strong>{file.name}</strong>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
        {chosen.questions.length > 0 && (
          <Button look="tenang" className={css['ubah']} disabled={run.progress !== null} onClick={run.ask}>
            Ubah jawaban
          </Button>
        )}
        <SkippedLines lines={office.skipped} />
        {table.lembar.length > 1 && (
          <NativeSelect
            aria-label="Lembar yang dibaca"
            value={table.nama}
            disabled={run.progress !== null}
            onChange={({ target }) => void run.choose(file, target.value)}
          >
            {table.lembar.map((nama) => (
              <option key={nama} value={nama}>
                Lembar {nama}
              </option>
            ))}
          </NativeSelect>
        )}
        {isPlaceless && source.tempat.length > 1 && (
          <PlaceSelect
            tempat={source.tempat}
            value={run.fallback}
            disabled={run.progress !== null}
            onChoose={run.placed}
          />
        )}
        <fieldset aria-label="Tampilkan" className={css['saring']}>
          {all
            .filter(([by, count]) => by === 'semua' || by === filter.by || count > 0)
            .map(([by, count]) => (
              <Button
                key={by}
                look="tenang"
                className={css['pilihan']}
                aria-pressed={filter.by === by}
                onClick={() => setFilter(filtered(rows, by))}
              >
                {words[by]} <b>{grouped(count)}</b>
              </Button>
            ))}
        </fieldset>
      </div>
      <PreviewRows
        rows={shown}
        columns={chosen.columns}
        adds={source.adds}
        repairs={run.repairs}
        onRepair={run.progress ? undefined : run.repair}
      />
      <SaveBar run={run} count={unstored} refused={counts.tolak} far={far} onClose={onClose} />
    </>
  );
}

const filtered = (rows: readonly Judged[], by: RowFilter) => ({
  by,
  rows: new Set(by === 'semua' ? [] : rows.filter((row) => passes(by, row)).map(({ raw }) => raw.id)),
});

/** What was done while the file was read. */
function notesOf({ table, rows, office: { blank, notes } }: Chosen): string[] {
  const marked = (mark: string) =>
    table.marks.size === 0 ? 0 : rows.filter(({ raw }) => Object.values(raw.marks).includes(mark as never)).length;
  const formulas = marked('rumus');
  const merged = marked('gabung');
  return [
    table.lembar.length > 1 && `Lembar ${table.nama} yang dibaca, dari ${table.lembar.length} lembar.`,
    ...notes,
    formulas > 0 && `${formulas} baris berisi rumus: hasil hitungannya yang diambil.`,
    merged > 0 && `${merged} baris berisi sel gabungan.`,
    blank > 0 && `${blank} baris tanpa angka dilewati.`,
  ].filter((note) => note !== false);
}
