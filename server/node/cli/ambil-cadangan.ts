import { resolve } from 'node:path';
import { sumOf } from '../backup/back-up.ts';
import { isCopyName, openBucket } from '../backup/bucket.ts';
import { fetchFromBucket } from '../backup/copies.ts';
import { amount, neededBucket, readFlag } from '../backup/words.ts';
import { orExplain, StartError } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';

await orExplain(async () => {
  const { isSet: isUnkeyed, words } = readFlag('--tanpa-kunci');
  const [name, folder, ...rest] = words;
  const isAsked = name === undefined || (folder !== undefined && isCopyName(name) && rest.length === 0);
  if (!isAsked) {
    throw new StartError(
      'Cara pakai: npm run ambil-cadangan                    (menyebut cadangan yang ada)',
      '            npm run ambil-cadangan -- <nama> <folder> [--tanpa-kunci]',
    );
  }
  const config = readConfig(process.env, 'trial');
  const bucket = openBucket(neededBucket(config.bucket));
  if (name === undefined || folder === undefined) {
    for (const one of await bucket.folders()) console.log(one);
    return;
  }
  const target = resolve(folder);
  console.log(`Mengambil cadangan '${name}' dari ${bucket.name} …`);
  const manifest = await fetchFromBucket(bucket, name, target, isUnkeyed ? null : config.sealKey);
  console.log(`Selesai dan sudah diperiksa: ${amount(sumOf(manifest))} di '${target}'.`);
});
