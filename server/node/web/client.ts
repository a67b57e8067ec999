import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import type { Bindings } from '../../http/context.ts';

/** What only a proxy sends. */
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** What the connection tells of who asks; forwarding headers count only from a trusted proxy (rulings 24 and 26). */
export function clientOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusted: BlockList,
): Bindings {
  const peer = socket.remoteAddress;
  if (peer === undefined) return { langsung: false };
  const isForwarded = FORWARDING.some((name) => headers[name] !== undefined);
  const langsung = LOOPBACK.test(peer) && !isForwarded;
  if (!isForwarded || !isTrusted(peer, trusted)) return { alamat: plain(peer), langsung };

  // Each proxy appends whom it heard from: the last one that is no proxy of ours is the client.
  const passed = text(headers['x-forwarded-for'])
    .split(',')
    .map((part) => part.trim());
  const alamat = passed.findLast((address) => isIP(address) === 0 || !isTrusted(address, trusted)) ?? passed[0];
  return { alamat: alamat && isIP(alamat) ? plain(alamat) : plain(peer), langsung, asal: originOf(headers) };
}

/** The origin that a proxy was asked for. */
function originOf(headers: IncomingMessage['headers']): string | undefined {
  const proto = text(headers['x-forwarded-proto']).split(',')[0]?.trim();
  const host = text(headers['x-forwarded-host'] ?? headers.host)
    .split(',')[0]
    ?.trim();
  const url = URL.parse(`${proto}://${host}`);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}

const isTrusted = (address: string, trusted: BlockList): boolean =>
  trusted.check(plain(address), isIP(plain(address)) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address as it is, also where the system writes it as one of IPv6. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

const text = (header: string | string[] | undefined): string => [header ?? ''].flat().join(',');
