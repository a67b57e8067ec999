import { Link } from 'react-router-dom';
import { peranOf, useUser } from '@/entities/session';
import { useSite } from '@/shared/config';
import { dashboardRooms } from '../config/menus';
import { useRooms } from '../model/rooms';
import css from './room-bar.module.css';
import { roomIcons } from './room-icons';

/** An officer's five rooms, one tap from each other, with the place that is open; a desk has them at its side. */
export function RoomBar() {
  const { wilayah } = useSite();
  const user = useUser();
  const { current, addressOf } = useRooms();
  if (!current || peranOf(user) !== 'petugas') return null;
  return (
    <nav className={css['ruang']} aria-label="Ruang laporan">
      {dashboardRooms('petugas', wilayah).map(([label, door]) => {
        const Icon = roomIcons[door];
        return (
          <Link
            key={door}
            to={addressOf(door)}
            className={css['butir']}
            title={label}
            aria-current={door === current ? 'page' : undefined}
          >
            {Icon && <Icon aria-hidden size={20} />}
            <span>{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
