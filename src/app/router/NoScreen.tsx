import { matchRoutes, Navigate, useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { peranOf, useUser } from '@/entities/session';
import { NotFoundPage } from '@/pages/not-found';

interface NoScreenProps {
  /** Patterns of the addresses that some role has; none where a login would change nothing. */
  paths?: readonly string[];
}

/** Stands for an address that the reader does not have: the not-found page, or after a login the dashboard. */
export function NoScreen({ paths = [] }: NoScreenProps) {
  const { pathname, search, hash, state } = useLocation();
  const user = useUser();
  if (peranOf(user) && state?.setelahLogin === true) return <Navigate to={routes.dashboard} replace />;
  const isOpenedByLogin =
    !user &&
    matchRoutes(
      [...paths].map((path) => ({ path })),
      pathname,
    ) !== null;
  return <NotFoundPage tujuan={isOpenedByLogin ? pathname + search + hash : undefined} />;
}
