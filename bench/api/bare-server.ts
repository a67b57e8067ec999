import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { withoutTurn } from './turn.ts';

/**
 * What `node:http` itself can do: `node bench/api/bare-server.ts <origin>` asks the server there once for each answer, and
 * gives the same status, headers and bytes from then on.
 */
interface Kept {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Node writes these itself for each connection. */
const CONNECTION = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

const [origin = ''] = process.argv.slice(2);
const kept = new Map<string, Kept>();

const server = createServer((request, response) => {
  const address = withoutTurn(request.url ?? '/');
  const key = request.headers['if-none-match'] ? `304 ${address}` : address;
  const known = kept.get(key);
  if (known) return send(response, known);
  void fetchOnce(address, request.headers).then((answer) => {
    kept.set(key, answer);
    send(response, answer);
  });
});

function send(response: ServerResponse, { status, headers, body }: Kept): void {
  response.writeHead(status, headers);
  response.end(body);
}

async function fetchOnce(path: string, { host, ...headers }: IncomingMessage['headers']): Promise<Kept> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, origin), { headers }, resolve).on('error', reject);
  });
  const own = Object.entries(answer.headers).filter(([name]) => !CONNECTION.includes(name));
  return { status: answer.statusCode ?? 500, headers: Object.fromEntries(own), body: await buffer(answer) };
}

server.listen(0, '127.0.0.1', () => {
  console.log(`Pembanding berjalan di http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
