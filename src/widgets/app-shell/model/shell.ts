import { createContext, useContext } from 'react';

interface Shell {
  openMenu: () => void;
  isMenuOpen: boolean;
  /** The visitor came here from another screen of the app. */
  hasNavigated: boolean;
}

export const ShellContext = createContext<Shell>({ openMenu: () => {}, isMenuOpen: false, hasNavigated: false });

export const useShell = (): Shell => useContext(ShellContext);
