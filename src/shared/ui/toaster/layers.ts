import { type RefObject, useLayoutEffect, useRef } from 'react';

type Listener = () => void;

let layers: readonly HTMLElement[] = [];
const listeners = new Set<Listener>();

function become(next: readonly HTMLElement[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** What lies over the page; the last one is on top. All that is outside of it is out of reach, messages must stand within. */
export const messageLayers = {
  /** @returns takes it away again */
  add(layer: HTMLElement): () => void {
    become([...layers, layer]);
    return () => become(layers.filter((other) => other !== layer));
  },
  top: (): HTMLElement => layers.at(-1) ?? document.body,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** @returns to be given to what lies over the page and keeps keyboard and screen reader within */
export function useMessageLayer(): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (layer.current ? messageLayers.add(layer.current) : undefined), []);
  return layer;
}
