import type { ApolloClient } from '@apollo/client';
import { data, type RouteObject } from 'react-router-dom';
import type { PublicPage } from '#contract/pages.ts';
import { isAccountPath } from '#contract/routes.ts';
import { readFrom } from '@/shared/api';
import { breathe } from '@/shared/lib/timing';
import { AppShell } from '@/widgets/app-shell';
import { Kept } from './Kept';
import { type PageHandle, type PageModule, pages } from './pages';
import { RoleScreens } from './RoleScreens';
import { UnexpectedError } from './UnexpectedError';

/** The page whose code is there before the routes are made. */
interface Opened {
  page: PublicPage;
  code: PageModule;
}

/** The id of the route of all addresses that are no public page's. */
export const BY_ROLE = 'by-role';

/**
 * The route table. A page's code and what it needs load with its address.
 *
 * @param opened is drawn with the first render: a page that still waits for its code would throw away what the server
 * has rendered
 */
export function createRoutes(client: ApolloClient, wilayah: string, opened: Opened | null = null): RouteObject[] {
  const whole = ({ Page, needs }: PageModule) => ({ Component: Page, loader: loader(client, wilayah, needs) });
  const page = ([path, handle]: [string, PageHandle]): RouteObject => ({
    id: path,
    path,
    handle,
    ...(path === opened?.page ? whole(opened.code) : { lazy: async () => whole(await handle.open()) }),
  });

  return [
    {
      id: 'shell',
      Component: AppShell,
      ErrorBoundary: UnexpectedError,
      // Where no server has rendered the page, nothing shows until its code is there.
      HydrateFallback: Nothing,
      children: [
        {
          id: 'pages',
          Component: Kept,
          ErrorBoundary: UnexpectedError,
          children: [
            ...Object.entries(pages).map(page),
            { id: BY_ROLE, path: '*', Component: RoleScreens, loader: knownOr404 },
          ],
        },
      ],
    },
  ];
}

const Nothing = () => null;

/** The server does not know who is logged in: it sends the same bare page for every address of an account. */
const knownOr404: RouteObject['loader'] = async ({ request }) => {
  if (!import.meta.env.SSR) await breathe();
  return data(null, { status: isAccountPath(new URL(request.url).pathname) ? 200 : 404 });
};

/**
 * The server waits for a page's data; the browser starts asking, and shows the page's own placeholders meanwhile. It
 * waits for the next task all the same: what React draws within `popstate` is not animated (docs/decisions/0026).
 */
const loader =
  (client: ApolloClient, wilayah: string, needs: PageModule['needs']): RouteObject['loader'] =>
  async ({ params, request }) => {
    // Its code has come after somebody has gone elsewhere.
    if (request.signal.aborted) return null;
    const reading = needs(readFrom(client), { params, query: new URL(request.url).searchParams, wilayah });
    if (import.meta.env.SSR) return data(null, { status: await reading.catch(() => 503) });
    reading.catch(() => {
      // The page asks for the same and says what went wrong.
    });
    await breathe();
    return null;
  };
