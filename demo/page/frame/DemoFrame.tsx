import { Outlet, useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import css from './demo.module.css';
import { LetterCard } from './LetterCard';
import { RoleButtons } from './RoleButtons';
import { StartOver } from './StartOver';

/** What the demo puts around the app: its label, the accounts of all roles on the login page, the letters that arrive. */
export function DemoFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <aside className={css['pita']} aria-label="Demo">
        <p>
          <strong>Demo</strong> · data contoh, hanya di perangkat ini
        </p>
        {pathname === routes.login && (
          <>
            <RoleButtons />
            <StartOver />
          </>
        )}
      </aside>
      <Outlet />
      <LetterCard />
    </>
  );
}
