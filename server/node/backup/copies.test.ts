import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../../../tests/support/data/database.ts';
import { places } from '../../../tests/support/data/places.ts';
import { compileCache } from '../../../tests/support/programs/compile-cache.ts';
import type { BucketSettings } from '../settings/backup-settings.ts';
import type { Place } from '../settings/place.ts';
import { backUp } from './back-up.ts';
import { openBucket } from './bucket.ts';
import { copyToBucket, fetchFromBucket } from './copies.ts';
import { openTestBucket } from './test-bucket.ts';

const { folder, empty, filled, remove } = places(emptyDatabaseUrl);
afterEach(remove);

const KEY = 'kunci yang panjangnya lebih dari 32 huruf';

/** A backup in a folder of that name. */
async function backup(name = '2026-11-20', sealKey: string | null = null) {
  const { place, db } = await filled();
  const target = join(await folder(), name);
  await backUp(db, place, target, sealKey);
  await db.destroy();
  return target;
}

/** A folder's files by path. */
async function contents(target: string): Promise<Record<string, string>> {
  const found = (await readdir(target, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const read = found.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(target.length + 1), await readFile(path, 'base64')];
  });
  return Object.fromEntries(await Promise.all(read));
}

test('what is fetched from the bucket is what was copied there, every file signed and the manifest last', async () => {
  await using there = await openTestBucket();
  const source = await backup('2026-11-20', KEY);
  const bucket = openBucket(there.settings);
  await copyToBucket(bucket, source);
  expect(there.put.at(-1)).toBe('kubar/2026-11-20/manifes.json');
  const target = join(await folder(), 'ambilan');
  await fetchFromBucket(bucket, '2026-11-20', target, KEY);
  expect(await contents(target)).toEqual(await contents(source));
});

test('a copy that is there already is left as it is', async () => {
  await using there = await openTestBucket();
  const bucket = openBucket(there.settings);
  await copyToBucket(bucket, await backup());
  const before = new Map(there.files);
  await expect(copyToBucket(bucket, await backup())).rejects.toThrow("Cadangan '2026-11-20' sudah ada di");
  expect(there.files).toEqual(before);
});

test.each(['20 November', 'sebelum#naik', 'sebelum?naik'])(
  '%s is no name under which a copy could be fetched',
  async (name) => {
    await using there = await openTestBucket();
    await expect(copyToBucket(openBucket(there.settings), await backup(name))).rejects.toThrow(
      `Nama folder cadangan '${name}' hanya boleh`,
    );
    expect(there.files.size).toBe(0);
  },
);

test.each<[what: string, change: (settings: BucketSettings) => BucketSettings, says: RegExp]>([
  [
    'another secret',
    (settings) => ({ ...settings, secret: 'lain' }),
    /menolak permintaan \(403 SignatureDoesNotMatch\)/,
  ],
  ['another region', (settings) => ({ ...settings, region: 'lain' }), /menolak permintaan \(403/],
  ['a bucket that is not there', (settings) => ({ ...settings, bucket: 'lain' }), /tidak ada \(404\)/],
  [
    'nobody at the address',
    (settings) => ({ ...settings, origin: 'http://127.0.0.1:2' }),
    /tidak dapat dihubungi \(\w+\)/,
  ],
])('%s is said in a sentence', async (_what, change, says) => {
  await using there = await openTestBucket();
  await expect(copyToBucket(openBucket(change(there.settings)), await backup())).rejects.toThrow(says);
  expect(there.files.size).toBe(0);
});

test('without its manifest a copy is none, and a file that arrived cut off is found', async () => {
  await using there = await openTestBucket();
  const bucket = openBucket(there.settings);
  there.faults.status = (path) => (path.endsWith('tabel/produk.jsonl') ? 400 : undefined);
  const source = await backup();
  await expect(copyToBucket(bucket, source)).rejects.toThrow('menolak permintaan (400 Uji)');
  expect([...there.files.keys()].filter((path) => path.includes('manifes'))).toEqual([]);
  there.faults.status = undefined;
  await copyToBucket(bucket, source);

  const around = await folder();
  there.files.set('kubar/2026-11-20/tabel/produk.jsonl', Buffer.from('{}'));
  await expect(fetchFromBucket(bucket, '2026-11-20', join(around, 'a'), null)).rejects.toThrow('produk.jsonl berubah');
  there.files.delete('kubar/2026-11-20/tabel/produk.jsonl');
  await expect(fetchFromBucket(bucket, '2026-11-20', join(around, 'b'), null)).rejects.toThrow('produk.jsonl dari');
  await expect(fetchFromBucket(bucket, '2026-11-21', join(around, 'c'), null)).rejects.toThrow(
    "Tidak ada cadangan '2026",
  );
  expect(await readdir(around)).toEqual([]);
});

test('the folders of the bucket are listed, however many pages they fill', async () => {
  await using there = await openTestBucket();
  for (const name of ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']) {
    there.files.set(`kubar/${name}/manifes.json`, Buffer.from(''));
  }
  there.files.set('lain/2020-01-01/manifes.json', Buffer.from(''));
  expect(await openBucket(there.settings).folders()).toEqual([18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
});

async function command(script: string, { dataDir, databaseUrl }: Place, settings: BucketSettings, ...args: string[]) {
  const { origin, bucket, prefix, region, keyId, secret } = settings;
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'cli', script), ...args], {
    env: {
      ...compileCache,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      CADANGAN_KUNCI: KEY,
      CADANGAN_S3_URL: `${origin}/${bucket}/${prefix}`,
      CADANGAN_S3_REGION: region,
      CADANGAN_S3_KEY_ID: keyId,
      CADANGAN_S3_SECRET: secret,
    },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code };
}

test('a night without the bucket leaves the backup whole and fails in one sentence; its copy is made later, and restored', async () => {
  await using there = await openTestBucket();
  const { place, db } = await filled();
  await db.destroy();
  const target = join(await folder(), 'malam');
  const failed = await command('cadangkan.ts', place, { ...there.settings, secret: 'lain' }, target);
  expect(failed.code).toBe(1);
  expect(failed.err).toMatch(
    /^Tempat cadangan '.*' menolak permintaan \(403 SignatureDoesNotMatch\)\. Cadangan di '.*malam' utuh, .*'salin-cadangan'\.\n$/,
  );
  expect(await command('salin-cadangan.ts', place, there.settings, target)).toMatchObject({ err: '', code: 0 });
  expect((await command('ambil-cadangan.ts', place, there.settings)).out).toBe('malam\n');
  const fetched = join(await folder(), 'ambilan');
  expect(await command('ambil-cadangan.ts', place, there.settings, 'malam', fetched)).toMatchObject({
    err: '',
    code: 0,
  });
  expect(await command('pulihkan.ts', await empty(), there.settings, fetched)).toMatchObject({ err: '', code: 0 });
});
