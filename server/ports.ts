import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { LebarFoto } from '#contract/limits.ts';
import type { Lisensi } from '#contract/lisensi.ts';
import type { Database } from './db/schema.ts';

export type Db = Kysely<Database>;
export type Transaction = KyselyTransaction<Database>;

/** What the API needs from its runtime: a Node process, a test, or a page. */
export interface Ports {
  db: Db;
  files: FileStore;
  pictures: Pictures;
  reception: Reception;
  log: Log;
  passwords: Passwords;
  mail: Mail;
  background: Background;
  /** For requests to other services, such as reCAPTCHA. */
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  guards: Guards;
  now: () => Date;
  /** Origin for absolute addresses, such as `https://pangan.example.go.id`; null: that of the request (rulings 26). */
  baseUrl: string | null;
  /** Under which the public data may be used. */
  lisensiData: Lisensi;
}

/** Where bodies with pictures wait to be handled. */
export interface Reception {
  /**
   * Receives a request's body and handles it when it is its turn.
   *
   * @param bytes the largest size; a larger one is passed on with its length, to be refused
   * @param from the sender: when there are too many bodies, whoever sends most gives way
   * @throws Busy
   */
  receive(request: Request, bytes: number, handle: (request: Request) => Promise<void>, from?: string): Promise<void>;
}

/** Bytes by name. Names are made from the content, so a name always has the same bytes. */
export interface FileStore {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** As a stream: nothing is read before it is requested. */
  open(name: string): Promise<OpenedFile | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

export interface OpenedFile {
  /** In bytes. */
  size: number;
  /** Its path for other processes of this machine, where it has one. */
  path?: string;
  /** A new stream from the beginning at each call. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface StoredFile {
  name: string;
  /** When it was last written. */
  writtenAt: Date;
}

export type FotoFormat = 'avif' | 'webp';
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** A picture as it is stored. */
export interface Original {
  bytes: Uint8Array<ArrayBuffer>;
  extension: 'jpg' | 'webp';
}

/**
 * Why an upload is refused: it is not a whole picture of its format, it has more than 40 megapixels, or decoding takes
 * more memory or time than one picture may.
 */
export type UploadFault = 'rusak' | 'terlalu-besar' | 'terlalu-berat';

/** The fault of a picture that cannot be a site's logo: too small, too long, or blank. */
export type LogoFault = 'kecil' | 'panjang' | 'polos';

/** tanda: own ratio; ikon: square with round corners; sentuh: square; topeng: padded for any mask. */
export type BentukLogo = 'tanda' | 'ikon' | 'sentuh' | 'topeng';

/** Too much work is waiting already; the client may try again. */
export class Busy extends Error {}

export interface Pictures {
  /**
   * Makes an original of an upload: upright, re-encoded, without metadata, at most 2560 pixels on its longer side and 3
   * MB. All methods @throws Busy
   */
  prepare(upload: Uint8Array, format: UploadFormat): Promise<Original | UploadFault>;
  /**
   * A scaled copy, never wider than the original; as png for what reads no younger format, such as a PDF.
   *
   * @param original its bytes or its path: old originals may be too large for memory
   */
  rendition(original: Uint8Array | string, width: LebarFoto, format: FotoFormat | 'png'): Promise<Uint8Array>;
  /** Rasterises a drawing: one with transparency as png, a scene as jpeg. */
  rasterise(svg: string, format: 'png' | 'jpeg'): Promise<Uint8Array>;
  /** A logo's width per hundred of its height, without an empty border; or why it is none. */
  measureLogo(original: Uint8Array): Promise<number | LogoFault>;
  /**
   * Draws a logo as PNG, on a ground of its own where it could not be seen otherwise.
   *
   * @param size the side of an icon, the height of a mark
   * @param warna the site's main colour, `#23774a`
   */
  drawLogo(original: Uint8Array, bentuk: BentukLogo, size: number, warna: string): Promise<Uint8Array>;
}

export interface Passwords {
  hash(plain: string): Promise<string>;
  verify(hash: string, plain: string): Promise<boolean>;
}

/** A plain-text letter. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The sender's name, where it is not that of the setting. */
  dari?: string;
}

export interface Mail {
  /** Whether letters reach those they are written to; false: they become files on the server. */
  isPosted: boolean;
  send(letter: Letter): Promise<void>;
}

/** Work that no answer waits for. Failures are logged under the event's name. */
export interface Background {
  run(event: string, work: () => Promise<unknown>): void;
  /** Resolves when all work has ended. */
  settled(): Promise<void>;
}

export type RobotCheckSettings =
  | { jenis: 'off' }
  | { jenis: 'altcha' }
  | { jenis: 'recaptcha'; siteKey: string; secretKey: string };

/** How much an account may store and send. */
export interface Kuota {
  /** Products of a farmer, and photos of all of them. */
  produk: number;
  foto: number;
  fotoBytes: number;
  /** Uploads under way at once. */
  unggahanAkun: number;
  unggahanAlamat: number;
  /** Writes of an account per minute. */
  tulisSemenit: number;
}

/**
 * Beyond honest use: an officer types 30 prices a minute; an import, or a phone that comes back online, sends some
 * hundreds.
 */
export const defaultKuota: Kuota = {
  produk: 200,
  foto: 800,
  fotoBytes: 400_000_000,
  unggahanAkun: 6,
  unggahanAlamat: 30,
  tulisSemenit: 1_200,
};

/** The API's guards, as the runtime configures them. */
export interface Guards {
  robotCheck: RobotCheckSettings;
  /** False: no limits on how often or how much somebody asks. */
  rateLimit: boolean;
  kuota: Kuota;
  /** Whether demo accounts may log in from other computers (rulings 24). */
  demoTerbuka: boolean;
  /** Other sites whose pages may use the API. */
  corsOrigins: readonly string[];
  /** For how many days the audit log is kept. */
  jejakHari: number;
}

/** Log lines with an event's name and facts. Never passwords, tokens or bodies. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}
