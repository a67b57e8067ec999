import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import css from './ordered-list.module.css';
import { useDragRows } from './use-drag-rows';

interface OrderedListProps<Row> {
  /** What the list is called to those who cannot see it. */
  title: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** @param to the place, counted from 0 */
  move: (id: number, to: number) => void;
  children: (row: Row) => ReactNode;
}

/** A list whose order people make: by dragging a row, or step by step with the keyboard. */
export function OrderedList<Row extends { id: number }>({
  title,
  rows,
  nameOf,
  move,
  children,
}: OrderedListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const stepped = useRef<{ id: number; way: string } | null>(null);
  const [said, say] = useState('');
  const placed = (row: Row, to: number) => {
    say(`${nameOf(row)} sekarang nomor ${to + 1} dari ${rows.length}`);
    move(row.id, to);
  };
  const dragged = useDragRows(list, (element, to) => {
    const row = rows.find(({ id }) => String(id) === element.dataset['id']);
    if (row) placed(row, to);
  });

  // Focus stays on the row that was moved: its button may have been taken out of the page and put in again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another order moves a row
  useLayoutEffect(() => {
    if (!stepped.current) return;
    const { id, way } = stepped.current;
    stepped.current = null;
    const row = list.current?.querySelector(`[data-id="${id}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-arah="${way}"]:enabled`);
    (button ?? row?.querySelector<HTMLButtonElement>('[data-arah]:enabled'))?.focus();
  }, [rows]);

  const step = (row: Row, at: number, by: 1 | -1) => {
    stepped.current = { id: row.id, way: String(by) };
    placed(row, at + by);
  };

  return (
    <>
      <ol ref={list} className={css['daftar']} aria-label={title}>
        {rows.map((row, at) => (
          <li key={row.id} className={css['baris']} data-id={row.id}>
            <span {...dragged()} className={css['pegangan']} title="Seret untuk memindahkan" aria-hidden>
              <GripVertical size={22} />
            </span>
            <div className={css['isi']}>{children(row)}</div>
            <div className={css['langkah']}>
              <Button
                look="ikon"
                data-arah="-1"
                aria-label={`Naikkan ${nameOf(row)}`}
                disabled={at === 0}
                onClick={() => step(row, at, -1)}
              >
                <ArrowUp aria-hidden size={20} />
              </Button>
              <Button
                look="ikon"
                data-arah="1"
                aria-label={`Turunkan ${nameOf(row)}`}
                disabled={at === rows.length - 1}
                onClick={() => step(row, at, 1)}
              >
                <ArrowDown aria-hidden size={20} />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p data-terdengar role="status">
        {said}
      </p>
    </>
  );
}
