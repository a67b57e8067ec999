import { LayoutDashboard, LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { peranOf, useUser } from '@/entities/session';
import { useLogout } from '@/features/auth';
import { useSite } from '@/shared/config';
import { dashboardRooms, type MenuEntry } from '../config/menus';
import { useRooms } from '../model/rooms';
import { roomIcons } from './room-icons';
import css from './side-nav.module.css';

/** What the desk's navigation shows to somebody who is logged in: the own dashboard with its rooms, and the way out. */
export function DeskUserNav() {
  const { pathname } = useLocation();
  const { wilayah } = useSite();
  const user = useUser();
  const logout = useLogout();
  const { addressOf } = useRooms();
  const entries: readonly MenuEntry[] = [
    ['Dashboard', routes.dashboard],
    ...dashboardRooms(peranOf(user), wilayah),
    ['Profil', routes.dashboardProfile],
  ];
  // The public drawer leads to the profile by an address of its own; the dashboard's own begins those of all its rooms.
  const here = pathname === routes.profile ? routes.dashboardProfile : pathname;
  const isAt = (to: string) => here === to || (to !== routes.dashboard && here.startsWith(`${to}/`));
  return (
    <>
      <p id="nama-pengguna" className={css['pengguna']}>
        {user?.nama_lengkap}
      </p>
      <ul aria-labelledby="nama-pengguna">
        {entries.map(([label, to]) => {
          const Icon = roomIcons[to] ?? LayoutDashboard;
          return (
            <li key={to}>
              <Link to={addressOf(to)} className={css['butir']} aria-current={isAt(to) ? 'page' : undefined}>
                <Icon aria-hidden size={20} />
                {label}
              </Link>
            </li>
          );
        })}
        <li>
          <button type="button" className={css['butir']} onClick={() => void logout()}>
            <LogOut aria-hidden size={20} />
            Keluar
          </button>
        </li>
      </ul>
    </>
  );
}
