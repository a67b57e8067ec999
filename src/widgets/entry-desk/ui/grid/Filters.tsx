import type { IsianRow, Laporan, LaporanShape } from '@/entities/laporan';
import { fitsFilter, type RowFilter } from '../../model/grid/states';
import css from './isi.module.css';

interface FiltersProps {
  rows: readonly IsianRow[];
  laporan: Pick<Laporan<LaporanShape>, 'figures' | 'least'>;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

const filters = [
  ['kosong', 'Kosong'],
  ['berubah', 'Jauh berubah'],
] as const;

/** Leaves the rows that are still to be filled, or looked at; a second press shows all again. */
export const Filters = ({ rows, laporan, filter, onFilter }: FiltersProps) => (
  <fieldset className={css['saring']}>
    <legend data-terdengar>Saring baris</legend>
    {filters.map(([name, label]) => (
      <button
        key={name}
        type="button"
        aria-pressed={filter === name}
        className={css['keping']}
        onClick={() => onFilter(filter === name ? 'semua' : name)}
      >
        {label} <span>{rows.filter((row) => fitsFilter(row, name, laporan)).length}</span>
      </button>
    ))}
  </fieldset>
);
