import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { angka } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/Button';
import css from './beranda.module.css';

interface CountCardProps {
  Icon: LucideIcon;
  title: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** What waits on this device makes of it. */
  change: { more: number; waiting: number };
  what: string;
  error: Error | undefined;
  onRetry: () => void;
  to: string;
  add: readonly [label: string, to: string];
}

/** How many of something there are, the way to them, and the way to one more. */
export function CountCard({ Icon, title, count, change, what, error, onRetry, to, add }: CountCardProps) {
  const [label, addTo] = add;
  const unknown = error ? 'Belum diketahui' : '…';
  return (
    <section className={css['kartu']} aria-label={title}>
      <Link className={css['pintu']} to={to}>
        <span className={css['ikon']}>
          <Icon aria-hidden size={28} />
        </span>
        <span className={css['nama']}>{title}</span>
        <span className={css['jumlah']} aria-busy={count === undefined && !error}>
          {count === undefined ? unknown : `${angka(count + change.more)} ${what}`}
        </span>
        {change.waiting > 0 && <span className={css['sisa']}>{change.waiting} menunggu dikirim</span>}
      </Link>
      {error && count === undefined && (
        <p className={css['galat']} role="alert">
          Error: {error.message}
          <Button look="tenang" onClick={onRetry}>
            Coba lagi
          </Button>
        </p>
      )}
      <ButtonLink look="tenang" to={addTo}>
        {label}
      </ButtonLink>
    </section>
  );
}
