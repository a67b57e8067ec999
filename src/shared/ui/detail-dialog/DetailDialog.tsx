import type { ReactNode } from 'react';
import { Sheet } from '../sheet';
import css from './detail-dialog.module.css';

interface DetailDialogProps {
  title: string;
  rows: readonly (readonly [label: string, value: ReactNode])[];
  onClose: () => void;
}

/** The facts of one row, opened over its list. */
export function DetailDialog({ title, rows, onClose }: DetailDialogProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <dl className={css['daftar']}>
        {rows.map(([label, value]) => (
          <div key={label} className={css['baris']}>
            <dt>{label}</dt>
            <dd>{value ?? '-'}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
