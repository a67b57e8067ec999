import { useLocation, useNavigation } from 'react-router-dom';

/** The address on screen, or the one that was asked for and is on its way: a tapped place lights at once. */
export function useDestination(): string {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname ?? pathname;
}
