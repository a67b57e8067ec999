import { type RefObject, useLayoutEffect, useRef } from 'react';
import { followed } from '../../lib/followed';

const layers = followed<readonly HTMLElement[]>([]);

/** What lies over the page; the last one is on top. All that is outside of it is out of reach, messages must stand within. */
export const messageLayers = {
  add(layer: HTMLElement): () => void {
    layers.set([...layers.get(), layer]);
    return () => layers.set(layers.get().filter((other) => other !== layer));
  },
  top: (): HTMLElement => layers.get().at(-1) ?? document.body,
  subscribe: layers.subscribe,
};

/** @returns to be given to what lies over the page and keeps keyboard and screen reader within */
export function useMessageLayer(): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (layer.current ? messageLayers.add(layer.current) : undefined), []);
  return layer;
}
