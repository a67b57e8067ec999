import { Fragment, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Near, partsNear } from '../../lib/scroll';
import { onWindow } from '../../lib/timing';
import css from './long-list.module.css';

/** Fills whole lines of two to six columns, so that no gap shows between two parts. */
const PART = 60;
/** Shorter lists stay whole: to keep count would cost more than it spares. */
const LONG = 2 * PART;
/** How many screens above and below stay in the page. */
const SCREENS = 1.5;

interface Place {
  heights: number[];
  near: Near & { of: number };
}

/** What was in the page when a history entry was left, by its key: back finds its place without drawing all rows once. */
const places = new Map<string, Place>();
/** As many entries as browsers keep of a tab's history: nobody comes back to older ones. */
const ENTRIES = 50;

function keepPlace(key: string, place: Place): void {
  // The one that was kept last stands last.
  places.delete(key);
  places.set(key, place);
  for (const oldest of places.keys()) if (places.size > ENTRIES) places.delete(oldest);
}

interface LongListProps<Row> {
  rows: readonly Row[];
  className?: string | undefined;
  item: (row: Row, index: number) => ReactNode;
  /** What is said between two rows, in a line of its own. */
  note?: { before: number; text: string } | undefined;
  /** Stands behind the last row: placeholders of what is on its way. */
  children?: ReactNode;
}

/** A screen's grid of any length: of rows far from the window only their room is kept in the page. */
export function LongList<Row extends { id: number }>({
  rows,
  className = '',
  item,
  note,
  children,
}: LongListProps<Row>) {
  const { key } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const parts = Math.ceil(rows.length / PART);
  const isLong = rows.length > LONG;
  const [heights] = useState(() => places.get(key)?.heights ?? []);
  const [near, setNear] = useState(
    () => places.get(key)?.near ?? { from: 0, to: parts, before: 0, behind: 0, of: parts },
  );

  const look = useCallback(() => {
    if (!list.current) return;
    const margin = window.innerHeight * SCREENS;
    const known = heights.filter(Boolean);
    const typical = known.reduce((sum, height) => sum + height, 0) / (known.length || 1);
    const all = Array.from({ length: parts }, (_, part) => heights[part] || typical);
    const top = list.current.getBoundingClientRect().top + margin;
    const next = { ...partsNear(all, top, window.innerHeight + 2 * margin), of: parts };
    setNear((now) => (isSame(now, next) ? now : next));
  }, [heights, parts]);

  useLayoutEffect(() => {
    if (isLong) measure(list.current, heights);
  });
  useEffect(() => {
    if (!isLong) return;
    look();
    return onWindow(['scroll', 'resize'], look);
  }, [isLong, look]);
  useEffect(() => {
    if (isLong) keepPlace(key, { heights, near });
  }, [isLong, key, heights, near]);

  const first = isLong ? near.from * PART : 0;
  // Rows that came since the last look stand at the end until the next, or the page would shrink for a moment.
  const last = isLong && near.to < near.of ? near.to * PART : rows.length;
  return (
    <ul ref={list} className={`${css['daftar']} ${className}`}>
      {isLong && near.before > 0 && <li aria-hidden className={css['ruang']} style={{ height: near.before }} />}
      {rows.slice(first, last).map((row, index) => (
        <Fragment key={row.id}>
          {note?.before === first + index && <li className={css['kalimat']}>{note.text}</li>}
          <li data-part={isLong ? Math.floor((first + index) / PART) : undefined}>{item(row, first + index)}</li>
        </Fragment>
      ))}
      {isLong && near.behind > 0 && <li aria-hidden className={css['ruang']} style={{ height: near.behind }} />}
      {children}
    </ul>
  );
}

const isSame = (one: Place['near'], other: Place['near']): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.before === other.before &&
  one.behind === other.behind &&
  one.of === other.of;

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
