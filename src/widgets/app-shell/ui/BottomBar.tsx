import { routes } from '#contract/routes.ts';
import { useSession } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { bottomBar, isDashboard, publicPlaces } from '../config/menus';
import { useDestination } from '../model/directions';
import { TabBar } from './TabBar';

const DashboardBar = lazyPart(async () => (await import('./DashboardBar')).DashboardBar);

/** Which public item an address belongs to: what compares prices is about prices too. */
const itemOf = (pathname: string): string | undefined => {
  const to = publicPlaces.find(([, , , owns]) => owns.test(pathname))?.[1];
  return to === routes.bandingkan ? routes.hargaPangan : to;
};

/** Below on a phone; a desk has its own navigation. Dashboards have their own. */
export function BottomBar() {
  const pathname = useDestination();
  return isDashboard(pathname) ? <DashboardOrPublicBar /> : <TabBar places={bottomBar} active={itemOf(pathname)} />;
}

/** Only here does it matter who is known to be a visitor: public pages would be drawn twice for it. */
function DashboardOrPublicBar() {
  const { user, isKnown } = useSession();
  if (isKnown && !user) return <TabBar places={bottomBar} />;
  return isKnown ? <DashboardBar fallback={<TabBar />} /> : <TabBar />;
}
