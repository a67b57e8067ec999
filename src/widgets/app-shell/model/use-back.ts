import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { isSecondOfTwo } from './double-tap';

/**
 * One step back inside the app, else home (spec section 2, back rule). How long the browser's history is says nothing: it
 * counts the pages of others, and entries that lie ahead.
 */
export function useBack(): (tap: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (tap) => {
    if (isSecondOfTwo(tap.nativeEvent) || isOnItsWay(key)) return;
    if (hasOwnBefore()) navigate(-1);
    else navigate(routes.home);
  };
}

/** Whether the entry before this one is a page of the app, be it of an earlier document. */
function hasOwnBefore(): boolean {
  // Browsers of before 2026 may not know what lies behind: there only the router's own count of this document is left.
  const { navigation }: { navigation?: Navigation } = window;
  return navigation ? navigation.canGoBack : window.history.state?.idx > 0;
}

/** The history is a step ahead of the screen: its page is still being fetched, and tapping again does not hasten it. */
function isOnItsWay(key: string): boolean {
  const entry = window.history.state;
  // The router names an entry 'default' that it has not made itself.
  return typeof entry?.idx === 'number' && (entry.key ?? 'default') !== key;
}
