import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import type { Bindings } from '../../http/context.ts';
import { originOf } from '../settings/readers.ts';

/** Headers that only proxies send. */
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** The client of a connection; forwarding headers count only from a trusted proxy (rulings 24 and 26). */
export function clientOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusted: BlockList,
): Bindings {
  const peer = socket.remoteAddress;
  if (peer === undefined) return { langsung: false };
  const isForwarded = FORWARDING.some((name) => headers[name] !== undefined);
  const langsung = LOOPBACK.test(peer) && !isForwarded;
  if (!isForwarded || !isTrusted(peer, trusted)) return { alamat: plain(peer), langsung };

  // Each proxy appends its peer: the last address that is not a trusted proxy is the client.
  const passed = text(headers['x-forwarded-for'])
    .split(',')
    .map((part) => part.trim());
  const alamat = passed.findLast((address) => isIP(address) === 0 || !isTrusted(address, trusted)) ?? passed[0];
  return { alamat: alamat && isIP(alamat) ? plain(alamat) : plain(peer), langsung, asal: askedOrigin(headers) };
}

/** The origin that the proxy was asked for. */
function askedOrigin(headers: IncomingMessage['headers']): string | undefined {
  const proto = text(headers['x-forwarded-proto']).split(',')[0]?.trim();
  const host = text(headers['x-forwarded-host'] ?? headers.host)
    .split(',')[0]
    ?.trim();
  return originOf(`${proto}://${host}`);
}

const isTrusted = (address: string, trusted: BlockList): boolean =>
  trusted.check(plain(address), isIP(plain(address)) === 6 ? 'ipv6' : 'ipv4');

/** Unwraps an IPv4-mapped IPv6 address. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

const text = (header: string | string[] | undefined): string => [header ?? ''].flat().join(',');
