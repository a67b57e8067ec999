import { resolve } from 'node:path';
import { StartError } from '../process/start-error.ts';
import type { BucketSettings } from '../settings/backup-settings.ts';
import type { BackedUp } from './back-up.ts';

/** Whether a flag stands among the words of the command line, and the others. */
export function readFlag(flag: string): { isSet: boolean; words: string[] } {
  const all = process.argv.slice(2);
  return { isSet: all.includes(flag), words: all.filter((word) => word !== flag) };
}

/** The one folder that a command is given. @throws StartError that tells how the command is used */
export function folderArgument(usage: string, words: readonly string[] = process.argv.slice(2)): string {
  const [folder, ...rest] = words;
  if (folder && rest.length === 0 && !folder.startsWith('-')) return resolve(folder);
  throw new StartError(`Cara pakai: ${usage}`);
}

/** Whether a backup of this name can be found again in a bucket: it stands in addresses there. */
export const isCopyName = (name: string): boolean => /^[A-Za-z0-9._-]+$/.test(name);

/** @throws StartError when no bucket is named in the settings */
export function neededBucket(bucket: BucketSettings | null): BucketSettings {
  if (bucket) return bucket;
  throw new StartError('Tempat salinan cadangan belum diatur; isi CADANGAN_S3_URL.');
}

/** As in '12.345 baris dari 29 tabel, 87 foto, 23,4 MB'. */
export function amount({ baris, tabel, foto, bita }: Omit<BackedUp, 'hilang'>): string {
  const count = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
  return `${count.format(baris)} baris dari ${count.format(tabel)} tabel, ${count.format(foto)} foto, ${count.format(bita / 1e6)} MB`;
}
