import { createContext, useContext, useEffect, useRef, useState } from 'react';

interface Shell {
  openMenu: () => void;
  isMenuOpen: boolean;
  /** The visitor came here from another screen of the app. */
  hasNavigated: boolean;
}

export const ShellContext = createContext<Shell>({ openMenu: () => {}, isMenuOpen: false, hasNavigated: false });

export const useShell = (): Shell => useContext(ShellContext);

/** Where the shell says to readers which screen they are on. */
export const SCREEN_NAME = 'nama-layar';

/**
 * Whoever comes from another screen begins at the heading of this one, which is also named to readers. A first page is
 * the browser's to announce; a dialog or a field that has taken the focus keeps it.
 *
 * @returns for the heading
 */
export function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasNavigated } = useShell();
  const [isArrival] = useState(hasNavigated);

  useEffect(() => {
    if (isArrival && !isFocusTaken()) heading.current?.focus({ preventScroll: true });
  }, [isArrival]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name of what is shown may come after the screen itself
  useEffect(() => {
    const region = document.getElementById(SCREEN_NAME);
    const name = heading.current?.textContent ?? '';
    if (isArrival && region && region.textContent !== name) region.textContent = name;
  }, [isArrival, title]);

  return heading;
}

/** Something of the new screen, or over it, was focused on purpose. */
const isFocusTaken = (): boolean => {
  const focused = document.activeElement;
  return focused !== null && focused.closest('main, [role=dialog], [role=alertdialog]') !== null;
};
