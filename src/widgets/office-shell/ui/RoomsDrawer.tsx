import { LayoutGrid } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNamedOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { SideDrawer } from '@/shared/ui/side-drawer';
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
  // The next screen takes the drawer's place in the history: back leads to where it was opened.
  const go = (to: string) => (to === pathname ? close() : navigate(to, { replace: true }));
  return (
    <SideDrawer title="Ruang kantor" closeLabel="Tutup ruang kantor" onClose={close}>
      <nav aria-label="Kantor" className={css['laci']}>
        <RoomLinks pathname={pathname} go={go} />
      </nav>
    </SideDrawer>
  );
}
