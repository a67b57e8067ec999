import type { ReactNode } from 'react';
import css from '../acuan.module.css';

interface RowsTableProps {
  label: string;
  /** Titles of the columns behind the line and the field. */
  heads: readonly string[];
  rows: readonly { key: string; nomor: number; kolom: string; says: readonly ReactNode[] }[];
}

/** A scrolling table of remarks on rows of a file, by line number and field. */
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
        {rows.map(({ key, nomor, kolom, says }) => (
          <tr key={key}>
            <th scope="row">{nomor}</th>
            <td>{kolom}</td>
            {says.map((one, at) => (
              <td key={heads[at]}>{one}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
