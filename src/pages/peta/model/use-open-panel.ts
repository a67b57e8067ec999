import { useEffect, useRef } from 'react';

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
    if (id !== first.current || document.activeElement?.closest('svg, table')) {
      panel.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      if (!isOver(panel.current)) panel.current?.scrollIntoView({ block: 'nearest' });
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

const isOver = (panel: HTMLElement | null) => panel !== null && getComputedStyle(panel).position === 'sticky';
