import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { InstallApp } from '@/features/install-app';
import { followUpdates } from '@/features/update-app';
import { keptSince } from '@/shared/api';
import { isFrugal } from '@/shared/lib/is-frugal';
import { askAgain } from './ask-again';
import { leaveWord } from './frugal';
import type { KeepVisit } from './messages';

/** The app as a guest of this device: its service worker, its updates, the offer to install it. */
export function OnDevice() {
  const client = useApolloClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Data that came inside the HTML were never asked for: asked once, they are kept for other ways to this screen.
    if (navigator.serviceWorker.controller && keptSince() === null) keepData(client);
    let isGone = false;
    let stop = () => {};
    void leaveWord().then(() => {
      if (isGone) return;
      stop = followUpdates(() => {
        navigator.serviceWorker.controller?.postMessage(visit());
        keepData(client);
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [client]);
  return <InstallApp />;
}

/** What the page's HTML brought is kept with it in any case. */
const keepData = (client: ApolloClient) => {
  if (!isFrugal()) void askAgain(client);
};

const visit = (): KeepVisit => ({
  type: 'SIMPAN',
  page: window.location.href,
  pictures: [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc),
  files: performance.getEntriesByType('resource').map(({ name }) => name),
});
