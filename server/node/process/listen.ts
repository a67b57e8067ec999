import { createServer, type RequestListener, type Server } from 'node:http';
import { StartError } from '../faults/start-error.ts';

interface Place {
  port: number;
  host: string;
}

/** Slow senders hold places that others need; photos over a weak signal take minutes. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 240_000, keepAliveTimeout: 65_000 };

/** Requests without Host are refused in the listener, with a message; Node would refuse them without one. */
const settings = { ...timeouts, requireHostHeader: false };

/** Serves requests on a port. @throws StartError when it cannot be had */
export async function listen(listener: RequestListener, place: Place): Promise<Server> {
  const server = createServer(settings, listener);
  await start(server, place);
  return server;
}

/** Lets an existing server listen. @throws StartError when the port cannot be had */
export function start(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(placeError(error, { port, host })));
    server.listen(port, host, () => resolve());
  });
}

/** Checks before the long work of a first start that the port is free. */
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
