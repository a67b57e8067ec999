import { Link } from 'react-router-dom';
import { peranOf, useUser } from '@/entities/session';
import { OfficeScreen, officeRooms } from '@/widgets/office-shell';
import css from './beranda.module.css';

/** The office's first screen: its rooms, and what is done in each. */
export function BerandaPage() {
  const peran = peranOf(useUser());
  return (
    <OfficeScreen title="Beranda kantor">
      {officeRooms(peran).map(([name, rooms]) => (
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
      ))}
    </OfficeScreen>
  );
}
