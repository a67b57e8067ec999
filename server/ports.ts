import type { Kysely } from 'kysely';
import type { LebarFoto } from '#contract/limits.ts';
import type { Database } from './db/schema.ts';

export type Db = Kysely<Database>;

/** What the API needs from the place it runs in: a Node process, a test, or a page. */
export interface Ports {
  db: Db;
  files: FileStore;
  pictures: Pictures;
  log: Log;
  passwords: Passwords;
  now: () => Date;
  /** Origin for absolute addresses, such as `https://pangan.example.go.id`; null: that of the request (rulings 26). */
  baseUrl: string | null;
}

/** Bytes by name. A name is never written twice with other bytes: it is made from the content. */
export interface FileStore {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

export type FotoFormat = 'avif' | 'webp';

export interface Pictures {
  /** A scaled copy, never wider than the original. */
  rendition(original: Uint8Array, width: LebarFoto, format: FotoFormat): Promise<Uint8Array>;
  /** Turns a drawing into an original: drawings with transparent ground as png, scenes as jpeg. */
  rasterise(svg: string, format: 'png' | 'jpeg'): Promise<Uint8Array>;
}

export interface Passwords {
  hash(plain: string): Promise<string>;
  verify(hash: string, plain: string): Promise<boolean>;
}

/** One line of the log: an event's name and its facts. Never passwords, tokens or bodies. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}
