import { LayoutGrid } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNamedOverlay } from '@/shared/lib/browser';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenCalm } from '@/shared/lib/timing';
import { Button } from '@/shared/ui/Button';
import css from './office-nav.module.css';
import { RoomLinks } from './RoomLinks';

const SideDrawer = lazyPart(async () => (await import('@/shared/ui/side-drawer')).SideDrawer);

/** The way to the other rooms on a phone. The drawer loads when the first screen has settled. */
export function RoomsDrawer() {
  const { isOpen, open, close } = useNamedOverlay('ruang-kantor');
  useEffect(() => whenCalm(SideDrawer.preload), []);
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
    <SideDrawer title="Ruang kantor" closeLabel="Tutup ruang kantor" onClose={close} onMissing={close}>
      <nav aria-label="Kantor" className={css['laci']}>
        <RoomLinks pathname={pathname} go={go} />
      </nav>
    </SideDrawer>
  );
}
