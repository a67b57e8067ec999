import { List } from 'lucide-react';
import type { IsianRow } from '@/entities/laporan';
import { isAsked, isFilled, tally } from '../../model/one-by-one/walk';
import css from './progress.module.css';

interface ProgressProps {
  rows: readonly IsianRow[];
  skipped: ReadonlySet<string>;
  /** The row on screen. */
  at: string | undefined;
  isListed: boolean;
  /** All that may be filled is known. */
  isWhole: boolean;
  onList: () => void;
}

/** How much of the place is filled, row by row; a tap opens the list of all. */
export function Progress({ rows, skipped, at, isListed, isWhole, onList }: ProgressProps) {
  const { filled, foreign, broken, all } = tally(rows, skipped);
  const done = filled + foreign;
  const asked = rows.filter(isAsked).length;
  return (
    <button type="button" className={css['maju']} aria-expanded={isListed} onClick={onList}>
      <span className={css['kata']}>
        <strong>{isWhole ? `${done} dari ${all} terisi` : `${done} terisi`}</strong>
        {broken > 0 && <em>{broken} perlu diperbaiki</em>}
        {asked > 0 && <em>{asked} perlu dijawab</em>}
        <span className={css['daftar']}>
          {isListed ? 'Tutup daftar' : 'Daftar'}
          <List aria-hidden size={18} />
        </span>
      </span>
      <span className={css['bilah']} aria-hidden>
        {rows.map((row) => (
          <i key={row.key} data-rupa={lookOf(row, skipped)} data-di-sini={row.key === at || undefined} />
        ))}
      </span>
    </button>
  );
}

function lookOf(row: IsianRow, skipped: ReadonlySet<string>): string {
  if (isFilled(row) || row.keadaan === 'asing') return 'penuh';
  if (['ragu', 'perbaiki', 'bentrok'].includes(row.keadaan)) return 'salah';
  return skipped.has(row.key) ? 'lewat' : 'kosong';
}
