import type { ReactNode } from 'react';
import { saat } from '@/shared/lib/format';
import type { RiwayatBaris } from '../api/riwayat-baris';
import { type ActLabels, changesOf, headOf } from '../model/acts';
import css from './riwayat.module.css';

interface RiwayatActProps {
  laporan: ActLabels;
  act: RiwayatBaris;
  /** What stands in the row now. */
  isNow: boolean;
  /** What may be done about it. */
  children: ReactNode;
}

/** One act of a row's history: who, when, from where, and what it changed. */
export function RiwayatAct({ laporan, act, isNow, children }: RiwayatActProps) {
  const changes = changesOf(laporan, act);
  const isFirst = act.perbuatan === 'tambah';
  return (
    <li className={css['perbuatan']}>
      <p className={css['kepala']}>
        <strong>{headOf(act)}</strong>
        {isNow && <span className={css['kini']}>Sekarang</span>}
      </p>
      <p className={css['kapan']}>
        <time dateTime={act.waktu}>{saat(Date.parse(act.waktu))}</time>
        {act.alamat && <> · dari {act.alamat}</>}
      </p>
      {act.alasan && <p>Alasan: {act.alasan}</p>}
      {changes.length > 0 ? (
        <table className={css['perubahan']}>
          <thead>
            <tr>
              <th scope="col">Isian</th>
              {!isFirst && <th scope="col">Sebelum</th>}
              <th scope="col">{isFirst ? 'Angka' : 'Sesudah'}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ label, before, after }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {!isFirst && <td>{before}</td>}
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={css['kapan']}>{isFirst ? 'Isian mulanya tidak tercatat.' : 'Disimpan tanpa perubahan.'}</p>
      )}
      {children}
    </li>
  );
}
