import { useRoutes } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { peranOf, useUser } from '@/entities/session';
import { NoScreen } from './NoScreen';
import { officeScreens } from './office-screens';
import { WithCode } from './WithCode';

const everyPath = officeScreens.map(({ path }) => `${routes.kantor}/${path}`);

/** The office's rooms for the reader's role. A visitor has none, and reads which address a login opens. */
export function OfficeRooms() {
  const peran = peranOf(useUser());
  const rooms = peran ? officeScreens.filter(({ only = peran }) => only === peran) : [];
  return useRoutes([
    ...rooms.map(({ path, Page }) => ({ path, element: <WithCode key={path} Page={Page} /> })),
    { path: '*', element: <NoScreen paths={everyPath} /> },
  ]);
}
