import { Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { peranOf, useUser } from '@/entities/session';
import { useLogout } from '@/features/auth';
import { useSite } from '@/shared/config';
import { useSlide } from '@/shared/lib/motion';
import { Avatar } from '@/shared/ui/Avatar';
import { Button } from '@/shared/ui/Button';
import { Chakra } from '@/shared/ui/chakra';
import { useMessageLayer } from '@/shared/ui/toaster';
import { dashboardMenu, isDashboard, userMenu, visitorMenu } from '../config/menus';
import type { useMenu } from '../model/use-menu';
import css from './menu-drawer.module.css';

/** Comes from the left, where a desk has its navigation, and goes back there under a finger. */
export function MenuDrawer({ menu: { close, go, closeThen } }: { menu: ReturnType<typeof useMenu> }) {
  const { pathname } = useLocation();
  const user = useUser();
  const { wilayah } = useSite();
  const logout = useLogout();
  const layer = useMessageLayer();
  const { panel, backdrop, positioner } = useSlide('left', close);
  const userEntries = isDashboard(pathname) ? dashboardMenu(peranOf(user), wilayah) : userMenu;
  const entries = user ? userEntries : visitorMenu;

  return (
    <Chakra>
      <Drawer.Root open onOpenChange={({ open }) => open || close()}>
        <Portal>
          <Drawer.Backdrop ref={backdrop} />
          <Drawer.Positioner ref={positioner}>
            <Drawer.Content ref={layer}>
              <div ref={panel} data-laci>
                <div className={css['atas']}>
                  <Drawer.Title className={css['nama']}>
                    <Avatar url={user?.foto_url} size={56} />
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
              </div>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Chakra>
  );
}
