import { CircleUserRound, LayoutDashboard, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLogout } from '@/features/auth';
import { routes } from '@/shared/routes';
import { useDestination } from '../model/directions';
import css from './bottom-bar.module.css';
import { TabMarker } from './TabMarker';

const entries = [
  ['Dashboard', routes.dashboard, LayoutDashboard],
  ['Profil', routes.dashboardProfile, CircleUserRound],
] as const;

/** The dashboard's bottom bar: Dashboard, Profil, Logout (spec section 2, Shared layout). */
export function DashboardBar() {
  const pathname = useDestination();
  const logout = useLogout();
  const active = pathname === routes.dashboardProfile ? routes.dashboardProfile : routes.dashboard;
  return (
    <nav data-bilah className={css['bilah']} aria-label="Utama">
      {entries.map(([label, to, Icon]) => (
        <Link key={to} to={to} className={css['butir']} aria-current={to === active ? 'page' : undefined}>
          <span className={css['ikon']}>
            {to === active && <TabMarker />}
            <Icon aria-hidden size={24} />
          </span>
          {label}
        </Link>
      ))}
      <button type="button" className={css['butir']} onClick={() => void logout()}>
        <span className={css['ikon']}>
          <LogOut aria-hidden size={24} />
        </span>
        Logout
      </button>
    </nav>
  );
}
