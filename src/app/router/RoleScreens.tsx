import { useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { isAccountPath, isOffice, routes } from '#contract/routes.ts';
import { useSession } from '@/entities/session';
import { NoScreen } from './NoScreen';
import { accountPaths, screensOf } from './routes-by-role';
import { WaitingScreen } from './WaitingScreen';
import { WithCode } from './WithCode';

/**
 * What lies beyond the public route table: the screens of whoever is logged in, else the not-found page. The set
 * changes with the next navigation, not with the login itself, so that no not-found page flashes in between (rulings 2).
 */
export function RoleScreens() {
  const { key, pathname } = useLocation();
  const { user, isKnown } = useSession();
  const [set, setSet] = useState({ key, user, isKnown });
  if (set.key !== key || set.isKnown !== isKnown) setSet({ key, user, isKnown });

  // A dashboard cannot be drawn without a user: after a logout something else stands until the next screen has come.
  const hasLeft = set.user !== null && user === null && (pathname.startsWith(routes.dashboard) || isOffice(pathname));
  const element = useRoutes([
    ...screensOf(set.user).map(({ path, Page }) => ({ path, element: <WithCode key={path} Page={Page} /> })),
    { path: '*', element: <NoScreen paths={accountPaths} /> },
  ]);
  return hasLeft || (!set.isKnown && isAccountPath(pathname)) ? <WaitingScreen /> : element;
}
