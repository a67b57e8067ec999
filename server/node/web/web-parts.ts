import type { Situs } from '#contract/formulas/situs/situs.ts';
import type { Bindings } from '../../http/context.ts';
import type { Log } from '../../ports.ts';
import type { Revisions } from '../database/watch-revision.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { ServeHealth } from './health.ts';
import type { ExistingPage } from './pages/existing-page.ts';
import type { FairQueue } from './pages/fair-queue.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { SecurityPolicy } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/** The parts of the web handler. */
export interface WebParts extends Revisions {
  /** The API and pictures. */
  api: (request: Request, client?: Bindings) => Response | Promise<Response>;
  /** Whether the process is up and can work. */
  health: ServeHealth;
  renderer: PageRenderer;
  files: StaticFiles;
  /** The name, colour and logo of the office's site; null: the app's defaults. */
  situs: () => Promise<Situs | null>;
  /** The same as it was last read, for pages that say that nothing can be read. */
  lastSitus: () => Situs | null;
  responseCache: ResponseCache;
  pageCache: PageCache;
  /** Limits how many pages are rendered at once. */
  pageQueue: FairQueue;
  existingPage: ExistingPage;
  /** The clock in milliseconds. */
  now: () => number;
  log: Log;
  /** Origin of absolute addresses; null: that of the request. */
  baseUrl: string | null;
  /** Other sites whose pages may use the API. */
  corsOrigins: readonly string[];
  /** What a page may load. */
  policy: SecurityPolicy;
}
