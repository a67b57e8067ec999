import { useEffect, useRef } from 'react';

/**
 * Large letters may make the header taller than its row: what sticks below it, and what is scrolled to, keeps clear of
 * all of it (theme/tokens.css).
 *
 * @returns for the header's row
 */
export function useHeaderHeight() {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const header = row.current;
    if (!header) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      const height = header.offsetHeight;
      if (height > Number.parseFloat(getComputedStyle(header).minHeight) + 1)
        style.setProperty('--tinggi-kepala', `${height}px`);
      else style.removeProperty('--tinggi-kepala');
    });
    sizes.observe(header);
    return () => {
      sizes.disconnect();
      style.removeProperty('--tinggi-kepala');
    };
  }, []);

  return row;
}
