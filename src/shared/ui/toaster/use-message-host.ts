import { useLayoutEffect, useState } from 'react';
import { keepClear } from './keep-clear';
import { messageLayers } from './layers';
import css from './toaster.module.css';

/** The element in which messages stand: always within what lies on top, and clear of where somebody types. */
export function useMessageHost(): HTMLElement {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = css['tempat'] ?? '';
    return element;
  });
  useLayoutEffect(() => {
    const move = () => messageLayers.top().append(host);
    move();
    const stopMoving = messageLayers.subscribe(move);
    const stopClearing = keepClear(host);
    return () => {
      stopMoving();
      stopClearing();
      host.remove();
    };
  }, [host]);
  return host;
}
