import { hash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '../faults/start-error.ts';
import { type Bucket, isCopyName, LARGEST_BYTES } from './bucket.ts';
import { KEYED_SEAL, MANIFEST, MANIFEST_SEAL, type Manifest, readManifest, verifiedManifest } from './manifest.ts';
import { makeWhole } from './new-folder.ts';
import { writeSealed } from './sealed-file.ts';

const AT_ONCE = 4;

/** Copies a backup into a bucket, the manifest last: a copy with a manifest is complete. @throws StartError */
export async function copyToBucket(bucket: Bucket, folder: string): Promise<void> {
  const { berkas } = await readManifest(folder, null);
  const name = basename(folder);
  if (!isCopyName(name)) {
    throw new StartError(
      `Nama folder cadangan '${name}' hanya boleh berisi huruf, angka, titik, '-' dan '_' bila disalin.`,
    );
  }
  if (await bucket.has(`${name}/${MANIFEST}`)) {
    throw new StartError(`Cadangan '${name}' sudah ada di ${bucket.name}; pilih nama lain.`);
  }
  const largest = Object.entries(berkas).find(([, { bita }]) => bita > LARGEST_BYTES);
  if (largest) throw new StartError(`${largest[0]} melebihi 5 GB, batas satu berkas di ${bucket.name}.`);
  await each(Object.entries(berkas), async ([path, { sha256 }]) =>
    bucket.put(`${name}/${path}`, await openAsBlob(join(folder, path)), sha256),
  );
  for (const path of [KEYED_SEAL, MANIFEST_SEAL, MANIFEST]) {
    const bytes = await readFile(join(folder, path)).catch(() => null);
    if (bytes === null) continue;
    await bucket.put(`${name}/${path}`, new Blob([bytes]), hash('sha256', bytes));
  }
}

/** Fetches a backup into a new folder and verifies every file. @throws StartError */
export function fetchFromBucket(
  bucket: Bucket,
  name: string,
  folder: string,
  sealKey: string | null,
): Promise<Manifest> {
  return makeWhole(folder, async (unfinished) => {
    const fetched = async (path: string, bytes = 0): Promise<boolean> => {
      const body = await bucket.get(`${name}/${path}`, bytes);
      if (body === null) return false;
      await writeSealed(join(unfinished, path), body);
      return true;
    };
    if (!(await fetched(MANIFEST))) throw new StartError(`Tidak ada cadangan '${name}' di ${bucket.name}.`);
    await fetched(MANIFEST_SEAL);
    await fetched(KEYED_SEAL);
    const { berkas } = await readManifest(unfinished, sealKey);
    await each(Object.entries(berkas), async ([path, { bita }]) => {
      if (!(await fetched(path, bita)))
        throw new StartError(`${path} dari cadangan '${name}' hilang di ${bucket.name}.`);
    });
    return verifiedManifest(unfinished, sealKey);
  });
}

/** A few at a time. After a failure no more are begun, and those under way are awaited. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await work(item).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
