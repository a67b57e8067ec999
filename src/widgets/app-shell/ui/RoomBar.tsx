import { useLayoutEffect, useRef } from 'react';
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
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!bar.current || !chip || !current) return;
    bar.current.scrollLeft = chip.offsetLeft - (bar.current.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  if (!current || peranOf(user) !== 'petugas') return null;
  return (
    <nav ref={bar} className={css['ruang']} aria-label="Ruang laporan">
      {dashboardRooms('petugas', wilayah).map(([label, door]) => {
        const Icon = roomIcons[door];
        return (
          <Link
            key={door}
            to={addressOf(door)}
            className={css['butir']}
            aria-current={door === current ? 'page' : undefined}
          >
            <span>
              {Icon && <Icon aria-hidden size={18} />}
              {label}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
