import { useSyncExternalStore } from 'react';

/** Too narrow for a grid, or a phone that lies on its side. */
const PHONE = '(width < 768px), (height < 480px) and (pointer: coarse)';

/** Whether a place is entered row by row; asked where the browser alone draws. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;

const follow = (act: () => void) => {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', act);
  return () => query.removeEventListener('change', act);
};

export const useIsPhone = (): boolean => useSyncExternalStore(follow, isPhone);
