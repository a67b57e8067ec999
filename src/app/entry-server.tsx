import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { alamatGambar, type Situs, versiGambar } from '#contract/formulas/situs/situs.ts';
import { gayaWarna } from '#contract/formulas/situs/warna.ts';
import type { Istilah } from '#contract/formulas/wilayah/istilah.ts';
import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import type { Site } from '@/shared/config';
import { setOfficeClock } from '@/shared/lib/format';
import { App } from './App';
import { createClient } from './apollo/create-client';
import { createRoutes } from './router/create-routes';
import type { PageHandle } from './router/pages';

/** The parts of Vite's manifest that are read here. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The built style sheets, by their files. */
type Sheets = ReadonlyMap<string, string>;

interface RendererOptions {
  /** The built index.html. */
  template: string;
  /** Null while developing: then pages preload nothing. */
  manifest: Manifest | null;
  sheets?: Sheets;
  /** Answers the page's own questions to the API, in-process. */
  api: (request: Request) => Response | Promise<Response>;
  /** The region's name as sentences use it. */
  wilayah: string;
  /** The hours that the office's clock is ahead of UTC. */
  jam?: number;
  /** The region's own words for itself and its parts; null: as texts are written. */
  istilah?: Istilah | null;
  /** The office's own name and colour for its site, as they are now; null: as the app comes. */
  situs?: () => Promise<Situs | null>;
  /** A picture as it travels inside pages; undefined while it is being made. */
  picture?: (address: string, width: number) => string | null | undefined;
}

export interface PageRenderer {
  render: (request: Request) => Promise<{ status: number; html: string; location?: string; isWhole?: boolean }>;
}

/** Renders public pages to HTML with their data, to be read at once and brought to life later. */
export function createRenderer({
  template,
  manifest,
  sheets = new Map(),
  api,
  wilayah,
  jam,
  istilah = null,
  situs = async () => null,
  picture,
}: RendererOptions): PageRenderer {
  return {
    async render(request) {
      const { origin, pathname, search } = new URL(request.url);
      // No text has this letter, and the API refuses it: what was asked for besides is at the address without it.
      if (search.includes('%00')) return { status: 302, html: '', location: pathname + search.replaceAll('%00', '') };
      const client = createClient({
        origin,
        fetch: async (input, init) => api(new Request(input, init)),
        ssr: true,
      });
      const handler = createStaticHandler(createRoutes(client, wilayah));
      const context = await handler.query(request);
      if (context instanceof Response) {
        return { status: context.status, html: '', location: context.headers.get('Location') ?? '/' };
      }
      const look = await situs();
      const site: Site = { origin, wilayah };
      if (jam !== undefined) site.jam = jam;
      if (istilah) site.istilah = istilah;
      if (look) site.situs = look;
      // Right before the page is drawn: renderers of several regions may share their modules.
      setRegionalWords(istilah);
      setOfficeClock(jam ?? null);
      let isWhole = true;
      const inPage = (url: string, width: number) => {
        const found = picture?.(url, width);
        if (picture && found === undefined) isWhole = false;
        return found ?? null;
      };
      const markup = renderToString(
        <App client={client} site={site} picture={inPage}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      );
      const { head, body } = hoisted(markup);
      const sources = context.matches.map(({ route }) => (route.handle as PageHandle | undefined)?.source);
      const html = withIcons(template, look)
        .replace('<!--head-->', () => head)
        // After the code that every page needs: that is the largest part, and should be asked for first.
        .replace('</head>', () => `${ownParts({ template, manifest, sheets }, sources)}${colourStyle(look)}</head>`)
        .replace('<!--app-->', () => body)
        .replace('<!--data-->', () => inert('data', { address: pathname + search, cache: client.extract(), site }));
      return { status: context.statusCode, html, isWhole };
    },
  };
}

/** The office's own colour; the page's policy allows the style blocks that it comes with. */
const colourStyle = (situs: Situs | null): string => (situs?.warna ? `<style>${gayaWarna(situs.warna)}</style>` : '');

/** The template names the app's own icons. */
function withIcons(template: string, situs: Situs | null): string {
  const versi = versiGambar(situs);
  if (!versi) return template;
  return template
    .replace('href="/ikon.svg" type="image/svg+xml"', `href="${alamatGambar(versi, 'tab')}" type="image/png"`)
    .replace('href="/ikon-180.png"', `href="${alamatGambar(versi, 'sentuh')}"`);
}

/** React writes title, meta and link tags first; they belong into the head. */
function hoisted(markup: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}

interface Built {
  template: string;
  manifest: Manifest | null;
  sheets: Sheets;
}

/**
 * Preloads the page's own code, which the entry would otherwise ask for only once it runs itself, and holds the styles
 * that are the page's own: the first paint waits for no file.
 */
function ownParts({ template, manifest, sheets }: Built, sources: (string | undefined)[]): string {
  const files = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest?.[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) styles.add(sheet);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) if (source) add(source);
  const preloads = [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  return [...[...styles].map((file) => styleOf(template, file, sheets.get(file)?.trim())), ...preloads].join('');
}

/** The disabled link is never fetched: it tells the code that comes with these styles that they are there. */
const styleOf = (template: string, file: string, sheet: string | undefined): string =>
  sheet === undefined || template.includes(sheet)
    ? ''
    : `<style>${sheet}</style><link rel="stylesheet" href="/${file}" disabled>`;

/** Data in a script that never runs; `<` is escaped so that no text can end it. */
const inert = (id: string, data: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
