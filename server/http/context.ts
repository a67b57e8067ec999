import type { Context } from 'hono';
import type { Db } from '../ports.ts';

/** What every handler may ask of its context. */
export interface Variables {
  /** Origin for absolute addresses in answers (rulings 26). */
  origin: string;
}

export type ApiContext = Context<{ Variables: Variables }>;

/** What resource modules need of the ports. */
export interface ResourcePorts {
  db: Db;
}
