import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { emptyDatabaseUrl, onPostgres } from '../../../tests/support/data/database.ts';
import { places } from '../../../tests/support/data/places.ts';
import { factsOf } from '../../db/facts.ts';
import { migrationsOf } from '../../db/migrate.ts';
import type { Db } from '../../ports.ts';
import { openDatabase, openUnmigrated } from '../database/open-database.ts';
import type { Place } from '../settings/place.ts';
import { backUp } from './back-up.ts';
import { MANIFEST, MANIFEST_SEAL, type Manifest, sealOfManifest } from './manifest.ts';
import { restore } from './restore.ts';

const { folder, empty, filled, remove } = places(emptyDatabaseUrl);
afterEach(remove);

const KEY = 'kunci yang panjangnya lebih dari 32 huruf';

async function backup(sealKey: string | null = null): Promise<string> {
  const { place, db } = await filled();
  const target = join(await folder(), 'cadangan');
  await backUp(db, place, target, sealKey);
  await db.destroy();
  return target;
}

async function expectUntouched(place: Place): Promise<void> {
  const there = await readdir(place.dataDir).catch(() => []);
  expect(there.filter((name) => name !== 'media')).toEqual([]);
  if (place.databaseUrl === null) return;
  const db = await openUnmigrated(place);
  expect(await migrationsOf(db)).toEqual([]);
  await db.destroy();
}

/** Rewrites the manifest and its seal, as a forger would. */
async function forge(backupFolder: string, change: (manifest: Manifest) => void): Promise<void> {
  const manifest = JSON.parse(await readFile(join(backupFolder, MANIFEST), 'utf8'));
  change(manifest);
  const text = JSON.stringify(manifest);
  await writeFile(join(backupFolder, MANIFEST), text);
  await writeFile(join(backupFolder, MANIFEST_SEAL), sealOfManifest(text));
}

async function someMedia(backupFolder: string): Promise<string> {
  const [name] = await readdir(join(backupFolder, 'media'));
  return join(backupFolder, 'media', name!);
}

const damages: Record<string, [damage: (folder: string) => Promise<unknown>, says: string]> = {
  'a changed row': [
    async (at) => {
      const path = join(at, 'tabel/produk.jsonl');
      await writeFile(path, (await readFile(path, 'utf8')).replace('Beras', 'Ketan'));
    },
    'tabel/produk.jsonl berubah',
  ],
  'a table cut off': [(at) => writeFile(join(at, 'tabel/kecamatan.jsonl'), ''), 'tabel/kecamatan.jsonl berubah'],
  'a picture that is gone': [async (at) => rm(await someMedia(at)), 'tidak ada atau tidak dapat dibaca'],
  'a changed picture': [async (at) => writeFile(await someMedia(at), 'lain'), 'berubah'],
  'a changed manifest': [
    async (at) => writeFile(join(at, MANIFEST), (await readFile(join(at, MANIFEST), 'utf8')).replace('64.07', '64.02')),
    'manifes.json berubah',
  ],
  'a manifest without its seal': [(at) => rm(join(at, MANIFEST_SEAL)), 'Tidak ada cadangan'],
  'a folder that is no backup': [(at) => rm(join(at, MANIFEST)), 'Tidak ada cadangan'],
  'a manifest that leads out of its folder': [
    (at) =>
      forge(at, ({ berkas }) => {
        berkas['media/../../../etc/passwd'] = { sha256: '0'.repeat(64), bita: 1 };
      }),
    'versi Lumbung yang lebih baru',
  ],
  'a newer format': [(at) => forge(at, (manifest) => Object.assign(manifest, { format: 2 })), 'lebih baru'],
  'migrations of a newer version': [(at) => forge(at, ({ migrasi }) => migrasi.push('9999-nanti')), 'lebih baru'],
};

/** All are found before a database is opened; that the other kind is left alone too, one of them tells. */
const asked = Object.keys(damages).slice(0, onPostgres ? 1 : undefined);

test.each(asked)('%s is refused, and nothing is restored', async (name) => {
  const [damage, says] = damages[name]!;
  const source = await backup();
  await damage(source);
  const target = await empty();
  await expect(restore(target, source)).rejects.toThrow(says);
  await expectUntouched(target);
});

test('a restore that breaks off in the middle leaves the place empty, and the next one succeeds', async () => {
  const source = await backup();
  const target = await empty();
  const lie = (number: number) => forge(source, ({ tabel }) => (tabel['slider'] = number));
  await lie(7);
  await expect(restore(target, source)).rejects.toThrow('tabel/slider.jsonl berisi 0 baris, bukan 7');
  await expectUntouched(target);

  await lie(0);
  await mkdir(join(target.dataDir, '.pulihan-belum-selesai/media'), { recursive: true });
  await restore(target, source);
  const db = await openDatabase(target);
  expect(await db.selectFrom('produk').select('judul').execute()).toEqual([{ judul: 'Beras' }]);
  await db.destroy();
});

test('a place that is not empty is left as it is', async () => {
  const source = await backup();
  const { place, db } = await filled();
  await db.updateTable('produk').set({ judul: 'Milik orang' }).execute();
  await expect(restore(place, source)).rejects.toThrow('tidak kosong');
  expect(await db.selectFrom('produk').select('judul').execute()).toEqual([{ judul: 'Milik orang' }]);
  await db.destroy();
});

test('pictures, letters or a database file alone are something too', async () => {
  const source = await backup();
  for (const name of ['media/aa', 'mail', 'lumbung.db']) {
    const target = await empty();
    await mkdir(join(target.dataDir, name), { recursive: true });
    await expect(restore(target, source)).rejects.toThrow('tidak kosong');
    expect(await readdir(target.dataDir)).toEqual([name.split('/')[0]]);
  }
});

test('a restore that was broken off between the pictures and the rows is simply run again', async () => {
  const source = await backup();
  const target = await empty();
  await mkdir(join(target.dataDir, '.pulihan-belum-selesai'), { recursive: true });
  await mkdir(join(target.dataDir, 'media/aa'), { recursive: true });
  await restore(target, source);
  expect(await readdir(join(target.dataDir, 'media'))).not.toContain('aa');
  const db = await openDatabase(target);
  expect(await db.selectFrom('produk').select('judul').execute()).toEqual([{ judul: 'Beras' }]);
  await db.destroy();
});

test('with a key only what was sealed with it is restored', async () => {
  const target = await empty();
  const plain = await backup();
  await expect(restore(target, plain, KEY)).rejects.toThrow('tidak disegel dengan kunci');
  await expect(restore(target, await backup('kunci lain yang juga cukup panjang itu'), KEY)).rejects.toThrow(
    'disegel dengan kunci lain, atau diubah',
  );
  const sealed = await backup(KEY);
  await forge(sealed, ({ id_terakhir }) => (id_terakhir['produk'] = 99));
  await expect(restore(target, sealed, KEY)).rejects.toThrow('disegel dengan kunci lain, atau diubah');
  await expectUntouched(target);
  await restore(target, await backup(KEY), KEY);
  await restore(await empty(), plain, null);
});

test('what other programs and the disk itself keep in a data folder is in nobody’s way', async () => {
  const target = await empty();
  for (const name of ['.npm', 'lost+found']) await mkdir(join(target.dataDir, name), { recursive: true });
  await restore(target, await backup());
  expect((await readdir(target.dataDir)).sort()).toEqual(expect.arrayContaining(['.npm', 'lost+found', 'media']));
});

test('a restore begins another history, in which no id of a row behind the backup is given again', async () => {
  const { place, db } = await filled();
  const [row] = await db.selectFrom('produk').selectAll().execute();
  const target = join(await folder(), 'cadangan');
  await backUp(db, place, target);
  const before = await factsOf(db);
  const add = (to: Db) =>
    to
      .insertInto('produk')
      .values({ ...row!, id: undefined, slug: 'sesudah' })
      .returning('id')
      .executeTakeFirstOrThrow();
  const lost = await add(db);
  await db.destroy();
  const restored = await empty();
  await restore(restored, target);
  const restoredDb = await openDatabase(restored);
  expect((await factsOf(restoredDb)).get('id')).not.toBe(before.get('id'));
  expect((await add(restoredDb)).id).toBeGreaterThan(lost.id + 10_000);
  // This holds for a table without rows in the backup, too.
  const { id } = await restoredDb
    .insertInto('pangan')
    .values({ nama_pangan: 'Beras', created_at: '', updated_at: '' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(10_000);
  await restoredDb.destroy();
});
