import { StartError } from '../faults/start-error.ts';
import type { BucketSettings } from '../settings/backup-settings.ts';
import { openBucket } from './bucket.ts';
import { copyToBucket } from './copies.ts';

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
