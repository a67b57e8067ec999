import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNamedOverlay } from '@/shared/lib/browser';

/** Menus wait this long before they navigate (spec section 9). */
const NAVIGATION_DELAY_MS = 150;

/** The side drawer. It is an entry of the history, which the phone's back button takes away. */
export function useMenu() {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { isOpen, open, close } = useNamedOverlay('menu');
  /** Where one of its entries was chosen, and which. */
  const [chosen, setChosen] = useState<{ key: string; to: string } | null>(null);
  const after = useRef<() => void>(undefined);

  // The screen has come, or back was faster.
  if (chosen && chosen.key !== key) setChosen(null);

  useEffect(() => {
    if (!chosen) return;
    // The next screen takes the drawer's place in the history: back leads to where it was opened.
    const timer = setTimeout(() => navigate(chosen.to, { replace: true }), NAVIGATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [chosen, navigate]);

  useEffect(() => {
    if (isOpen) return;
    after.current?.();
    after.current = undefined;
  }, [isOpen]);

  return {
    isOpen: isOpen && !chosen,
    open,
    close,
    go: (to: string) => (to === pathname + search ? close() : setChosen({ key, to })),
    /** Does it once the drawer is out of the history. */
    closeThen: (act: () => void) => {
      after.current = act;
      close();
    },
  };
}
