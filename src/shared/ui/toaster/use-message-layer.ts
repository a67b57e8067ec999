import { type RefObject, useLayoutEffect, useRef } from 'react';
import { messageLayers } from './layers';

/** @returns to be given to what lies over the page and keeps keyboard and screen reader within */
export function useMessageLayer(): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (layer.current ? messageLayers.add(layer.current) : undefined), []);
  return layer;
}
