import { Link, useLocation } from 'react-router-dom';
import { peranOf, useUser } from '@/entities/session';
import { useLogout } from '@/features/auth';
import { useSite } from '@/shared/config';
import { Avatar } from '@/shared/ui/Avatar';
import { SideDrawer } from '@/shared/ui/side-drawer';
import { dashboardMenu, isDashboard, userMenu, visitorMenu } from '../config/menus';
import type { useMenu } from '../model/use-menu';
import css from './menu-drawer.module.css';

/** Where a phone has what a desk has at its side. */
export function MenuDrawer({ menu: { close, go, closeThen } }: { menu: ReturnType<typeof useMenu> }) {
  const { pathname } = useLocation();
  const user = useUser();
  const { wilayah } = useSite();
  const logout = useLogout();
  const userEntries = isDashboard(pathname) ? dashboardMenu(peranOf(user), wilayah) : userMenu;
  const entries = user ? userEntries : visitorMenu;

  return (
    <SideDrawer
      title={
        <>
          <Avatar url={user?.foto_url} size={56} />
          <span>{user?.nama_lengkap ?? 'Pengunjung'}</span>
        </>
      }
      closeLabel="Tutup menu"
      onClose={close}
    >
      <nav aria-label="Menu">
        <ul>
          {entries.map(([label, to]) => (
            <li key={to}>
              <Link
                to={to}
                className={css['butir']}
                aria-current={to === pathname ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  go(to);
                }}
              >
                {label}
              </Link>
            </li>
          ))}
          {user && (
            <li>
              <button type="button" className={css['butir']} onClick={() => closeThen(() => void logout())}>
                Keluar
              </button>
            </li>
          )}
        </ul>
      </nav>
    </SideDrawer>
  );
}
