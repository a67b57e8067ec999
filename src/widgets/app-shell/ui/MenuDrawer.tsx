import { Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { Chakra } from '@/shared/ui/chakra';
import { visitorMenu } from '../config/menus';
import css from './menu-drawer.module.css';

/** Menus wait this long before they navigate (spec section 9). */
const NAVIGATION_DELAY_MS = 150;

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (to: string) => {
    onClose();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(to), NAVIGATION_DELAY_MS);
  };

  return (
    <Chakra>
      <Drawer.Root open onOpenChange={({ open }) => open || onClose()}>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <div className={css['atas']}>
                <Drawer.Title className={css['nama']}>
                  <img src="/avatar.svg" alt="" width={56} height={56} />
                  Pengunjung
                </Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <Button look="ikon" aria-label="Tutup menu">
                    <X aria-hidden size={24} />
                  </Button>
                </Drawer.CloseTrigger>
              </div>
              <nav aria-label="Menu">
                <ul>
                  {visitorMenu.map(([label, to]) => (
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
                </ul>
              </nav>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Chakra>
  );
}
