import type { IncomingMessage } from 'node:http';

/** Whether a request has at most one Host header: with two, a proxy and this server might each use another one. */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count < 2;
}

/**
 * HTTP/1.0 allows requests without Host: they get the local address. From 1.1 on it is required (RFC 9112 section 3.2).
 */
export function nameHostOfOld({ httpVersion, headers, socket }: IncomingMessage): void {
  if (httpVersion !== '1.0' || headers.host !== undefined) return;
  const { localAddress = '127.0.0.1', localPort } = socket;
  headers.host = `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
