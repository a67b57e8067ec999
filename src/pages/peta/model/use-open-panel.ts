import { useEffect, useRef } from 'react';
import { wantsCalm } from '@/shared/lib/wants-calm';

/** Between a shape and the panel below it. */
const AIR = 12;

/**
 * A panel that was opened tells it and comes into sight, and while it lies over the map, what has the focus is scrolled
 * clear of it (panel.module.css).
 *
 * @param id of what the panel shows
 * @returns for the panel
 */
export function useOpenPanel(id: number) {
  const panel = useRef<HTMLElement>(null);
  const first = useRef(id);

  // Who opens another has to hear of it; what the address opened at first has taken no focus.
  useEffect(() => {
    const { current } = panel;
    if (current && (id !== first.current || document.activeElement?.closest('svg, table'))) {
      current.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      // Over the map it is in sight already; who opened it far down the list does not see the map.
      current.scrollIntoView?.({ block: 'nearest' });
      if (isOver(current)) uncover(current);
    }
    first.current = id;
  }, [id]);

  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.setProperty('--tinggi-panel', isOver(current) ? `${current.offsetHeight + 8}px` : '0px');
    });
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--tinggi-panel');
    };
  }, []);

  return panel;
}

const isOver = (panel: HTMLElement) => getComputedStyle(panel).position === 'sticky';

/** Scrolls the shape that was opened out from under the panel, as far as the bar above leaves room. */
function uncover(panel: HTMLElement) {
  const shape = document.querySelector('svg [aria-current]')?.getBoundingClientRect();
  if (!shape) return;
  const covered = shape.bottom + AIR - panel.getBoundingClientRect().top;
  const above = shape.top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (covered <= 0 || above <= 0) return;
  window.scrollBy({ top: Math.min(covered, above), behavior: wantsCalm() ? 'instant' : 'smooth' });
}
