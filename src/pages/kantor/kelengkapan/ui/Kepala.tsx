import { memo } from 'react';
import type { PeriodeKantor } from '#contract/summaries/kelengkapan.ts';
import { dayOf, monthsOf } from '../model/months';
import css from './matriks.module.css';

/** The head: months, and under those with several periods the days on which these begin. */
export const Kepala = memo(function Kepala({ periode }: { periode: readonly PeriodeKantor[] }) {
  const months = monthsOf(periode);
  const isMonthly = months.length === periode.length;
  return (
    <thead>
      {!isMonthly && (
        <tr className={css['bulan']}>
          <td />
          {months.map(({ key, nama, kolom }) => (
            <th key={key} scope="colgroup" colSpan={kolom}>
              {nama}
            </th>
          ))}
        </tr>
      )}
      <tr aria-rowindex={1} className={css['hari']}>
        <th scope="col">Tempat</th>
        {periode.map((one, column) => (
          <th
            key={one.periode_id}
            scope="col"
            aria-label={one.ditutup ? `${one.nama_periode}, ditutup` : one.nama_periode}
            data-kolom={column}
            data-ditutup={one.ditutup ? '' : undefined}
          >
            {isMonthly ? months[column]?.nama : dayOf(one)}
          </th>
        ))}
      </tr>
    </thead>
  );
});
