import type { Figure } from '@/entities/laporan';
import type { Column } from '@/shared/ui/data-table';

/** The figures of a report as columns of its table. */
export const figureColumns = <Row,>(figures: readonly Figure[]): readonly Column<Row>[] =>
  figures.map(({ name, label, header = label, show }) => ({
    header,
    look: 'angka',
    cell: (row) => show(Reflect.get(row as object, name)),
  }));
