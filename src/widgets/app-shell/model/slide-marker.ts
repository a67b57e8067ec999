import { isStill, slideFrom } from '@/shared/lib/motion';

/** @param left where it stood, in pixels from the window's left edge */
export function slideMarker(marker: HTMLElement, left: number): void {
  const way = left - marker.getBoundingClientRect().left;
  if (way !== 0 && !isStill()) slideFrom(marker, way);
}
