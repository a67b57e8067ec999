import { Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { peranOf, useUser } from '@/entities/session';
import { useLogout } from '@/features/auth/logout';
import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Chakra } from '@/shared/ui/chakra';
import { useMessageLayer } from '@/shared/ui/toaster';
import { dashboardMenu, isDashboard, userMenu, visitorMenu } from '../config/menus';
import css from './menu-drawer.module.css';

/** Menus wait this long before they navigate (spec section 9). */
const NAVIGATION_DELAY_MS = 150;

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useUser();
  const { wilayah } = useSite();
  const logout = useLogout();
  const layer = useMessageLayer();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (to: string) => {
    onClose();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(to), NAVIGATION_DELAY_MS);
  };

  const leave = () => {
    onClose();
    void logout();
  };
  const userEntries = isDashboard(pathname) ? dashboardMenu(peranOf(user), wilayah) : userMenu;
  const menu = user ? userEntries : visitorMenu;

  return (
    <Chakra>
      <Drawer.Root open onOpenChange={({ open }) => open || onClose()}>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content ref={layer}>
              <div className={css['atas']}>
                <Drawer.Title className={css['nama']}>
                  <img
                    src={user?.foto_url ? mediaUrl(user.foto_url, 160) : '/avatar.svg'}
                    alt=""
                    width={56}
                    height={56}
                    onError={({ currentTarget }) => {
                      if (!currentTarget.src.endsWith('/avatar.svg')) currentTarget.src = '/avatar.svg';
                    }}
                  />
                  <span>{user?.nama_lengkap ?? 'Pengunjung'}</span>
                </Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <Button look="ikon" aria-label="Tutup menu">
                    <X aria-hidden size={24} />
                  </Button>
                </Drawer.CloseTrigger>
              </div>
              <nav aria-label="Menu">
                <ul>
                  {menu.map(([label, to]) => (
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
                      <button type="button" className={css['butir']} onClick={leave}>
                        Keluar
                      </button>
                    </li>
                  )}
                </ul>
              </nav>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Chakra>
  );
}
