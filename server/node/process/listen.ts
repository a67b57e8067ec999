import { createServer, type RequestListener, type Server } from 'node:http';
import { StartError } from './start-error.ts';

interface Place {
  port: number;
  host: string;
}

/** Who sends slower than this holds a place that others need; photos over a weak signal take their minutes. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 240_000, keepAliveTimeout: 65_000 };

/** Without a name of the host it would be Node that refuses, in no words: the listener does it (`listener.ts`). */
const settings = { ...timeouts, requireHostHeader: false };

/** Serves requests at a place. @throws StartError when the place cannot be had */
export async function listen(listener: RequestListener, place: Place): Promise<Server> {
  const server = createServer(settings, listener);
  await start(server, place);
  return server;
}

/** Lets a server that is made already listen. @throws StartError when the place cannot be had */
export function start(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(placeError(error, { port, host })));
    server.listen(port, host, () => resolve());
  });
}

/** Looks before the long work of a first start whether the port can be had at its end. */
export async function needFreePort(place: Place): Promise<void> {
  const server = await listen(() => undefined, place);
  await new Promise((resolve) => server.close(resolve));
}

function placeError(error: Error, { port, host }: Place): Error {
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartError(
        `Porta ${port} sedang dipakai program lain. Hentikan program itu, atau pilih porta lain, misalnya PORT=${port + 1}.`,
      );
    case 'EACCES':
      return new StartError(`Porta ${port} tidak boleh dipakai oleh pengguna ini. Pilih PORT di atas 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST '${host}' bukan alamat komputer ini.`);
    default:
      return error;
  }
}
