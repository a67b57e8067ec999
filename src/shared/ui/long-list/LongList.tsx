import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { partsNear } from '../../lib/scroll/parts-near';
import css from './long-list.module.css';

/** Fills whole lines of two to six columns, so that no gap shows between two parts. */
const PART = 60;
/** Shorter lists stay whole: to keep count would cost more than it spares. */
const LONG = 2 * PART;
/** How many screens above and below stay in the page. */
const SCREENS = 1.5;

interface LongListProps<Row> {
  rows: readonly Row[];
  className?: string | undefined;
  item: (row: Row, index: number) => ReactNode;
  /** Stands behind the last row: placeholders of what is on its way. */
  children?: ReactNode;
}

/** A grid of any length: of rows far from the screen only their room is kept in the page. */
export function LongList<Row extends { id: number }>({ rows, className, item, children }: LongListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const heights = useRef<number[]>([]);
  const parts = Math.ceil(rows.length / PART);
  const isLong = rows.length > LONG;
  const [near, setNear] = useState({ from: 0, to: parts, before: 0, behind: 0 });

  const look = useCallback(() => {
    if (!list.current) return;
    const margin = window.innerHeight * SCREENS;
    const known = heights.current.filter(Boolean);
    const typical = known.reduce((sum, height) => sum + height, 0) / (known.length || 1);
    const all = Array.from({ length: parts }, (_, part) => heights.current[part] || typical);
    const top = list.current.getBoundingClientRect().top + margin;
    const next = partsNear(all, top, window.innerHeight + 2 * margin);
    setNear((now) => (now.from === next.from && now.to === next.to && now.behind === next.behind ? now : next));
  }, [parts]);

  useLayoutEffect(() => {
    if (isLong) measure(list.current, heights.current);
  });
  useEffect(() => {
    if (!isLong) return;
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [isLong, look]);

  const first = isLong ? near.from * PART : 0;
  const last = isLong ? near.to * PART : rows.length;
  return (
    <ul ref={list} className={className}>
      {isLong && near.before > 0 && <li aria-hidden className={css['ruang']} style={{ height: near.before }} />}
      {rows.slice(first, last).map((row, index) => (
        <li key={row.id} data-part={isLong ? Math.floor((first + index) / PART) : undefined}>
          {item(row, first + index)}
        </li>
      ))}
      {isLong && near.behind > 0 && <li aria-hidden className={css['ruang']} style={{ height: near.behind }} />}
      {children}
    </ul>
  );
}

/** Notes the height of each whole part that is in the page: from its first row to that of the next part. */
function measure(list: HTMLUListElement | null, heights: number[]): void {
  const tops = new Map<number, number>();
  for (const row of list?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
    const part = Number(row.dataset['part']);
    if (!tops.has(part)) tops.set(part, row.offsetTop);
  }
  for (const [part, top] of tops) {
    const next = tops.get(part + 1);
    if (next !== undefined) heights[part] = next - top;
  }
}
