import { ChevronLeft, Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '@/entities/session';
import { ShareLink } from '@/features/share-link';
import { useKeptSince } from '@/shared/api';
import { saat } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import { SharedElement } from '@/shared/ui/moves';
import { PageMeta } from '@/shared/ui/PageMeta';
import { isRoom } from '../config/menus';
import { useArrival, useShell } from '../model/shell';
import { useBack } from '../model/use-back';
import { useHeaderHeight } from '../model/use-header-height';
import css from './screen.module.css';

const RoomBar = lazyPart(async () => (await import('./RoomBar')).RoomBar);
const OutboxBadge = lazyPart(async () => (await import('@/features/send-outbox')).OutboxBadge);

interface ScreenProps {
  title: string;
  /** What its page is called in a tab and in shared links, where that is not its title. */
  name?: string;
  /** What search engines and shared links say of its page; a screen that only waits for a page has none. */
  description?: string;
  /** Address of a picture for shared links. */
  image?: string | undefined;
  /** The address that its share button hands on; without one there is no such button. */
  share?: string | null | undefined;
  /** Stands at the left of the header; by default the back button. */
  start?: ReactNode;
  children: ReactNode;
}

/** A screen: its header and its content. */
export function Screen({ title, name = title, description, image, share, start, children }: ScreenProps) {
  const user = useUser();
  const { openMenu, isMenuOpen } = useShell();
  const heading = useArrival(title);
  const row = useHeaderHeight();
  return (
    <>
      {description !== undefined && <PageMeta title={name} description={description} image={image} />}
      <SharedElement name="kepala">
        <header data-bilah className={css['kepala']}>
          <div ref={row} className={css['bilah']}>
            <div className={css['awal']}>{start ?? <BackButton />}</div>
            <h1 ref={heading} tabIndex={-1} className={css['judul']}>
              {title}
            </h1>
            <div className={css['akhir']}>
              {user && <OutboxBadge />}
              {share && <ShareLink title={name} path={share} />}
              <Button
                look="ikon"
                aria-label="Buka menu"
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                onClick={openMenu}
              >
                <Menu aria-hidden size={24} />
              </Button>
            </div>
          </div>
        </header>
      </SharedElement>
      {user && <Rooms />}
      <KeptLine />
      <main id="isi" tabIndex={-1} className={css['isi']}>
        {children}
      </main>
    </>
  );
}

/** Its row is there before its code is: nothing below it moves. */
function Rooms() {
  const { pathname } = useLocation();
  if (!isRoom(pathname)) return null;
  return (
    <div className={css['ruang']}>
      <RoomBar />
    </div>
  );
}

function BackButton() {
  const back = useBack();
  return (
    <Button look="ikon" aria-label="Kembali" onClick={back}>
      <ChevronLeft aria-hidden size={26} />
    </Button>
  );
}

/** The server is being asked: most often it has answered by then, and nothing need be said. */
const PATIENCE_MS = 1500;

/** Says how old data are that this device shows from its memory. */
function KeptLine() {
  const since = useKeptSince();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (since === null || !isDue) return null;
  return (
    <p role="status" className={css['dari-perangkat']}>
      data per {saat(since)}
    </p>
  );
}
