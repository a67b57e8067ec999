import { useEffect } from 'react';

const RESIZES = 'interactive-widget=resizes-content';

/**
 * While it is on screen the phone's own keypad makes the page lower instead of lying over it: the field that is typed in
 * stays in sight. Only here: elsewhere it would lift the bars that stand below. Where a browser does not know that, the
 * height that is left is measured.
 */
export function useRoomForKeypad(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
    const before = meta?.content ?? '';
    if (meta && !before.includes(RESIZES)) meta.content = `${before}, ${RESIZES}`;
    const { visualViewport } = window;
    const { style } = document.documentElement;
    const measure = () => {
      const isZoomed = (visualViewport?.scale ?? 1) > 1;
      if (visualViewport && !isZoomed) style.setProperty('--tinggi-tampak', `${visualViewport.height}px`);
    };
    measure();
    visualViewport?.addEventListener('resize', measure);
    return () => {
      if (meta) meta.content = before;
      visualViewport?.removeEventListener('resize', measure);
      style.removeProperty('--tinggi-tampak');
    };
  }, []);
}
