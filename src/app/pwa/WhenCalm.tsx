import { useEffect, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenCalm } from '@/shared/lib/timing';

const OnDevice = lazyPart(async () => (await import('./OnDevice')).OnDevice);

/** Lets service worker and install offer come when the first screen has settled; never while developing. */
export function WhenCalm() {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => (import.meta.env.PROD ? whenCalm(() => setCalm(true)) : undefined), []);
  return isCalm ? <OnDevice /> : null;
}
