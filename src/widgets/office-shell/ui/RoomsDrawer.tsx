import { Drawer, Portal } from '@chakra-ui/react';
import { LayoutGrid, X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNamedOverlay } from '@/shared/lib/browser';
import { useSlide } from '@/shared/lib/motion';
import { Button } from '@/shared/ui/Button';
import { Chakra } from '@/shared/ui/chakra';
import { useMessageLayer } from '@/shared/ui/toaster';
import css from './office-nav.module.css';
import { RoomLinks } from './RoomLinks';

/** The way to the other rooms on a phone. */
export function RoomsDrawer() {
  const { isOpen, open, close } = useNamedOverlay('ruang-kantor');
  return (
    <>
      <Button
        look="ikon"
        className={css['buka']}
        aria-label="Ruang kantor"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <LayoutGrid aria-hidden size={24} />
      </Button>
      {isOpen && <OpenDrawer close={close} />}
    </>
  );
}

function OpenDrawer({ close }: { close: () => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const layer = useMessageLayer();
  const { panel, backdrop, positioner } = useSlide('left', close);
  // The next screen takes the drawer's place in the history: back leads to where it was opened.
  const go = (to: string) => (to === pathname ? close() : navigate(to, { replace: true }));
  return (
    <Chakra>
      <Drawer.Root open onOpenChange={({ open }) => open || close()}>
        <Portal>
          <Drawer.Backdrop ref={backdrop} />
          <Drawer.Positioner ref={positioner}>
            <Drawer.Content ref={layer}>
              <div ref={panel} data-laci>
                <div className={css['atas']}>
                  <Drawer.Title className={css['judul']}>Ruang kantor</Drawer.Title>
                  <Drawer.CloseTrigger asChild>
                    <Button look="ikon" aria-label="Tutup ruang kantor">
                      <X aria-hidden size={24} />
                    </Button>
                  </Drawer.CloseTrigger>
                </div>
                <nav aria-label="Kantor" className={css['laci']}>
                  <RoomLinks pathname={pathname} go={go} />
                </nav>
              </div>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Chakra>
  );
}
