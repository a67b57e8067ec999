import type { Situs } from '#contract/formulas/situs/situs.ts';
import { routes } from '#contract/routes.ts';
import { PAGES_CACHE, SHELL_CACHE } from '@/shared/lib/answers';

/** The service worker answers the shell's own address from the device. */
const PAST_THE_WORKER = `${routes.dashboard}?tampilan`;

const DATA = /<script id="data" type="application\/json">(.*?)<\/script>/s;

interface ServerPage {
  html: string;
  response: Response;
  situs: Situs | undefined;
}

/** The bare page as the server draws it now; null where no such page is to be had. */
export async function readServerPage(): Promise<ServerPage | null> {
  try {
    const response = await fetch(PAST_THE_WORKER, { cache: 'no-cache' });
    const html = response.ok ? await response.text() : '';
    const data = DATA.exec(html)?.[1];
    return data === undefined ? null : { html, response, situs: JSON.parse(data).site?.situs };
  } catch {
    return null;
  }
}

/** The script that the pages of this build start with. */
const entry = () => document.querySelector('script[type=module][src]')?.getAttribute('src');

/**
 * Keeps the bare page, so that the next start has the look from its first paint, without signal too. Kept public pages
 * have the old one: until they are read again the bare page is drawn in their place.
 *
 * @param isNews the open page had another look
 */
export async function keepShell({ html, response, situs }: ServerPage, isNews: boolean): Promise<void> {
  const script = entry();
  // A page of another build would have no scripts.
  if (!script || !html.includes(script)) return;
  const headers = new Headers(response.headers);
  // These describe the body as it was transferred.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  try {
    if (isNews) await caches.delete(PAGES_CACHE);
    const cachedShell = await caches.match(routes.dashboard, { cacheName: SHELL_CACHE, ignoreVary: true });
    // The worker has the page of its build, which needs no copy where the office has no look of its own.
    if (!cachedShell && !isNews && !situs) return;
    if (cachedShell && (await cachedShell.text()) === html) return;
    await (await caches.open(SHELL_CACHE)).put(routes.dashboard, new Response(html, { headers }));
  } catch {
    // A device without room for it learns of the look again.
  }
}
