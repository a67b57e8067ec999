import { useId } from 'react';
import { Link } from 'react-router-dom';
import { peranOf, useUser } from '@/entities/session';
import { isIn, officeRooms } from '../config/rooms';
import css from './office-nav.module.css';

interface RoomLinksProps {
  pathname: string;
  /** In the place of following the link at once. */
  go?: (to: string) => void;
}

/** All rooms by their groups; the one that is open is marked. */
export function RoomLinks({ pathname, go }: RoomLinksProps) {
  const peran = peranOf(useUser());
  const id = useId();
  return officeRooms(peran).map(([name, rooms], at) => (
    <section key={name} aria-labelledby={`${id}${at}`}>
      <h2 id={`${id}${at}`} className={css['kelompok']}>
        {name}
      </h2>
      <ul>
        {rooms.map((room) => (
          <li key={room.to}>
            <Link
              to={room.to}
              className={css['butir']}
              aria-current={isIn(room, pathname) ? 'page' : undefined}
              onClick={
                go &&
                ((event) => {
                  event.preventDefault();
                  go(room.to);
                })
              }
            >
              <room.Icon aria-hidden size={20} />
              {room.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
