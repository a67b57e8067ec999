import { getCookie, setCookie } from 'hono/cookie';
import type { ApiContext } from '../http/context.ts';
import { hex, randomToken, storedSecret } from '../http/crypto.ts';
import type { Ports } from '../ports.ts';

const COOKIE = 'dikenal';
const LIFETIME_S = 180 * 86_400;
/** Telephones are shared within a family; more accounts than this are forgotten. */
const MOST = 5;
const NONCE_LETTERS = 16;

type DevicePorts = Pick<Ports, 'db' | 'now'>;

/**
 * Recognises devices on which an account has logged in, by a cookie with an expiry, a random name and an HMAC over both
 * and the account id. The cookie grants nothing: it only exempts the device from limits that strangers have used up
 * (docs/decisions/0019).
 */
export function knownDevices({ db, now }: DevicePorts) {
  const secret = storedSecret(db, 'kunci_perangkat');
  const key = async () => hmacKey(await secret());
  const nowS = () => Math.floor(now().getTime() / 1000);

  /** The marks that have not expired, of any account. */
  const marksOf = (c: ApiContext) =>
    (getCookie(c, COOKIE, prefixOf(c)) ?? '')
      .split('~', MOST)
      .flatMap((text) => readMark(text) ?? [])
      .filter(({ end }) => end > nowS());

  async function ownMark(c: ApiContext, userId: number): Promise<Mark | undefined> {
    for (const mark of marksOf(c)) {
      const { seal, end, nonce } = mark;
      if (await crypto.subtle.verify('HMAC', await key(), seal, sealed(userId, end, nonce))) return mark;
    }
    return undefined;
  }

  return {
    /** The name of the caller's device if the account knows it. */
    nameOf: async (c: ApiContext, userId: number): Promise<string | undefined> => (await ownMark(c, userId))?.nonce,

    /** Adds a mark for this account to those of others on the device. */
    async remember(c: ApiContext, userId: number): Promise<void> {
      const old = await ownMark(c, userId);
      const others = marksOf(c).filter(({ text }) => text !== old?.text);
      const end = nowS() + LIFETIME_S;
      const nonce = randomToken().slice(0, NONCE_LETTERS);
      const seal = await crypto.subtle.sign('HMAC', await key(), sealed(userId, end, nonce));
      const own = [end.toString(36), nonce, hex(seal)].join('.');
      setCookie(c, COOKIE, [own, ...others.map(({ text }) => text)].slice(0, MOST).join('~'), {
        path: '/api',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: LIFETIME_S,
        ...(isSecure(c) && { prefix: 'secure', secure: true }),
      });
    },
  };
}

const isSecure = (c: ApiContext) => c.get('origin').startsWith('https:');

/** With the prefix, browsers accept the cookie over https only, so nobody on the network can plant one. */
const prefixOf = (c: ApiContext) => (isSecure(c) ? 'secure' : undefined);

export type KnownDevices = ReturnType<typeof knownDevices>;

interface Mark {
  text: string;
  end: number;
  nonce: string;
  seal: Uint8Array<ArrayBuffer>;
}

function readMark(text: string): Mark | null {
  const [, end = '', nonce = '', seal = ''] = /^([0-9a-z]{1,9})\.([\w-]{16})\.([0-9a-f]{64})$/.exec(text) ?? [];
  if (seal === '') return null;
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(seal.slice(2 * at, 2 * at + 2), 16));
  return { text, end: Number.parseInt(end, 36), nonce, seal: bytes };
}

const sealed = (userId: number, end: number, nonce: string) =>
  new TextEncoder().encode(['perangkat', userId, end, nonce].join(' '));

const hmacKey = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
