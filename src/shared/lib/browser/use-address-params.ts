import { type Location, useLocation, useSearchParams } from 'react-router-dom';

/** Parameters that were chosen on a screen whose address has yet to follow. */
const pendingParams = new WeakMap<Location, URLSearchParams>();

/**
 * The parameters of the address, and how a choice on the screen changes them: without a step back and without scrolling.
 * Choices that come faster than their addresses add up; each would else begin from the address that is still drawn.
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
