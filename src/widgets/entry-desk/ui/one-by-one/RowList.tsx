import type { Figure, IsianRow } from '@/entities/laporan';
import { numberIn } from '@/shared/lib/figures';
import { RowMark } from './RowMark';
import css from './row-list.module.css';

interface RowListProps {
  rows: readonly IsianRow[];
  figures: readonly Figure[];
  skipped: ReadonlySet<string>;
  textsOf: (row: IsianRow) => Readonly<Record<string, string>>;
  at: string | undefined;
  onOpen: (row: IsianRow) => void;
}

/** All rows of the place, in the order of entering. */
export function RowList({ rows, figures, skipped, textsOf, at, onOpen }: RowListProps) {
  return (
    <ol className={css['daftar']}>
      {rows.map((row) => (
        <li key={row.key}>
          <button
            type="button"
            // The one on screen stands in the middle when the list opens.
            ref={row.key === at ? (button) => button?.scrollIntoView?.({ block: 'center' }) : undefined}
            aria-current={row.key === at || undefined}
            onClick={() => onOpen(row)}
          >
            <strong>{row.nama}</strong>
            <span>{summaryOf(figures, textsOf(row))}</span>
            <RowMark keadaan={row.keadaan} isSkipped={skipped.has(row.key)} />
          </button>
        </li>
      ))}
    </ol>
  );
}

const summaryOf = (figures: readonly Figure[], texts: Readonly<Record<string, string>>): string =>
  figures
    .filter(({ name }) => texts[name])
    .map(({ name, show }) => {
      const value = numberIn(texts[name] ?? '');
      return Number.isNaN(value) ? texts[name] : show(value);
    })
    .join(' · ');
