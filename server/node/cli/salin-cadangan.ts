import { verifiedManifest } from '../backup/manifest.ts';
import { copyAloud, folderArgument, neededBucket } from '../backup/words.ts';
import { orExplain } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';

await orExplain(async () => {
  const folder = folderArgument('npm run salin-cadangan -- <folder>');
  const { bucket, sealKey } = readConfig(process.env, 'trial');
  const settings = neededBucket(bucket);
  await verifiedManifest(folder, sealKey);
  await copyAloud(settings, folder);
});
