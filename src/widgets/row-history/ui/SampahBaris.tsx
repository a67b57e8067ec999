import type { ReactNode } from 'react';
import type { Figure } from '@/entities/laporan';
import { saat } from '@/shared/lib/format';
import type { Sampah } from '../api/sampah';
import { daysLeft } from '../model/days-left';
import css from './riwayat.module.css';

interface SampahBarisProps {
  row: Sampah;
  figures: readonly Figure[];
  /** What may be done about it. */
  children: ReactNode;
}

/** One deleted row: what it was about, what stood in it, who deleted it, and how long it can still come back. */
export function SampahBaris({ row, figures, children }: SampahBarisProps) {
  const { nama, nama_kecamatan, nama_periode, dihapus_oleh, dihapus_pada, hilang_pada, alasan, isi } = row;
  return (
    <li className={css['perbuatan']}>
      <p className={css['kepala']}>
        <strong>{[nama, nama_kecamatan].filter(Boolean).join(', ')}</strong>
      </p>
      <p className={css['kapan']}>{nama_periode}</p>
      <table className={css['perubahan']}>
        <tbody>
          {figures.map(({ name, label, show }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{show(Number(isi[name]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css['kapan']}>
        Dihapus oleh {dihapus_oleh ?? 'pengelola server'}, {saat(Date.parse(dihapus_pada))}. Dapat dipulihkan:{' '}
        {daysLeft(hilang_pada, Date.now()).toLowerCase()}.
      </p>
      {alasan && <p className={css['kapan']}>Alasan: {alasan}</p>}
      {children}
    </li>
  );
}
