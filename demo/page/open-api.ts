import { lisensiDikenal } from '#contract/lisensi.ts';
import { createBackground } from '../../server/adapters/background.ts';
import { createApp } from '../../server/app.ts';
import { defaultKuota, type Log } from '../../server/ports.ts';
import { openDatabase } from './database/open-database';
import { files } from './ports/files';
import { mail } from './ports/letters';
import { passwords } from './ports/passwords';
import { pictures } from './ports/pictures';

/** The address of the seed; the build knows it (demo/build). */
declare const __BENIH__: string;

const log: Log = {
  info: () => {},
  // biome-ignore lint/suspicious/noConsole: here is no other log
  error: (event, facts) => console.error(event, facts),
};

type Api = ReturnType<typeof createApp>;

/** The whole API on the ports that a page has. */
async function openApi(): Promise<Api> {
  return createApp({
    db: await openDatabase(__BENIH__),
    files,
    pictures,
    // Uploads are in the page's memory already; nothing has to wait for room.
    reception: { receive: (request, _bytes, handle) => handle(request) },
    passwords,
    mail,
    background: createBackground(log),
    fetch: () => Promise.reject(new Error('Nobody outside is asked in the demo')),
    guards: {
      ...{ robotCheck: { jenis: 'off' }, rateLimit: false, kuota: defaultKuota },
      ...{ demoTerbuka: true, corsOrigins: [], jejakHari: 400 },
    },
    now: () => new Date(),
    log,
    baseUrl: null,
    lisensiData: lisensiDikenal[0],
  });
}

/** Opens the API with the first request; when that fails, the next one tries again. */
export function apiOnDemand() {
  let opened: Promise<Api> | undefined;
  const open = () => {
    opened ??= openApi().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return { fetch: async (request: Request): Promise<Response> => (await open()).fetch(request) };
}
