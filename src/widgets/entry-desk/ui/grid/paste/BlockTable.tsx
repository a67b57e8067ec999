import { typedText } from '#contract/formulas/nama/typed-text.ts';
import type { BlockPlan, Target } from '@/shared/lib/figures';
import { angka } from '@/shared/lib/format';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import css from './paste.module.css';

/** More lines are read in the same way, and not drawn. */
const LINES = 100;
/** A sheet copied as a whole has thousands of blank columns. */
const COLUMNS = 40;

interface BlockTableProps {
  plan: BlockPlan;
  targets: readonly Target[];
  /** The lines of which something is taken. */
  taken: ReadonlySet<number>;
  /** The titles of the grid's names and figures. */
  labels: readonly string[];
  onChoose: (column: number, target: Target) => void;
}

/** The block as it was pasted, with the choice of what each of its columns is. */
export function BlockTable({ plan, targets, taken, labels, onChoose }: BlockTableProps) {
  const { body, titles, kinds } = plan;
  const filled = kinds.flatMap((kind, column) => (kind !== 'kosong' || titles[column] ? [column] : []));
  const columns = filled.filter((column, at) => at < COLUMNS || targets[column] !== null);
  const more = body.length - LINES;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys alone can scroll it
    <section className={css['gulung']} tabIndex={0} aria-label="Isi yang ditempel">
      <table className={css['tabel']}>
        <thead>
          <tr>
            <th scope="col">Baris</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-masuk={targets[column] !== null || undefined}>
                <bdi className={css['judul']}>{titles[column] || `Kolom ${column + 1}`}</bdi>
                <NativeSelect
                  aria-label={`Isi kolom ${column + 1}${titles[column] ? `, ${titles[column]}` : ''}`}
                  value={String(targets[column] ?? '')}
                  onChange={({ target: { value } }) => onChoose(column, targetOf(value))}
                >
                  <option value="">{kinds[column] === 'nomor' ? 'Abaikan (nomor urut)' : 'Abaikan'}</option>
                  {labels.map((label, at) => (
                    <option key={label} value={at === 0 ? 'nama' : at - 1}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.slice(0, LINES).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <tr key={at} data-lewat={!taken.has(at) || undefined}>
              <th scope="row">{at + 1}</th>
              {columns.map((column) => (
                <td
                  key={column}
                  data-masuk={targets[column] !== null || undefined}
                  data-angka={kinds[column] === 'angka' || undefined}
                >
                  <bdi>{typedText(line[column] ?? '')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={css['lagi']}>dan {angka(more)} baris lagi, dibaca dengan cara yang sama</p>}
    </section>
  );
}

function targetOf(value: string): Target {
  if (value === '') return null;
  return value === 'nama' ? 'nama' : Number(value);
}
