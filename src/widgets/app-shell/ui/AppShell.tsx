import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useIdle } from '@/shared/lib/use-idle';
import { Toaster } from '@/shared/ui/toaster';
import { ShellContext } from '../model/shell';
import css from './app-shell.module.css';
import { BottomBar } from './BottomBar';

const loadDrawer = () => import('./MenuDrawer').then(({ MenuDrawer }) => ({ default: MenuDrawer }));
const MenuDrawer = lazy(loadDrawer);
const PullToRefresh = lazy(() => import('./PullToRefresh').then(({ PullToRefresh }) => ({ default: PullToRefresh })));

/** What stands around every screen. Drawer and gestures load when the first screen is there and the phone is idle. */
export function AppShell() {
  const { key, pathname } = useLocation();
  const firstKey = useRef(key);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isIdle = useIdle();

  useEffect(() => {
    if (isIdle) loadDrawer();
  }, [isIdle]);

  const hasNavigated = key !== firstKey.current;
  return (
    <ShellContext value={{ openMenu: () => setMenuOpen(true), isMenuOpen, hasNavigated }}>
      <a href="#isi" className={css['lompat']}>
        Langsung ke isi
      </a>
      <NavigationProgress />
      <div key={pathname} className={css['layar']}>
        <Outlet />
      </div>
      <BottomBar />
      <Suspense>
        {isMenuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
        {isIdle && <PullToRefresh />}
      </Suspense>
      <Toaster />
      <ScrollRestoration />
    </ShellContext>
  );
}

/** A thin line while the next screen's code is on its way; it only shows when that takes a moment. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div className={css['perjalanan']} role="progressbar" aria-label="Membuka halaman" />
  ) : null;
}
