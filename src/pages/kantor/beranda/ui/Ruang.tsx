import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { peranOf, useUser } from '@/entities/session';
import { officeRooms } from '@/widgets/office-shell';
import css from './beranda.module.css';

/** The rooms of the office, and what is done in each; this one is left out. */
export function Ruang() {
  const groups = officeRooms(peranOf(useUser()))
    .map(([name, rooms]) => [name, rooms.filter(({ to }) => to !== routes.kantor)] as const)
    .filter(([, rooms]) => rooms.length > 0);
  return groups.map(([name, rooms]) => (
    <section key={name} className={css['kelompok']} aria-label={name}>
      <h2>{name}</h2>
      <ul className={css['ruang']}>
        {rooms.map(({ label, to, Icon, says }) => (
          <li key={to}>
            <Link to={to}>
              <Icon aria-hidden size={24} />
              <strong>{label}</strong>
              <span>{says}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
