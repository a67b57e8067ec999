import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { useUser } from '@/entities/session';
import { useHariIni, useSite } from '@/shared/config';
import { useStored } from '@/shared/lib/browser';
import { tanggal } from '@/shared/lib/format';
import { kertas } from '../model/kertas';
import type { AnyRow, Lembar } from '../model/lembar';
import css from './print-sheet.module.css';

/** Sheets with more rows print them closer together. */
const MANY_ROWS = 22;

/**
 * A table on paper, out of what this device has: seen in print alone, where it takes the screen's place. It is printed when
 * it appears, and follows the table for whoever prints by the browser's own key.
 */
export function PrintSheet<Row extends AnyRow>({ lembar }: { lembar: Lembar<Row> }) {
  const user = useUser();
  const { wilayah, situs } = useSite();
  const ukuran = useStored(kertas) ?? 'A4';
  useEffect(() => {
    document.body.dataset['lembar'] = '';
    window.print();
    return () => {
      delete document.body.dataset['lembar'];
    };
  }, []);

  const { title, facts, columns, total, notes, signer } = lembar;
  const rows = lembar.rows.filter(({ menunggu }) => menunggu?.apa !== 'hapus');
  const hasUnsent = rows.some(({ menunggu }) => menunggu);
  const today = tanggal(useHariIni());
  return createPortal(
    <section className={css['lembar']} data-cetak={ukuran} data-rapat={rows.length > MANY_ROWS ? '' : undefined}>
      <header>
        <p className={css['kabupaten']}>{regional`Kabupaten ${wilayah}`}</p>
        <h1>{title}</h1>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <table>
        <thead>
          <tr>
            {columns.map(({ header, look }) => (
              <th key={header} scope="col" className={look && css[look]}>
                {regional(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              {columns.map(({ header, look, cell }) => (
                <td key={header} className={look && css[look]}>
                  {cell(row, at + 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        {rows.length === 0 && <p>Tidak ada data.</p>}
        {total !== undefined && rows.length < total && (
          <p>
            {rows.length} dari {total} data: yang ada di perangkat ini.
          </p>
        )}
        {notes?.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {hasUnsent && <p>Termasuk data yang belum terkirim dari perangkat ini.</p>}
        {signer === undefined ? (
          <p>
            Dicetak dari {namaSitus(situs)}, {today}.
          </p>
        ) : (
          <div className={css['tanda']}>
            <div>
              <p>Mengetahui,</p>
              <p className={css['garis']} />
            </div>
            <div>
              <p>
                {wilayah}, {today}
                <br />
                {signer},
              </p>
              <p className={css['garis']}>{user?.nama_lengkap}</p>
            </div>
          </div>
        )}
      </footer>
    </section>,
    document.body,
  );
}
