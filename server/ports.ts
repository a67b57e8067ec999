import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { LebarFoto } from '#contract/limits.ts';
import type { Database } from './db/schema.ts';

export type Db = Kysely<Database>;
export type Transaction = KyselyTransaction<Database>;

/** What the API needs from the place it runs in: a Node process, a test, or a page. */
export interface Ports {
  db: Db;
  files: FileStore;
  pictures: Pictures;
  reception: Reception;
  log: Log;
  passwords: Passwords;
  mail: Mail;
  background: Background;
  /** Asks a service of others, such as reCAPTCHA. */
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  guards: Guards;
  now: () => Date;
  /** Origin for absolute addresses, such as `https://pangan.example.go.id`; null: that of the request (rulings 26). */
  baseUrl: string | null;
}

/** Where bodies with pictures wait until they are handled. */
export interface Reception {
  /**
   * Takes in a request's body and has it handled when it is its turn.
   *
   * @param bytes how large it may be; a larger one is handed on with its length, to be refused
   * @param from from where it comes: when there are too many, whoever sends most gives way to the others
   * @throws Busy
   */
  receive(request: Request, bytes: number, handle: (request: Request) => Promise<void>, from?: string): Promise<void>;
}

/** Bytes by name. A name is never written twice with other bytes: it is made from the content. */
export interface FileStore {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same for who passes it on piece by piece: nothing is read before it is asked for. */
  open(name: string): Promise<OpenedFile | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** What was never written is removed without a word. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

export interface OpenedFile {
  /** In bytes. */
  size: number;
  /** Where another process of this machine finds it, if it can. */
  path?: string;
  /** From the beginning, each time anew. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface StoredFile {
  name: string;
  /** When it was last written. */
  writtenAt: Date;
}

export type FotoFormat = 'avif' | 'webp';
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** A picture as it is kept. */
export interface Original {
  bytes: Uint8Array<ArrayBuffer>;
  extension: 'jpg' | 'webp';
}

/**
 * Why an upload cannot be kept: it is not a whole picture of its format, it has more than 40 megapixels, or decoding
 * it takes more memory or time than there is for one picture.
 */
export type UploadFault = 'rusak' | 'terlalu-besar' | 'terlalu-berat';

/** There is more work already than can be done soon: whoever asked may come again. */
export class Busy extends Error {}

export interface Pictures {
  /**
   * Makes an original of an upload: upright, encoded anew, without anything but the picture, at most 2560 pixels on
   * its longer side and 3 MB. All of these @throws Busy
   */
  prepare(upload: Uint8Array, format: UploadFormat): Promise<Original | UploadFault>;
  /**
   * A scaled copy, never wider than the original.
   *
   * @param original its bytes, or the path of the file that has them: an old one may have more than there is room for
   */
  rendition(original: Uint8Array | string, width: LebarFoto, format: FotoFormat): Promise<Uint8Array>;
  /** Turns a drawing into an original: drawings with transparent ground as png, scenes as jpeg. */
  rasterise(svg: string, format: 'png' | 'jpeg'): Promise<Uint8Array>;
}

export interface Passwords {
  hash(plain: string): Promise<string>;
  verify(hash: string, plain: string): Promise<boolean>;
}

/** A letter in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
}

/** Work that no answer waits for. What fails is logged under the event's name. */
export interface Background {
  run(event: string, work: () => Promise<unknown>): void;
  /** When all that was begun has ended. */
  settled(): Promise<void>;
}

export type RobotCheckSettings =
  | { jenis: 'off' }
  | { jenis: 'altcha' }
  | { jenis: 'recaptcha'; siteKey: string; secretKey: string };

/** How much an account may keep and send. */
export interface Kuota {
  /** Products of a farmer, and the photos of all of them. */
  produk: number;
  foto: number;
  fotoBytes: number;
  /** Uploads that are under way at once. */
  unggahanAkun: number;
  unggahanAlamat: number;
  /** Writes of an account in a minute. */
  tulisSemenit: number;
}

/** How the API guards itself; settings of the place it runs in. */
export interface Guards {
  robotCheck: RobotCheckSettings;
  /** False: nobody is refused for asking too often, or for too much at once. */
  rateLimit: boolean;
  kuota: Kuota;
  /** Whether demo accounts may log in from elsewhere than this computer (rulings 24). */
  demoTerbuka: boolean;
  /** Origins of other sites whose pages may ask. */
  corsOrigins: readonly string[];
  /** For how many days it is kept who did what. */
  jejakHari: number;
}

/** One line of the log: an event's name and its facts. Never passwords, tokens or bodies. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}
