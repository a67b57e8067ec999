import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { InstallApp } from '@/features/install-app';
import { followUpdates } from '@/features/update-app';
import { keptSince } from '@/shared/api';
import { askAgain } from './ask-again';
import type { KeepVisit } from './messages';

/** The app as a guest of this device: its service worker, its updates, the offer to install it. */
export function OnDevice() {
  const client = useApolloClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Data that came inside the HTML were never asked for: asked once, they are kept for other ways to this screen.
    if (navigator.serviceWorker.controller && keptSince() === null) void askAgain(client);
    return followUpdates(() => {
      navigator.serviceWorker.controller?.postMessage(visit());
      void askAgain(client);
    });
  }, [client]);
  return <InstallApp />;
}

const visit = (): KeepVisit => ({
  type: 'SIMPAN',
  page: window.location.href,
  pictures: [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc),
});
