import { CircleUserRound, LayoutDashboard, LogOut } from 'lucide-react';
import { isOffice, routes } from '#contract/routes.ts';
import { useLogout } from '@/features/auth';
import { useDestination } from '../model/directions';
import css from './bottom-bar.module.css';
import { TabBar } from './TabBar';

const places = [
  ['Dashboard', routes.dashboard, LayoutDashboard],
  ['Profil', routes.dashboardProfile, CircleUserRound],
] as const;

/** The dashboard's bottom bar: Dashboard, Profil, Logout (spec section 2, Shared layout). */
export function DashboardBar() {
  const pathname = useDestination();
  const logout = useLogout();
  const dashboard = isOffice(pathname) ? undefined : routes.dashboard;
  const active = pathname === routes.dashboardProfile ? routes.dashboardProfile : dashboard;
  return (
    <TabBar places={places} active={active}>
      <button type="button" className={css['butir']} onClick={() => void logout()}>
        <span className={css['ikon']}>
          <LogOut aria-hidden size={24} />
        </span>
        Logout
      </button>
    </TabBar>
  );
}
