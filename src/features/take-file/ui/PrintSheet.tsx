import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useUser } from '@/entities/session';
import { useSite } from '@/shared/config';
import { tanggal } from '@/shared/lib/format';
import type { AnyRow, Lembar } from '../model/lembar';
import css from './print-sheet.module.css';

/**
 * A table on paper, out of what this device has: seen in print alone, where it takes the screen's place. It is printed when
 * it appears, and follows the table for whoever prints by the browser's own key.
 */
export function PrintSheet<Row extends AnyRow>({ lembar }: { lembar: Lembar<Row> }) {
  const user = useUser();
  const { wilayah } = useSite();
  useEffect(() => {
    document.body.dataset['lembar'] = '';
    window.print();
    return () => {
      delete document.body.dataset['lembar'];
    };
  }, []);

  const { title, facts, columns, total, signer } = lembar;
  const rows = lembar.rows.filter(({ menunggu }) => menunggu?.apa !== 'hapus');
  const hasUnsent = rows.some(({ menunggu }) => menunggu);
  const today = hariIni();
  return createPortal(
    <section className={css['lembar']} data-cetak>
      <header>
        <p className={css['kabupaten']}>Kabupaten {wilayah}</p>
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
                {header}
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
        {hasUnsent && <p>Termasuk data yang belum terkirim dari perangkat ini.</p>}
        {signer === undefined ? (
          <p>Dicetak dari Lumbung, {today}.</p>
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

/** On this device's clock. */
function hariIni(): string {
  const now = new Date();
  return tanggal([now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-'));
}
