import { useEffect } from 'react';
import { InstallOffer } from '@/features/install-app';
import { followUpdates, useFollowTampilan } from '@/features/update-app';
import { onWindow } from '@/shared/lib/timing';
import { type KeepVisit, leaveWord } from './messages';

/** The app as a guest of this device: its service worker, its updates, the offer to install it. */
export function OnDevice() {
  const followTampilan = useFollowTampilan();
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
  useEffect(() => {
    // A page that no worker has given comes from the server, as it looks now.
    if (!navigator.serviceWorker?.controller) return;
    void followTampilan();
    return onWindow(['online'], () => void followTampilan());
  }, [followTampilan]);
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
