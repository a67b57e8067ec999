import { useRoutes } from 'react-router-dom';
import { peranOf, useUser } from '@/entities/session';
import { NotFoundPage } from '@/pages/not-found';
import { officeScreens } from './office-screens';
import { WithCode } from './WithCode';

/** The rooms of the office that whoever is logged in may enter; what is not among them does not exist. */
export function OfficeRooms() {
  const peran = peranOf(useUser());
  const rooms = officeScreens.filter(({ only = peran }) => only === peran);
  return useRoutes([
    ...rooms.map(({ path, Page }) => ({ path, element: <WithCode key={path} Page={Page} /> })),
    { path: '*', element: <NotFoundPage /> },
  ]);
}
