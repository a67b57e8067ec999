import { useId } from 'react';
import { peranOf, useUser } from '@/entities/session';
import { isIn, officeRooms } from '../config/rooms';
import css from './office-nav.module.css';
import { RoomLink } from './RoomLink';

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
          <RoomLink
            key={room.to}
            to={room.to}
            Icon={room.Icon}
            isHere={isIn(room, pathname)}
            onClick={
              go &&
              ((event) => {
                event.preventDefault();
                go(room.to);
              })
            }
          >
            {room.label}
          </RoomLink>
        ))}
      </ul>
    </section>
  ));
}
