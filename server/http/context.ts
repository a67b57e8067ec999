import type { Context } from 'hono';
import type { Peran } from '#contract/limits.ts';
import type { Ports } from '../ports.ts';

/** Who asks, as far as rights go. */
export interface Caller {
  id: number;
  roles: Peran[];
  /** The sub-districts an officer works in. */
  kecamatanIds: number[];
  /** SHA-256 of the token that was sent. */
  sidik: string;
}

/** What every handler may ask of its context. */
interface Variables {
  /** Origin for absolute addresses in answers (rulings 26). */
  origin: string;
  /** Null: nobody, or a token that is not (any more) good for anybody; `session.ts` tells which. */
  caller: Caller | null;
  /** Of the tables that the answer shows, where it may be kept. */
  revisi?: string;
  /** Does work as one of the uploads that an account and an address may have under way; undefined: nobody counts. */
  sebagaiUnggahan?: AsUpload;
}

/** @throws Refusal 429 when enough are under way */
export type AsUpload = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** What the place that runs the API knows of a request beyond the request itself. */
export interface Bindings {
  /** The client's address, for rate limits. */
  alamat?: string;
  /** Whether it came from this very computer, through no proxy (rulings 24); undefined: through no network at all. */
  langsung?: boolean;
  /** Told of the account that asks, for the log. */
  kenali?: (akun: number) => void;
  /** The origin that a trusted proxy names; the request's own otherwise (rulings 26). */
  asal?: string;
  /** The revision of all data when it was asked; undefined: nobody looked. */
  revisi?: string;
}

export interface ApiEnv {
  Variables: Variables;
  Bindings: Bindings;
}

export type ApiContext = Context<ApiEnv>;

/** Nothing is known of a request that pages and tests make themselves. */
export const bindingsOf = (c: ApiContext): Bindings => c.env ?? {};

/** What resource modules need of the ports. */
export type ResourcePorts = Pick<Ports, 'db' | 'files' | 'pictures' | 'reception' | 'background' | 'now' | 'guards'>;
