import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The value, but `first` on the server and while the page hydrates, so that both halves render the same. Only who then
 * sees another value is drawn a second time.
 */
export const useOnceHydrated = <Value extends string | number | boolean | null>(value: Value, first: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => first,
  );
