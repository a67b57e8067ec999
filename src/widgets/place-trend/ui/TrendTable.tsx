import { Disclosure } from '@/shared/ui/disclosure';
import css from './place-trend.module.css';

interface TrendTableProps {
  /** What it is opened by. */
  title: string;
  head: readonly string[];
  /** The oldest first; the table begins with the newest. */
  rows: readonly { id: number; cells: readonly string[] }[];
}

/** The figures of a curve, opened without JavaScript too. */
export function TrendTable({ title, head, rows }: TrendTableProps) {
  return (
    <Disclosure title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what does not fit (axe: scrollable-region-focusable) */}
      <section className={css['gulir']} tabIndex={0} aria-label={title}>
        <table className={css['tabel']}>
          <thead>
            <tr>
              {head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ id, cells: [nama, ...figures] }) => (
              <tr key={id}>
                <th scope="row">{nama}</th>
                {figures.map((figure, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={at}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
