import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { isOffice } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { useOnceHydrated } from '@/shared/lib/browser';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenCalm } from '@/shared/lib/timing';
import { Toaster } from '@/shared/ui/toaster';
import { SCREEN_NAME, ShellContext } from '../model/shell';
import { useMenu } from '../model/use-menu';
import css from './app-shell.module.css';
import { BottomBar } from './BottomBar';
import { DeskNav } from './DeskNav';
import { Travel } from './Travel';

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer')).MenuDrawer);
const UserParts = lazyPart(async () => (await import('./UserParts')).UserParts);
const PullToRefresh = lazyPart(async () => (await import('./PullToRefresh')).PullToRefresh);

/** What stands around every screen. Drawer and gestures load when the first screen has settled. */
export function AppShell() {
  const { key, pathname } = useLocation();
  const user = useUser();
  const [firstKey] = useState(key);
  const [hasNavigated, setNavigated] = useState(false);
  const menu = useMenu();
  const [isCalm, setCalm] = useState(false);
  // The office is drawn into the page of a dashboard, which came with the navigation of everybody.
  const hasDeskNav = useOnceHydrated(!isOffice(pathname), true);

  useEffect(
    () =>
      whenCalm(() => {
        MenuDrawer.preload();
        setCalm(true);
      }),
    [],
  );

  // Whoever comes back to where he began has come from another screen too.
  if (!hasNavigated && key !== firstKey) setNavigated(true);
  return (
    <ShellContext value={{ openMenu: menu.open, isMenuOpen: menu.isOpen, hasNavigated }}>
      <a href="#isi" className={css['lompat']}>
        Langsung ke isi
      </a>
      <div id={SCREEN_NAME} data-terdengar aria-live="polite" />
      {hasDeskNav && <DeskNav />}
      <NavigationProgress />
      <Travel>
        <Outlet />
      </Travel>
      <BottomBar />
      {menu.isOpen && <MenuDrawer menu={menu} onMissing={menu.close} />}
      {isCalm && <PullToRefresh />}
      {user && <UserParts />}
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
