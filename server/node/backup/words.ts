import { resolve } from 'node:path';
import { StartError } from '../faults/start-error.ts';
import type { BucketSettings } from '../settings/backup-settings.ts';
import type { BackedUp } from './back-up.ts';

/** Whether a flag is on the command line, and the other words. */
export function readFlag(flag: string): { isSet: boolean; words: string[] } {
  const all = process.argv.slice(2);
  return { isSet: all.includes(flag), words: all.filter((word) => word !== flag) };
}

/** The one folder argument of a command. @throws StartError with its usage */
export function folderArgument(usage: string, words: readonly string[] = process.argv.slice(2)): string {
  const [folder, ...rest] = words;
  if (folder && rest.length === 0 && !folder.startsWith('-')) return resolve(folder);
  throw new StartError(`Cara pakai: ${usage}`);
}

/** Whether a name can be used in a bucket, where it is part of addresses. */
export const isCopyName = (name: string): boolean => /^[A-Za-z0-9._-]+$/.test(name);

/** @throws StartError when no bucket is configured */
export function neededBucket(bucket: BucketSettings | null): BucketSettings {
  if (bucket) return bucket;
  throw new StartError('Tempat salinan cadangan belum diatur; isi CADANGAN_S3_URL.');
}

/** As in '12.345 baris dari 29 tabel, 87 foto, 23,4 MB'. */
export function amount({ baris, tabel, foto, bita }: Omit<BackedUp, 'hilang'>): string {
  const count = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
  return `${count.format(baris)} baris dari ${count.format(tabel)} tabel, ${count.format(foto)} foto, ${count.format(bita / 1e6)} MB`;
}
