import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** These describe the body on its way, which is this client's business. */
const OF_THE_WAY = ['content-length', 'transfer-encoding', 'content-encoding'];
const PATIENCE_MS = 30_000;

export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** Sends paths as they stand (`fetch` would tidy them first) over connections that are kept. */
export function sender(origin: string, connections: number): Send {
  const { hostname, port } = new URL(origin);
  const kept = new Agent({ keepAlive: true, maxSockets: connections });

  return async (path, { method = 'GET', headers, body } = {}) => {
    const bytes = body ? Buffer.from(body as Uint8Array) : Buffer.alloc(0);
    const named = [...new Headers(headers)].filter(([name]) => !OF_THE_WAY.includes(name));
    const once = (agent: Agent | false) => {
      const sent = request({
        ...{ hostname, port, path, method, agent, timeout: PATIENCE_MS },
        headers: { ...Object.fromEntries(named), 'Content-Length': bytes.byteLength },
      });
      return { sent, answer: answered(sent, bytes) };
    };
    const { sent, answer } = once(kept);
    // The server may close a connection just when it is used again: whoever asks then asks once more.
    return whole(await answer.catch((error) => (sent.reusedSocket ? once(false).answer : Promise.reject(error))));
  };
}

const answered = (sent: ReturnType<typeof request>, bytes: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${PATIENCE_MS / 1000} s`)));
    sent.end(bytes);
  });

async function whole(answer: IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, headers } = answer;
  const content = await buffer(answer);
  const told = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return new Response(status === 304 || status === 204 ? null : content, { status, headers: told });
}
