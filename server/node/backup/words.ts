import { resolve } from 'node:path';
import { StartError } from '../faults/start-error.ts';
import type { BucketSettings } from '../settings/backup-settings.ts';
import type { BackedUp } from './back-up.ts';
import { openBucket } from './bucket.ts';
import { copyToBucket } from './copies.ts';

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

/** Copies a backup into the bucket and reports it. @throws StartError when that fails; the backup itself stays */
export async function copyAloud(settings: BucketSettings, folder: string): Promise<void> {
  const bucket = openBucket(settings);
  console.log(`Disalin ke ${bucket.name} …`);
  try {
    await copyToBucket(bucket, folder);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const [why = ''] = error.faults;
    throw new StartError(
      `${why} Cadangan di '${folder}' utuh, tetapi salinannya tidak; ulangi dengan 'salin-cadangan'.`,
    );
  }
  console.log('Salinannya lengkap.');
}
