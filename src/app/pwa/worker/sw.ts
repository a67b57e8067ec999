import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isAccountPath } from '#contract/routes.ts';
import { apiOrigin } from '@/shared/config';
import type { ToWorker } from '../messages';
import { fetchAhead, fetchAheadIfWanted, forgetOld } from './ahead';
import { files, isOfThisBuild } from './build';
import { publicData } from './data';
import { file, keepFile } from './files';
import { isAsNamed, only } from './genuine';
import { forgetPages, keepPage, publicPage } from './pages';
import { keepPicture, pictures } from './pictures';
import { shell } from './shell';

declare const self: ServiceWorkerGlobalScope;

const api = apiOrigin || self.location.origin;
const isApi = (url: URL) => url.origin === api && url.pathname.startsWith('/api/');
/** A list as a file is sent while it is made, and kept by nobody. */
const isFileOfList = (url: URL) => url.searchParams.has('format');
/** Every word that is typed is another question: their answers would push out what a screen without signal begins with. */
const isSearch = (url: URL) => url.pathname === '/api/cari';
const isMedia = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/media/');
const isAsset = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');
const isFile = ({ pathname }: URL) => /\.\w+$/.test(pathname);
const isNavigation = (request: Request) => request.mode === 'navigate';

// A shell of another build would be a page without scripts, and so would one whose scripts are the page of a hotel's
// network: then the whole installation waits for the next check.
addPlugins([
  only(async (response, url) =>
    isFile(url) ? isAsNamed(response, url) : response.ok && isOfThisBuild(await response.clone().text()),
  ),
]);
// Before the files of the build, which have the shell as it looked when they were fetched.
registerRoute(({ request, url }) => isNavigation(request) && isAccountPath(url.pathname), shell);
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });

registerRoute(({ request, url }) => isNavigation(request) && !isApi(url) && !isMedia(url), publicPage);
// What is asked with a token is one user's own: it is passed on and never cached.
registerRoute(
  ({ request, url }) => isApi(url) && !isFileOfList(url) && !isSearch(url) && !request.headers.has('Authorization'),
  publicData,
);
registerRoute(({ url }) => isMedia(url), pictures);
registerRoute(({ sameOrigin, url }) => sameOrigin && isAsset(url), file);

self.addEventListener('install', (event) => event.waitUntil(fetchAheadIfWanted()));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetPages(), forgetOld(), self.clients.claim()]));
});

/** Background Sync, which not every browser has: open pages send what waits. They hold the session, this worker does not. */
const wakePages = async () => {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'kirim' });
};

const isOurs = (event: Event): event is ExtendableEvent => 'tag' in event && event.tag === 'kotak-keluar';

self.addEventListener('sync', (event) => isOurs(event) && event.waitUntil(wakePages()));

self.addEventListener('message', (event) => {
  const data: ToWorker | null = event.data;
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'AMBIL') event.waitUntil(self.clients.claim());
  if (data?.type === 'SIAPKAN') {
    const answer = (isThere: boolean) => event.ports[0]?.postMessage(isThere);
    event.waitUntil(
      fetchAhead().then(
        () => answer(true),
        () => answer(false),
      ),
    );
  }
  if (data?.type !== 'SIMPAN') return;
  const seen = data.pictures.filter((address) => isMedia(new URL(address)));
  event.waitUntil(
    Promise.allSettled([
      keepPage(new Request(data.page), event),
      ...seen.map((address) => keepPicture(address, event)),
      ...data.files.filter((address) => isAsset(new URL(address))).map((address) => keepFile(address, event)),
    ]),
  );
});
