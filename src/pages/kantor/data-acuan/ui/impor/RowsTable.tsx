import type { ReactNode } from 'react';
import css from '../acuan.module.css';

interface RowsTableProps {
  label: string;
  /** Of the two columns in which something is said. */
  heads: readonly [string, string];
  rows: readonly { nomor: number; kolom: string; says: readonly [ReactNode, ReactNode] }[];
}

/** What is said of rows of a file, by their number there and their column; it scrolls within itself. */
export const RowsTable = ({ label, heads, rows }: RowsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
  <section className={css['gulung']} aria-label={label} tabIndex={0}>
    <table className={css['banding']}>
      <thead>
        <tr>
          {['Baris', 'Kolom', ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ nomor, kolom, says: [one, other] }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two complaints may be about one cell
          <tr key={`${nomor} ${kolom} ${at}`}>
            <th scope="row">{nomor}</th>
            <td>{kolom}</td>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
