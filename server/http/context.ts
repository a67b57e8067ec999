import type { Context } from 'hono';
import type { Peran } from '#contract/limits.ts';
import type { Ports } from '../ports.ts';

/** The authenticated caller. */
export interface Caller {
  id: number;
  roles: Peran[];
  /** The sub-districts an officer works in. */
  kecamatanIds: number[];
  /** SHA-256 of the token. */
  sidik: string;
}

/** Variables of every request. */
interface Variables {
  /** Origin for absolute addresses in answers (rulings 26). */
  origin: string;
  /** The day at the office, `YYYY-MM-DD`. */
  hariIni: string;
  /** Null for visitors and for invalid tokens; `session.ts` tells them apart. */
  caller: Caller | null;
  /** The revision of the tables that the answer shows, where it may be cached. */
  revisi?: string;
  /** Counts work among the uploads under way of the account and the address; undefined: not counted. */
  sebagaiUnggahan?: AsUpload;
  /** Counts a file among those under way until the function that it gives is called. @throws Refusal 429 */
  ambilBerkas: () => () => void;
}

/** @throws Refusal 429 when too many are under way */
export type AsUpload = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What the runtime knows of a request beyond the request itself. */
export interface Bindings {
  /** The client's address, for rate limits. */
  alamat?: string;
  /** Whether it came from this computer itself, through no proxy (rulings 24); undefined: through no network at all. */
  langsung?: boolean;
  /** Told which account asks, for the log. */
  kenali?: (akun: number) => void;
  /** The origin that a trusted proxy names; the request's own otherwise (rulings 26). */
  asal?: string;
  /** The revision of all data when the request came; undefined: not looked up. */
  revisi?: string;
}

export interface ApiEnv {
  Variables: Variables;
  Bindings: Bindings;
}

export type ApiContext = Context<ApiEnv>;

/** Requests that pages and tests make have no bindings. */
export const bindingsOf = (c: ApiContext): Bindings => c.env ?? {};

/** The client's address, or its IPv6 /64: a household or phone can use any address of its network. */
export function neighbourhood(c: ApiContext): string | undefined {
  const { alamat } = bindingsOf(c);
  if (alamat === undefined || !alamat.includes(':')) return alamat;
  return `${firstGroups(alamat, 4).join(':')}::/64`;
}

function firstGroups(ipv6: string, count: number): string[] {
  const [head = '', tail] = ipv6.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)];
  return all.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
}

/** What resource modules need of the ports. */
export type ResourcePorts = Pick<Ports, 'db' | 'files' | 'pictures' | 'reception' | 'background' | 'now' | 'guards'>;
