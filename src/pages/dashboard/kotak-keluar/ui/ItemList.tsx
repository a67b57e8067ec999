import { type ReactNode, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import type { OutboxItem } from '@/shared/write';
import css from './kotak-keluar.module.css';

/** So many are in the page at first, and so many more at each wish. */
const STEP = 10;

interface ItemListProps {
  items: readonly OutboxItem[];
  card: (item: OutboxItem) => ReactNode;
}

export function ItemList({ items, card }: ItemListProps) {
  const [count, setCount] = useState(STEP);
  const rest = items.length - count;
  return (
    <>
      <ul className={css['daftar']}>
        {items.slice(0, count).map((item) => (
          <li key={item.urut}>{card(item)}</li>
        ))}
      </ul>
      {rest > 0 && (
        <p className={css['sisa']}>
          <Button look="tenang" onClick={() => setCount(count + STEP)}>
            Tampilkan {Math.min(STEP, rest)} lagi
          </Button>
          {rest} belum ditampilkan
        </p>
      )}
    </>
  );
}
