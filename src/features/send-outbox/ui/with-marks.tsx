import { Smartphone, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import type { Column } from '@/shared/ui/data-table';
import type { Waiting, WithPending } from '@/shared/write';
import css from './pending-mark.module.css';

/**
 * The columns of a table in whose rows stands what waits: the title of such a row says so and leads to the outbox, what
 * is to go is struck through.
 */
export const withMarks = <Row,>(columns: readonly Column<WithPending<Row>>[]): readonly Column<WithPending<Row>>[] =>
  columns.map((column) => {
    const { look, cell } = column;
    if (look === 'aksi') return column;
    return {
      ...column,
      cell: (row, number) => {
        const { menunggu } = row;
        const said =
          menunggu?.apa === 'hapus' ? <del className={css['hapus']}>{cell(row, number)}</del> : cell(row, number);
        if (!menunggu || look !== 'judul') return said;
        return (
          <div className={css['berdua']}>
            {said}
            <PendingMark {...menunggu} />
          </div>
        );
      },
    };
  });

/** Stands on a row that the server does not have as it is shown, and leads to where it can be mended. */
function PendingMark({ isParked }: Waiting) {
  const Icon = isParked ? TriangleAlert : Smartphone;
  return (
    <Link to={routes.kotakKeluar} className={isParked ? css['perlu'] : css['menunggu']}>
      <Icon aria-hidden size={16} />
      {isParked ? 'Perlu diperbaiki' : 'Menunggu dikirim'}
    </Link>
  );
}
