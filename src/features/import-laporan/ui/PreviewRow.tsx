import type { CSSProperties, Ref } from 'react';
import { figureText, spoken } from '@/shared/lib/figures';
import { type Repairs, repairAt, textOf } from '@/shared/office-file';
import { Button, ButtonLink } from '@/shared/ui/Button';
import type { Column } from '../model/columns';
import type { Judged } from '../model/judged';
import type { Source } from '../model/source';
import { RepairCell } from './RepairCell';
import css from './rows.module.css';
import { words } from './words';

/** What all rows of a file have in common. */
export interface RowProps {
  columns: readonly Column[];
  adds: Source['adds'];
  repairs: Repairs;
  onRepair: ((row: string, column: string, text: string) => void) | undefined;
  /** Ticks for rows that stand with other figures; absent where the file replaces all of them. */
  ticks?: Ticks;
}

/** Chooses row by row what a file replaces. */
interface Ticks {
  isOn: (row: Judged) => boolean;
  toggle: (row: Judged) => void;
}

interface PreviewRowProps extends RowProps {
  ref: Ref<HTMLTableRowElement>;
  row: Judged;
  index: number;
  style: CSSProperties;
}

/** A row as it will be stored; one that cannot be is put right in its cells. */
export function PreviewRow({ ref, row, index, style, columns, adds, repairs, onRepair, ticks }: PreviewRowProps) {
  const { raw, kind, reasons, doubts, old } = row;
  const known = new Set(columns.map(({ name }) => name));
  // What speaks of no column of the file speaks of the row.
  const about = Object.entries(reasons).flatMap(([name, says]) => (known.has(name) ? [] : says));
  const isOpen = (name: string) =>
    onRepair !== undefined && (kind === 'tolak' || kind === 'foto' || repairs[repairAt(raw.id, name)] !== undefined);

  const isLeft = kind === 'asing' || (kind === 'ubah' && ticks !== undefined && !ticks.isOn(row));

  /** The file's own text, where something else is shown. */
  const saidOf = ({ name }: Column): string | undefined => {
    if (repairs[repairAt(raw.id, name)] !== undefined) return undefined;
    const match = row.names.find(({ column }) => column === name);
    return raw.fileTexts[name] ?? (match?.name === undefined ? undefined : match.fileText);
  };

  const shown = ({ name, isText, show = String }: Column) => {
    const value = row.values[name] as never;
    if (value === undefined)
      return row.names.find(({ column }) => column === name)?.name ?? (textOf(raw.cells[name]) || '–');
    const before = old?.[name] as never;
    if (isLeft && before !== undefined) {
      return (
        <>
          <b>{show(before)}</b>
          {before !== value && <small className={css['berkas']}>di berkas {show(value)}</small>}
        </>
      );
    }
    const hasChanged = kind === 'ubah' && before !== undefined && before !== value;
    // What stays is known: a long text need not be read again.
    if (isText && !hasChanged) return <span className={css['ringkas']}>{show(value)}</span>;
    return (
      <>
        {hasChanged && (
          <>
            <s>{show(before)}</s> <span aria-hidden>→</span>{' '}
          </>
        )}
        <b>{show(value)}</b>
      </>
    );
  };

  return (
    <tr ref={ref} aria-rowindex={index + 2} data-index={index} data-jenis={kind} className={css['baris']} style={style}>
      <td className={css['nomor']}>
        {raw.at}
        {row.lembar !== undefined && <small>{row.lembar}</small>}
      </td>
      {columns.map((column) => (
        <td key={column.name} data-kolom={column.header} data-angka={column.figure ? '' : undefined}>
          {onRepair && isOpen(column.name) ? (
            <RepairCell
              label={`${column.header}, baris ${raw.at}`}
              text={textOf(raw.cells[column.name])}
              reason={reasons[column.name]}
              isFigure={column.figure !== undefined}
              onRepair={(text) => onRepair(raw.id, column.name, text)}
            />
          ) : (
            <span>{shown(column)}</span>
          )}
          {onRepair &&
            row.asks[column.name]?.map((value) => (
              <Button key={value} look="tenang" onClick={() => onRepair(raw.id, column.name, figureText(value))}>
                Ya, {spoken(value)}
              </Button>
            ))}
          {saidOf(column) && <small className={css['berkas']}>di berkas: {saidOf(column)}</small>}
          {doubts[column.name] && <small className={css['jauh']}>{doubts[column.name]}</small>}
        </td>
      ))}
      <td className={css['keadaan']}>
        <strong>{kind === 'ubah' && ticks ? (isLeft ? 'Tetap' : 'Diganti') : words[kind]}</strong>
        {kind === 'ubah' && ticks && (
          <label className={css['ganti']}>
            <input
              type="checkbox"
              checked={!isLeft}
              aria-label={`Ganti baris ${raw.at}: ${row.nama ?? ''}`}
              onChange={() => ticks.toggle(row)}
            />
            Ganti
          </label>
        )}
        {about.map((says) => (
          <small key={says} className={css['alasan']}>
            {says}
          </small>
        ))}
        {kind === 'foto' && adds && (
          <ButtonLink look="tenang" to={adds.to} state={adds.state(row)}>
            {adds.label}
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}
