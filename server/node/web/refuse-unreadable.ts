import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { failureEnvelope } from '../../http/answer.ts';

/** The last answer on each connection. */
const answers = new WeakMap<Duplex, ServerResponse>();

export function noteAnswer(connection: Duplex, answer: ServerResponse): void {
  answers.set(connection, answer);
}

const meanings: Record<string, [code: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Kepala permintaan terlalu panjang'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Kiriman terlalu besar'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Permintaan terlalu lama dikirim'],
};

/**
 * Answers requests that Node could not parse, or that took too long, and closes the connection. Whether they were for
 * the API is unknown: they get its envelope, since people never see these.
 */
export const refuseUnreadable =
  (fixed: readonly (readonly [name: string, value: string])[]) =>
  (error: Error & { code?: string }, connection: Duplex): void => {
    const given = answers.get(connection);
    const isWithin = given?.headersSent && !given.writableFinished;
    if (!connection.writable || isWithin) {
      connection.destroy();
      return;
    }
    const [code, message] = meanings[error.code ?? ''] ?? [400, 'Permintaan tidak terbaca'];
    const body = JSON.stringify(failureEnvelope(code, message));
    const headers = [
      ...fixed,
      ['X-Request-Id', crypto.randomUUID()],
      ['Content-Type', 'application/json'],
      ['Content-Length', String(Buffer.byteLength(body))],
      ['Connection', 'close'],
    ];
    const head = [`HTTP/1.1 ${code} ${STATUS_CODES[code]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
    connection.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => connection.destroy());
  };
