import { useTable } from '@tanstack/react-table';
import { type CSSProperties, useId, useMemo, useRef } from 'react';
import type { Isian, IsianRow, Laporan, LaporanShape } from '@/entities/laporan';
import { useTypist } from '@/shared/lib/browser';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { Told } from '../../model/grid/paste-told';
import type { Sheet } from '../../model/grid/sheet';
import { features } from '../../model/grid/table';
import { useClipboard } from '../../model/grid/use-clipboard';
import { useKeptTyping } from '../../model/grid/use-kept-typing';
import { usePointer } from '../../model/grid/use-pointer';
import { mayType, useSheeted } from '../../model/grid/use-sheeted';
import { SENT_ALREADY } from '../../model/messages';
import { CellBar } from './CellBar';
import { GridRow } from './GridRow';
import css from './grid.module.css';

export interface DeskGridProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  isian: Isian<Shape>;
  /** Those that the filter leaves. */
  rows: readonly IsianRow<Shape>[];
  /** What the grid is called: its place and period. */
  title: string;
  /** The sub-district, or the whole regency. */
  tempat: string;
  /** Names what is being typed, until it is stored. */
  keptUnder: string;
  onConflict: (key: string) => void;
  /** Something that was typed or pasted has to be told. */
  onTold: (told: Told) => void;
  /** Tab or Enter leads on from the last cell. */
  onEnd: () => void;
  sheet: Sheet;
}

const PastePreview = lazyPart(async () => (await import('./paste/PastePreview')).PastePreview);

/** So many rows are drawn at once; those of more only near the window. */
const MANY = 80;

// biome-ignore-start lint/a11y/noRedundantRoles: laid out as grids, its parts lose the roles that are theirs in a table
// biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the element for a grid of figures
// biome-ignore-start lint/a11y/useFocusableInteractive: the fields in its cells have the focus
/** All that may be entered in a place as rows, their figures as cells: typed in as in a spreadsheet. */
export function DeskGrid<Shape extends LaporanShape>(props: DeskGridProps<Shape>) {
  const { laporan, isian, rows, title, tempat, keptUnder, onConflict, onTold, onEnd, sheet } = props;
  const { figures, least } = laporan;
  const root = useRef<HTMLTableElement>(null);
  const id = useId();
  const columns = useMemo(() => figures.map(({ name }) => ({ id: name, accessorFn: textOf(name) })), [figures]);
  const table = useTable(
    { features, columns, data: rows as readonly IsianRow[], getRowId: ({ key }) => key, autoResetCellSelection: false },
    () => NOTHING,
  );
  useSheeted({
    sheet,
    root,
    table,
    rows,
    figures,
    isian,
    onNothingUndone: () => onTold({ text: SENT_ALREADY, reasons: [], isRefused: true }),
    onUnstored: () => onTold({ text: UNSTORED, reasons: [], isRefused: true }),
    leadOn: onEnd,
    sayFull: () => onTold({ text: FULL, reasons: [] }),
  });
  useKeptTyping(sheet, keptUnder, rows);
  useTypist({ isTyping: () => true, pause: sheet.pause, resume: sheet.resume });
  const clipboard = useClipboard(sheet, { figures, rows, all: isian.rows, tempat, onTold });
  const { asked } = clipboard;
  const pointer = usePointer(sheet);

  return (
    <>
      <table
        ref={root}
        role="grid"
        aria-label={title}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-colcount={figures.length + 2}
        aria-describedby={`${id}-cara`}
        className={css['lembar']}
        data-banyak={rows.length > MANY || undefined}
        style={{ '--kolom': figures.length } as CSSProperties}
        onFocus={(event) => sheet.focused(event.target)}
        onBlur={(event) => sheet.blurred(event.target, event.relatedTarget)}
        onInput={(event) => sheet.typed(event.target)}
        onKeyDown={(event) => sheet.pressed(event.nativeEvent) && event.preventDefault()}
        {...clipboard.handlers}
        {...pointer}
      >
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1} className={css['kepala']}>
            <th role="columnheader" scope="col" aria-colindex={1} className={css['nama']}>
              {laporan.subjectHeader}
            </th>
            {figures.map(({ name, label, header = label, prefix, unit }, at) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                aria-colindex={at + 2}
                className={css['judul']}
                title={label}
              >
                <span>{header}</span>
                <small>{unitOf(header, unit ?? prefix)}</small>
              </th>
            ))}
            <th role="columnheader" scope="col" aria-colindex={figures.length + 2} className={css['status']}>
              Keadaan
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <GridRow
              key={row.key}
              id={`${id}-${at}`}
              row={row}
              at={at}
              figures={figures}
              least={least}
              sheet={sheet}
              isReadOnly={!mayType(row)}
              selection={table.atoms.cellSelection}
              onResend={isian.resend}
              onDiscard={isian.discard}
              onConflict={onConflict}
            />
          ))}
        </tbody>
      </table>
      <CellBar sheet={sheet} rows={rows} figures={figures} least={least} />
      <p id={`${id}-cara`} hidden>
        Ketik langsung di sel. Enter ke bawah, Tab ke kanan, F2 mengubah isi sel, F8 ke sel kosong berikutnya.
      </p>
      {asked && (
        <PastePreview
          paste={asked}
          subjectHeader={laporan.subjectHeader}
          onConfirm={clipboard.confirm}
          onClose={clipboard.cancel}
          onMissing={() => {
            clipboard.cancel();
            onTold({ text: UNREADY, reasons: [], isRefused: true });
          }}
          focusAfter={() => asked.cell && sheet.cells.fieldOf(asked.cell)}
        />
      )}
    </>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: see above
// biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: see above
// biome-ignore-end lint/a11y/useFocusableInteractive: see above

/** Nothing of the table's state draws the whole grid anew. */
const NOTHING = {};
const FULL = 'Tidak ada sel kosong lagi di baris yang tampil.';
const UNREADY = 'Tempelan ini perlu diperiksa dulu, dan bagian itu belum bisa dibuka tanpa sambungan internet.';
const UNSTORED = 'Perangkat ini menolak menyimpan. Jangan tutup halaman ini sampai semuanya terkirim.';

const textOf = (figure: string) => (row: IsianRow) => row.texts[figure] ?? '';

/** What its title does not say yet. */
const unitOf = (header: string, unit: string | undefined) =>
  unit && !header.toLowerCase().includes(unit.toLowerCase()) ? unit.replace(/[. ]+$/, '') : null;
