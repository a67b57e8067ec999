import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { firstScripts } from '../../bench/halaman/first-scripts.ts';
import type { ViteManifest } from '../../server/node/web/pages/page-renderer.ts';
import type { FetchedAhead } from '../../src/app/pwa/worker/build.ts';
import { webManifest } from './web-manifest.ts';

interface PwaOptions {
  /** The folder of the worker's source, `sw.ts`. */
  worker: string;
  /** The folder of the built app. */
  site: string;
  /** The address of the page that the browser draws whatever is looked at. */
  shell: string;
  /** The app's own, where something differs. */
  manifest?: Partial<ManifestOptions>;
  /** What is fetched ahead besides the app, by its place in the built folder; an address with a hash in it has no revision. */
  besides?: readonly string[];
  /** Built, but asked for by nobody. */
  unused?: RegExp;
}

/** Code without use offline: the office and its look, a row's history, forms that need the server, their robot check. */
const ONLINE = /altcha|recaptcha|pbkdf2|ReportForm|assets\/(riwayat|kantor|tampilan)/i;
/** Addresses that change with their content. */
const HASHED = /^assets\/|-[0-9a-f]{16}\.\w+$/;

/** Builds the service worker, which names what it fetches ahead, and the manifest (docs/decisions/0011). */
export const pwa = ({ worker, site, shell, manifest, besides = [], unused }: PwaOptions): PluginOption => [
  VitePWA({
    strategies: 'injectManifest',
    srcDir: worker,
    filename: 'sw.ts',
    // It is registered by features/update-app, which tries again and asks before it reloads.
    injectRegister: false,
    manifest: { ...webManifest, ...manifest },
    includeManifestIcons: false,
    integration: { configureCustomSWViteBuild: (config) => void Object.assign(config, { logLevel: 'warn' }) },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'assets/*', 'ikon.svg', 'avatar.svg', ...besides],
      dontCacheBustURLsMatching: HASHED,
      // What all of it weighs is limited, not one file (scripts/build/precache.ts).
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [
        async (built) => {
          const wanted = await wantedOf(site, built);
          const used = wanted.filter(({ url }) => !unused?.test(url));
          return {
            manifest: used.map((file) => ({ ...file, url: file.url === 'index.html' ? shell : `/${file.url}` })),
          };
        },
      ],
    },
  }),
  manifestFirst,
];

/** What no page starts with is for later; what is of no use without signal, and sheets that no script asks for, are left out. */
async function wantedOf<File extends FetchedAhead>(site: string, built: readonly File[]): Promise<File[]> {
  const read = (file: string) => readFile(join(site, file), 'utf8');
  const page = await read('index.html');
  const manifest: ViteManifest = JSON.parse(await read('.vite/manifest.json'));
  const first = firstScripts(page, manifest);
  const entry = /<script type="module"[^>]*\bsrc="\/([^"]+)"/.exec(page)?.[1];
  if (!entry) throw new Error('index.html names no script');
  const files = built.filter(({ url }) => !ONLINE.test(url)).sort((a, b) => (a.url < b.url ? -1 : 1));
  const code = await Promise.all(files.filter(({ url }) => url.endsWith('.js')).map(({ url }) => read(url)));
  // A part whose style sheet does not come does not open; one that stands in the page itself may be asked for by none.
  const isWanted = ({ url }: File) => !url.endsWith('.css') || code.some((script) => script.includes(url));
  return files.filter(isWanted).map((file) => {
    const isLater = file.url.startsWith('assets/') && !first.has(file.url);
    return { ...file, ...(isLater && { isLater }), ...(file.url === entry && { isEntry: true }) };
  });
}

const LINK = '<link rel="manifest" href="/manifest.webmanifest">';

/** Among the first bytes of a page: the worker reads no further to know that it is one of the app (worker/genuine.ts). */
const manifestFirst: PluginOption = {
  name: 'manifest-first',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(LINK, '').replace('<!--head-->', `${LINK}\n    <!--head-->`),
  },
};
