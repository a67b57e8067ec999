import './theme/tokens.css';
import './theme/base.css';
import './theme/motion.css';
import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { startTransition } from 'react';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { drawnAddress, type PublicPage, pageAddress } from '#contract/pages.ts';
import { interceptOffer } from '@/features/install-app';
import { noteAnswer, PAGE_DATA } from '@/shared/api';
import { apiOrigin, type Site } from '@/shared/config';
import { DEVICE_PAGE_META } from '@/shared/lib/answers';
import { setOfficeClock } from '@/shared/lib/format';
import { breathe, whenCalm } from '@/shared/lib/timing';
import { layOutAll } from '@/shared/ui/long-list';
import { picturesInPage } from '@/shared/ui/photo';
import { App } from './App';
import { createClient } from './apollo/create-client';
import { readCached } from './apollo/read-cached';
import { earlyTap } from './early-tap';
import { onRecoverableError } from './recoverable-error';
import { AppRouter } from './router/AppRouter';
import { BY_ROLE, createRoutes } from './router/create-routes';
import { pages } from './router/pages';

/** What the server wrote into the page beside its HTML; absent where the page is a plain file. */
interface PageData {
  /** The address that was rendered. The service worker may answer another address with the bare shell. */
  address: string;
  cache: NormalizedCacheObject;
  site: Site;
}

const read = (): PageData | null => JSON.parse(document.getElementById('data')?.textContent ?? 'null');

/** When the service worker has stored this page; null when it came from the server. */
const keptSince = () => document.querySelector(`meta[name=${DEVICE_PAGE_META}]`)?.getAttribute('content') ?? null;

/** Whether the browser restores a page, and its scroll position with it: on back, forward and reload. */
const isReturn = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate';
};

async function start(container: HTMLElement) {
  // At first only what is near the screen is laid out (long-list.module.css); a restored position needs true heights.
  if (isReturn()) container.removeAttribute('data-awal');
  else whenCalm(() => layOutAll(container));
  await breathe();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await breathe();
  const page = read();
  const isRendered = page?.address === drawnAddress(window.location);
  if (isRendered) noteAnswer(PAGE_DATA, keptSince());
  const picture = picturesInPage(container);
  const client = createClient({
    origin: apiOrigin || window.location.origin,
    fetch: window.fetch.bind(window),
    cache: page?.cache,
  });
  await breathe();
  const site = page?.site ?? { origin: window.location.origin, wilayah: 'Kutai Barat' };
  if (site.jam !== undefined) setOfficeClock(site.jam);
  if (site.istilah) setRegionalWords(site.istilah);
  const { page: name, params, query } = pageAddress(window.location);
  const code = name && (await openFirst(name, isRendered));
  if (isRendered && code) {
    await code.needs(readCached(client), { params, query, wilayah: site.wilayah }).catch(() => {
      // The page asks for the same and says what went wrong.
    });
  }
  const routes = createRoutes(client, site.wilayah, code && { page: name, code });
  await breathe();
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [name ?? BY_ROLE]: null } } });
  const app = (
    <App client={client} site={site} picture={picture}>
      <AppRouter router={router} />
    </App>
  );
  await breathe();
  const passEarlyTap = earlyTap();
  // As a transition React hydrates in small steps, so that a finger on a slow phone is answered in between.
  if (isRendered) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else createRoot(container, { onRecoverableError }).render(app);
  passEarlyTap();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenCalm(() => void startKeeping(client, router, site));
}

/** The code of the page at this address; null where it did not come. */
const openFirst = (name: PublicPage, isRendered: boolean) =>
  pages[name].open().catch((error: unknown) => {
    // A rendered page stays readable as it is. On a bare page the router asks again, and shows why it failed.
    if (isRendered) throw error;
    return null;
  });

/** Stores what was read, and the pages that lead to it, for when there is no signal. */
async function startKeeping(client: ApolloClient, router: DataRouter, { wilayah }: Site) {
  const { keepWay } = await import('./pwa/keep-way');
  keepWay(client, router, wilayah);
}

interceptOffer();
const container = document.getElementById('root');
if (container) void start(container);
