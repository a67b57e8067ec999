import { join } from 'node:path';
import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { hariPada } from '#contract/formulas/zona-waktu.ts';
import { createLog, jsonLine, readableLine } from '../adapters/log.ts';
import { createApp } from '../app.ts';
import type { Bindings } from '../http/context.ts';
import { measureFotos } from '../http/uploads/measure-fotos.ts';
import { rememberedSitus, situsOf } from '../office/situs.ts';
import { seedDemoAloud } from './cli/seed-demo-aloud.ts';
import { databasePath, prepareDataFolder, refuseHalfRestored } from './database/data-folder.ts';
import { watchRevision } from './database/watch-revision.ts';
import { writeFault } from './database/write-fault.ts';
import { closeOnSignal } from './process/close-on-signal.ts';
import { listen, needFreePort } from './process/listen.ts';
import { createMetrics, knownPaths } from './process/metrics.ts';
import { openPorts } from './process/open-ports.ts';
import { tidyHourly } from './process/tidy-hourly.ts';
import { type Config, type Mode, readConfig } from './settings/config.ts';
import { warningsOf } from './settings/warnings.ts';
import { serveApi } from './web/api.ts';
import { cachedAnswers } from './web/cache/cached-answers.ts';
import { createFairStore } from './web/cache/fair-store.ts';
import type { CachedPage } from './web/cache/page-cache.ts';
import { createResponseCache } from './web/cache/response-cache.ts';
import { serveHealth } from './web/health.ts';
import { createListener } from './web/listener.ts';
import { existingPage } from './web/pages/existing-page.ts';
import { createFairQueue } from './web/pages/fair-queue.ts';
import { createPicturesInPage } from './web/pages/pictures-in-page.ts';
import { readBuild } from './web/pages/read-build.ts';
import { refuseUnreadable } from './web/refuse-unreadable.ts';
import { requestFacts } from './web/request-id.ts';
import { securityHeaders, securityPolicy } from './web/security-headers.ts';
import { createWeb } from './web/web.ts';

/** `dist/program`, where the built server is, is as deep as this folder. */
const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** A page or list has some kilobytes, an unpaged list up to a hundred. */
const RESPONSE_CACHE = { bytes: 8_000_000, entries: 4000, overhead: 1024 };
const PAGE_CACHE = { bytes: 8_000_000, entries: 1000, overhead: 4096 };

/** Rendering a page takes milliseconds; whoever would wait longer gets an older page, or is told to come again. */
const PAGE_QUEUE = { running: 2, waiting: 60, waitingOfOne: 20, ms: 3000 };

/** Checks what can fail before any long work. @throws StartError */
export async function checkStart(mode: Mode): Promise<Config> {
  const config = readConfig(process.env, mode);
  await needFreePort(config);
  await prepareDataFolder(config.dataDir);
  refuseHalfRestored(config.dataDir);
  return config;
}

/** Starts the server, which runs until a signal. @throws StartError */
export async function run(mode: Mode): Promise<void> {
  const config = await checkStart(mode);
  const build = await readBuild(DIST);
  const format = mode === 'produksi' ? jsonLine : readableLine;
  const log = createLog((line) => process.stdout.write(line), format, requestFacts);
  const { ports, wilayah, jam, istilah, close } = await openPorts(config, log, seedDemoAloud);

  const health = serveHealth({ db: ports.db, warnings: warningsOf(config, ports.db), fault: writeFault(ports) });
  const app = createApp(ports);
  const metrics = createMetrics(knownPaths(app.routes));
  const api = (request: Request, client: Bindings = {}) => app.fetch(request, client);
  const policy = securityPolicy(config.robotCheck.jenis, build.template);
  const { close: closeRevision, ...revisions } = watchRevision(
    ports.db,
    config.databaseUrl === null ? databasePath(config.dataDir) : null,
    () => hariPada(jam, ports.now()),
  );
  const answering = {
    api,
    ...revisions,
    responseCache: createResponseCache(RESPONSE_CACHE),
    log,
    baseUrl: config.baseUrl,
    corsOrigins: config.corsOrigins,
  };
  const lists = serveApi(answering);
  const { situs, lastSitus } = rememberedSitus(() => situsOf(ports.db));
  const renderer = build.createRenderer({
    ...{ template: build.template, manifest: build.manifest, wilayah, jam, istilah, situs },
    // Through the response cache: pages share answers with each other and with clients.
    api: (request) => lists(request, request.url, {}),
    picture: createPicturesInPage({ api, smaller: ports.pictures.small, log }).of,
  });
  const parts = {
    ...answering,
    ...{ health, renderer, policy, situs, lastSitus, files: build.files },
    pageCache: createFairStore<CachedPage>(PAGE_CACHE),
    pageQueue: createFairQueue(PAGE_QUEUE),
    existingPage: existingPage(ports.db, wilayah),
    now: Date.now,
  };
  const fixed = securityHeaders({ ...config, policy });
  const server = await listen(
    createListener({
      web: createWeb(parts),
      findCached: cachedAnswers(parts),
      fixed,
      log,
      lastSitus,
      trustedProxy: config.trustedProxy,
      observe: (answered) => {
        metrics.observe(answered);
        if (mode === 'produksi') log.info('permintaan', { ...answered });
      },
    }),
    config,
  );
  server.on('clientError', refuseUnreadable(fixed));
  measureFotos(ports);
  const stopTidying = tidyHourly(ports);
  const metricsServer = config.metricsPort ? await metrics.listen(config.metricsPort, health) : null;
  closeOnSignal(server, async () => {
    metricsServer?.close();
    stopTidying();
    closeRevision();
    await close();
  });
  const nama = namaSitus(await situs().catch(() => null));
  console.log(`${nama} berjalan di ${addressOf(config)}`);
}

/** The address for a browser on this computer. */
export function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isHere = ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);
  const name = isHere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
