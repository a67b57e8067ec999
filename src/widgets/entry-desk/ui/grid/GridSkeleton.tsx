import type { CSSProperties } from 'react';
import { Skeletons } from '@/shared/ui/Skeletons';
import css from './grid-skeleton.module.css';

/** As many as a desk's window shows. */
const ROWS = 12;

/** In the shape of the grid that follows: its tools, its bar, its head and its rows. */
export const GridSkeleton = ({ figures }: { figures: number }) => (
  <div className={css['tunggu']} style={{ '--kolom': figures } as CSSProperties}>
    <span className={css['tungguAlat']} />
    <ul>
      <Skeletons count={ROWS} className={css['tungguBaris']} />
    </ul>
  </div>
);
