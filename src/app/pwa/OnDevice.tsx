import { useEffect } from 'react';
import { InstallOffer } from '@/features/install-app';
import { followUpdates } from '@/features/update-app';
import { type KeepVisit, leaveWord } from './messages';

/** The app as a guest of this device: its service worker, its updates, the offer to install it. */
export function OnDevice() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    let isGone = false;
    let stop = () => {};
    void leaveWord().then(() => {
      if (isGone) return;
      stop = followUpdates(() => navigator.serviceWorker.controller?.postMessage(visit()));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return <InstallOffer />;
}

const visit = (): KeepVisit => ({
  type: 'SIMPAN',
  page: window.location.href,
  pictures: [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc),
  files: performance.getEntriesByType('resource').map(({ name }) => name),
});
