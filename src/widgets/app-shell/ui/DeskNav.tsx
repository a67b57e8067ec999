import { LogIn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { useNamaSitus } from '@/shared/config';
import { lazyPart } from '@/shared/lib/lazy-part';
import { publicPlaces } from '../config/menus';
import { useDestination } from '../model/directions';
import { SideNav } from './SideNav';
import css from './side-nav.module.css';

const DeskUserNav = lazyPart(async () => (await import('./DeskUserNav')).DeskUserNav);

const account = /^\/(login|register|forgot-password|change-password)/;

/** All public destinations, and those of whoever is logged in. */
export function DeskNav() {
  const pathname = useDestination();
  const user = useUser();
  const namaSitus = useNamaSitus();
  return (
    <SideNav label="Utama" name={namaSitus}>
      <ul>
        {publicPlaces.map(([label, to, Icon, owns]) => (
          <li key={to}>
            <Link to={to} className={css['butir']} aria-current={owns.test(pathname) ? 'page' : undefined}>
              <Icon aria-hidden size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {user ? (
        <DeskUserNav />
      ) : (
        <Link to={routes.login} className={css['masuk']} aria-current={account.test(pathname) ? 'page' : undefined}>
          <LogIn aria-hidden size={20} />
          Login
        </Link>
      )}
    </SideNav>
  );
}
