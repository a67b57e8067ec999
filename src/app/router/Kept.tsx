import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenCalm } from '@/shared/lib/timing';
import { FreshData } from '../pwa/FreshData';
import { SessionKeeper } from '../session/SessionKeeper';

/** What stays while screens change. */
export const Kept = () => (
  <>
    <SessionKeeper />
    <WhenCalm />
    <Outlet />
    <FreshData />
  </>
);

const OnDevice = lazyPart(async () => (await import('../pwa/OnDevice')).OnDevice);

/** Lets service worker and install offer come when the first screen has settled; never while developing. */
function WhenCalm() {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => (import.meta.env.PROD ? whenCalm(() => setCalm(true)) : undefined), []);
  return isCalm ? <OnDevice /> : null;
}
