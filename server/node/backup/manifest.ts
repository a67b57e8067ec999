import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '../process/start-error.ts';

/** Raised when older programs could not read a backup of newer ones. */
export const FORMAT = 1;

const seal = z.object({ sha256: z.string().length(64), bita: z.number().int().min(0) });
export type Seal = z.infer<typeof seal>;

const manifest = z.object({
  format: z.literal(FORMAT),
  dibuat: z.iso.datetime(),
  asal: z.enum(['sqlite', 'postgresql']),
  wilayah: z.string(),
  /** The migrations that the tables have gone through. */
  migrasi: z.array(z.string()).min(1),
  /** Rows of each table; each table stands after those that it refers to. */
  tabel: z.record(z.string().regex(/^[a-z_]+$/), z.number().int().min(0)),
  /** The last id that each table gave: ids of deleted rows are not given again. */
  id_terakhir: z.record(z.string(), z.number().int()),
  /** No name leads out of the backup's folder. */
  berkas: z.record(z.string().regex(/^(tabel|media)\/[a-z0-9_]+(\.[a-z0-9]+)*$/), seal),
});

/** What a backup holds. It is one folder that needs no other to be restored, into either kind of database. */
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifes.json';
/** In the form of `sha256sum`, so that the manifest can be checked by hand. */
export const MANIFEST_SEAL = 'manifes.json.sha256';

/** Where a key was given: who does not know it cannot make another manifest that passes. */
export const KEYED_SEAL = 'manifes.json.hmac';

export const tablePath = (table: string): string => `tabel/${table}.jsonl`;
export const pathOfMedia = (name: string): string => `media/${name}`;

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

export const sealOfManifest = (text: string): string => `${sha256Of(text)}  ${MANIFEST}\n`;

export const keyedSealOf = (text: string, key: string): string =>
  `hmac-sha256 ${createHmac('sha256', key).update(text).digest('hex')}\n`;

/** A backup that is not as it was made. */
export const damaged = (folder: string, ...reasons: string[]) =>
  new StartError(
    `Cadangan di '${folder}' tidak utuh, jadi tidak dipakai:`,
    ...reasons.slice(0, 10).map((reason) => `  ${reason}`),
    ...(reasons.length > 10 ? [`  dan ${reasons.length - 10} lainnya`] : []),
  );

/**
 * Reads a backup's manifest and checks every file against it.
 *
 * @param sealKey what it must have been sealed with; null: anything
 * @throws StartError when anything is not as written
 */
export async function verifiedManifest(folder: string, sealKey: string | null): Promise<Manifest> {
  const read = await readManifest(folder, sealKey);
  const faults: string[] = [];
  for (const [path, expected] of Object.entries(read.berkas)) {
    const found = await sealOf(join(folder, path)).catch(() => null);
    if (found === null) faults.push(`${path} tidak ada atau tidak dapat dibaca`);
    else if (found.sha256 !== expected.sha256) faults.push(`${path} berubah`);
  }
  for (const table of Object.keys(read.tabel)) {
    if (!(tablePath(table) in read.berkas)) faults.push(`${tablePath(table)} tidak tercatat`);
  }
  if (faults.length > 0) throw damaged(folder, ...faults);
  return read;
}

/** Reads a backup's manifest; its files are another matter. @throws StartError when it is not as it was sealed */
export async function readManifest(folder: string, sealKey: string | null): Promise<Manifest> {
  const texts = [MANIFEST, MANIFEST_SEAL].map((name) => readFile(join(folder, name), 'utf8').catch(() => null));
  const [text, sealed] = await Promise.all(texts);
  if (typeof text !== 'string' || typeof sealed !== 'string') {
    throw new StartError(`Tidak ada cadangan di '${folder}': ${MANIFEST} atau ${MANIFEST_SEAL} tidak ditemukan.`);
  }
  if (sealed !== sealOfManifest(text)) throw damaged(folder, `${MANIFEST} berubah`);
  if (sealKey !== null) await refuseOtherKey(folder, text, sealKey);
  const parsed = manifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new StartError(`Cadangan di '${folder}' dibuat oleh versi Lumbung yang lebih baru; pulihkan dengan versi itu.`);
}

async function refuseOtherKey(folder: string, text: string, sealKey: string): Promise<void> {
  const found = await readFile(join(folder, KEYED_SEAL)).catch(() => null);
  if (found === null) {
    throw new StartError(
      `Cadangan di '${folder}' tidak disegel dengan kunci, jadi siapa pun dapat mengubahnya; bila asalnya dipercaya, ulangi dengan --tanpa-kunci.`,
    );
  }
  const expected = Buffer.from(keyedSealOf(text, sealKey));
  if (found.length === expected.length && timingSafeEqual(found, expected)) return;
  throw new StartError(
    `Cadangan di '${folder}' disegel dengan kunci lain, atau diubah sesudah dibuat; periksa CADANGAN_KUNCI.`,
  );
}

async function sealOf(path: string): Promise<Seal> {
  const hash = createHash('sha256');
  let bita = 0;
  await pipeline(createReadStream(path), async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bita += chunk.length;
    }
  });
  return { sha256: hash.digest('hex'), bita };
}
