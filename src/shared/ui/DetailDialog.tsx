import type { ReactNode } from 'react';
import css from './detail-dialog.module.css';
import { Sheet } from './sheet';

interface DetailDialogProps {
  title: string;
  /** What stands above the facts: what the tapped card and its detail have in common. */
  head?: ReactNode;
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** What follows the facts. */
  more?: ReactNode;
  onClose: () => void;
}

/** The facts of one row, opened over its list. */
export function DetailDialog({ title, head, rows, more, onClose }: DetailDialogProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      {head}
      <Facts rows={rows} />
      {more}
    </Sheet>
  );
}

/** What is known of a row, fact below fact. */
export const Facts = ({ rows }: Pick<DetailDialogProps, 'rows'>) => (
  <dl>
    {rows.map(([label, value], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; a label may come again
      <div key={at} className={css['baris']}>
        <dt>{label}</dt>
        <dd>{value ?? '-'}</dd>
      </div>
    ))}
  </dl>
);
