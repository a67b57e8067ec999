import { useEffect, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { lacksCode, onWish, tell, useIsPrepared } from '../model/readiness';

const Keeper = lazyPart(async () => (await import('./Keeper')).Keeper);

/** Keeps an officer's device ready for work without signal, from the login on and wherever he goes. */
export function KeepReady() {
  const isPrepared = useIsPrepared();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (!isMissing) return;
    const again = () => setMissing(false);
    tell(lacksCode(true));
    onWish(again);
    window.addEventListener('online', again);
    return () => {
      onWish(null);
      tell(null);
      window.removeEventListener('online', again);
    };
  }, [isMissing]);

  return isPrepared && !isMissing ? <Keeper onMissing={() => setMissing(true)} /> : null;
}
