import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../faults/start-error.ts';

/** Raise it when older programs cannot read new backups. */
export const FORMAT = 1;

const seal = z.object({ sha256: z.string().length(64), bita: z.number().int().min(0) });
export type Seal = z.infer<typeof seal>;

const manifest = z.object({
  format: z.literal(FORMAT),
  dibuat: z.iso.datetime(),
  asal: z.enum(['sqlite', 'postgresql']),
  wilayah: z.string(),
  /** The applied migrations. */
  migrasi: z.array(z.string()).min(1),
  /** Rows per table, each table after those it refers to. */
  tabel: z.record(z.string().regex(/^[a-z_]+$/), z.number().int().min(0)),
  /** The last id of each table: ids of deleted rows are not reused. */
  id_terakhir: z.record(z.string(), z.number().int()),
  /** The pattern keeps every name inside the backup's folder. */
  berkas: z.record(z.string().regex(/^(tabel|media)\/[a-z0-9_]+(\.[a-z0-9]+)*$/), seal),
});

/** A backup's contents. The folder is self-contained and can be restored into either kind of database. */
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifes.json';
/** In the format of `sha256sum`, so that it can be checked by hand. */
export const MANIFEST_SEAL = 'manifes.json.sha256';

/** Present when a key was given: without it nobody can forge a manifest. */
export const KEYED_SEAL = 'manifes.json.hmac';

export const tablePath = (table: string): string => `tabel/${table}.jsonl`;
export const pathOfMedia = (name: string): string => `media/${name}`;

export const sealOfManifest = (text: string): string => `${hash('sha256', text)}  ${MANIFEST}\n`;

export const keyedSealOf = (text: string, key: string): string =>
  `hmac-sha256 ${createHmac('sha256', key).update(text).digest('hex')}\n`;

/** The error for a damaged backup. */
export const damaged = (folder: string, ...reasons: string[]) =>
  new StartError(
    `Cadangan di '${folder}' tidak utuh, jadi tidak dipakai:`,
    ...reasons.slice(0, 10).map((reason) => `  ${reason}`),
    ...(reasons.length > 10 ? [`  dan ${reasons.length - 10} lainnya`] : []),
  );

/** The error for a backup that this version cannot read. */
export const newerBackup = (folder: string) =>
  new StartError(`Cadangan di '${folder}' dibuat oleh versi Lumbung yang lebih baru; pulihkan dengan versi itu.`);

/**
 * Reads a backup's manifest and verifies every file.
 *
 * @param sealKey the key it must be sealed with; null: any or none
 * @throws StartError when anything differs
 */
export async function verifiedManifest(folder: string, sealKey: string | null): Promise<Manifest> {
  const read = await readManifest(folder, sealKey);
  const faults: string[] = [];
  for (const [path, expected] of Object.entries(read.berkas)) {
    const found = await sha256OfFile(join(folder, path)).catch(() => null);
    if (found === null) faults.push(`${path} tidak ada atau tidak dapat dibaca`);
    else if (found !== expected.sha256) faults.push(`${path} berubah`);
  }
  for (const table of Object.keys(read.tabel)) {
    if (!(tablePath(table) in read.berkas)) faults.push(`${tablePath(table)} tidak tercatat`);
  }
  if (faults.length > 0) throw damaged(folder, ...faults);
  return read;
}

/** Reads a backup's manifest without looking at its files. @throws StartError when the seal does not match */
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
  throw newerBackup(folder);
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

async function sha256OfFile(path: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const piece of createReadStream(path)) sum.update(piece);
  return sum.digest('hex');
}
