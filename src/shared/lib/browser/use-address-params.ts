import { type Location, useLocation, useSearchParams } from 'react-router-dom';

/** Parameters chosen on a location whose navigation has not completed. */
const pendingParams = new WeakMap<Location, URLSearchParams>();

/**
 * Reads and replaces the address's search parameters, without a history entry and without scrolling. Changes made before
 * the first navigation completes add up.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const change = (edit: (next: URLSearchParams) => void): void => {
    const next = new URLSearchParams(pendingParams.get(location) ?? location.search);
    edit(next);
    pendingParams.set(location, next);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params, change] as const;
}
