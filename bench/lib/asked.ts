import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Asked {
  /** As it travelled. */
  body: Buffer;
  encoding: string | undefined;
  ms: number;
}

/** Asks once, and takes the answer as it comes: unpacking it here would count as the server's time. */
export async function asked(address: URL, headers: Record<string, string>, status = 200): Promise<Asked> {
  const begun = performance.now();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject);
  });
  const body = await buffer(answer);
  const ms = performance.now() - begun;
  if (answer.statusCode !== status) throw new Error(`${address.pathname} answers ${answer.statusCode}, not ${status}`);
  return { body, encoding: answer.headers['content-encoding'], ms };
}
