import { Link } from 'react-router-dom';
import { usePending } from '@/shared/outbox';
import { routes } from '@/shared/routes';
import { OutboxState } from './OutboxState';
import css from './pending-rows.module.css';

/** The rows of an entity that were saved here and that the server does not have yet; they stand above its table. */
export function PendingRows({ entity }: { entity: string }) {
  const items = usePending(entity);
  if (items.length === 0) return null;
  return (
    <section className={css['menunggu']} aria-label="Belum terkirim">
      <ul>
        {items.map(({ key, label, state }) => (
          <li key={key}>
            <span>{label}</span>
            <OutboxState state={state} />
          </li>
        ))}
      </ul>
      <Link to={routes.kotakKeluar}>Lihat kotak keluar</Link>
    </section>
  );
}
