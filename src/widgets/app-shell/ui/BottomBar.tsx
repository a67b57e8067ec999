import { House, Store, Tags } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { routes } from '@/shared/routes';
import { bottomBar, isDashboard } from '../config/menus';
import { useDestination } from '../model/directions';
import css from './bottom-bar.module.css';
import { TabMarker } from './TabMarker';

const icons = { [routes.home]: House, [routes.etalase]: Store, [routes.hargaPangan]: Tags };

const DashboardBar = lazyPart(async () => (await import('./DashboardBar')).DashboardBar);

/** Which public item an address belongs to; regency-wide prices are prices too, a product belongs to the showcase. */
const itemOf = (pathname: string): string | undefined => {
  if (pathname === routes.home) return routes.home;
  if (pathname.startsWith(routes.hargaPangan)) return routes.hargaPangan;
  return /^\/(etalase|detail-produk)(\/|$)/.test(pathname) ? routes.etalase : undefined;
};

/** Below on a phone; a desk has its own navigation. Dashboards have their own. */
export function BottomBar() {
  const pathname = useDestination();
  return isDashboard(pathname) ? <DashboardOrPublicBar /> : <PublicBar active={itemOf(pathname)} />;
}

/** Only here does it matter who is known to be a visitor: public pages would be drawn twice for it. */
function DashboardOrPublicBar() {
  const { user, isKnown } = useSession();
  if (isKnown && !user) return <PublicBar />;
  const room = <nav data-bilah className={css['bilah']} aria-label="Utama" />;
  return isKnown ? <DashboardBar fallback={room} /> : room;
}

function PublicBar({ active }: { active?: string | undefined }) {
  return (
    <nav data-bilah className={css['bilah']} aria-label="Utama">
      {bottomBar.map(([label, to]) => {
        const Icon = icons[to];
        return (
          <Link key={to} to={to} className={css['butir']} aria-current={to === active ? 'page' : undefined}>
            <span className={css['ikon']}>
              {to === active && <TabMarker />}
              <Icon aria-hidden size={24} />
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
