import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../../../tests/support/data/database.ts';
import { insertProduk, places, TRICKY } from '../../../tests/support/data/places.ts';
import { filesOnDisk } from '../../adapters/files-on-disk.ts';
import { revisionOf, touch } from '../../http/revision.ts';
import type { Db } from '../../ports.ts';
import { mediaPath } from '../database/data-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Place } from '../settings/place.ts';
import { backUp } from './back-up.ts';
import { verifiedManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { inSnapshot, rowsOf, tablesIn } from './rows-out.ts';

const { folder, empty, filled, remove } = places(emptyDatabaseUrl);
afterEach(remove);

const newFolder = async () => join(await folder(), 'cadangan');

async function contents(db: Db): Promise<Record<string, unknown[]>> {
  return inSnapshot(db, async (snapshot) => {
    const all: Record<string, unknown[]> = {};
    for (const table of await tablesIn(snapshot)) {
      const rows: unknown[] = [];
      for await (const row of rowsOf(snapshot, table)) rows.push(row);
      all[table] = rows;
    }
    // Each restore adds one, at the end.
    all['jejak'] = (all['jejak'] as { perbuatan: string }[]).filter(({ perbuatan }) => perbuatan !== 'pulihkan');
    all['keterangan'] = (all['keterangan'] as { nama: string }[]).filter(({ nama }) => nama !== 'id');
    return all;
  });
}

const pictures = async ({ dataDir }: Place) => {
  const files = filesOnDisk(mediaPath(dataDir));
  const found: [string, string][] = [];
  for await (const { name } of files.list()) found.push([name, String(await files.read(name))]);
  return found.sort();
};

async function expectRestored(folderOfBackup: string, target: Place, source: Db, place: Place): Promise<void> {
  await restore(target, folderOfBackup);
  const db = await openDatabase(target);
  expect(await contents(db)).toEqual(await contents(source));
  expect(await pictures(target)).toEqual(await pictures(place));
  expect((await readdir(target.dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
  // Ids of deleted rows, and of rows behind the backup, are not reused; caches do not mistake rows for another
  // database's.
  expect(await insertProduk(db, 1, 'baru')).toBeGreaterThan(10_000);
  expect(await revisionOf(db)).not.toBe(await revisionOf(source));
  await db.destroy();
}

test('what is restored is what was there', async () => {
  const { place, db } = await filled();
  const target = await newFolder();
  expect(await backUp(db, place, target)).toMatchObject({ foto: 1, hilang: [] });
  await expectRestored(target, await empty(), db, place);
  await db.destroy();
});

test('a backup of one database is restored into the other', async () => {
  const { place, db } = await filled();
  const first = await newFolder();
  await backUp(db, place, first);
  const between: Place = { dataDir: join(await folder(), 'data'), databaseUrl: null };
  await restore(between, first);
  const file = await openDatabase(between);
  const second = await newFolder();
  await backUp(file, between, second);
  await expectRestored(second, await empty(), db, place);
  await file.destroy();
  await db.destroy();
});

test('a backup while others write holds every write whole or not at all', async () => {
  const { place, db } = await filled();
  let isWriting = true;
  const write = async (writer: number) => {
    for (let number = 0; isWriting; number += 1) {
      const name = `${writer}-${number}`;
      await db.transaction().execute(async (trx) => {
        const id = await insertProduk(trx, 1, name);
        await trx
          .insertInto('keterangan')
          .values({ nama: name, nilai: String(id) })
          .execute();
        await touch(trx, 'produk');
      });
      // SQLite is synchronous: without a pause nothing else runs in this process.
      await setImmediate();
    }
  };
  const writers = [0, 1, 2].map(write);
  const folders: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const target = await newFolder();
    const reader = await openDatabase(place);
    await backUp(reader, place, target);
    await reader.destroy();
    folders.push(target);
  }
  isWriting = false;
  await Promise.all(writers);

  const counts: number[] = [];
  for (const backup of folders) {
    const { tabel } = await verifiedManifest(backup, null);
    const lines = (await readFile(join(backup, 'tabel/revisi_tabel.jsonl'), 'utf8')).trim();
    const revisi = lines === '' ? 0 : JSON.parse(lines).revisi;
    expect(tabel['produk']).toBe(1 + revisi);
    expect(tabel['keterangan']).toBe(3 + revisi);
    counts.push(revisi);
  }
  expect(counts.at(-1)).toBeGreaterThan(counts[0]!);
  await db.destroy();
});

test('only its owner may read a backup, and no secret of the program is missing from it', async () => {
  const { place, db } = await filled();
  const target = await newFolder();
  await backUp(db, place, target);
  expect((await stat(target)).mode & 0o777).toBe(0o700);
  expect((await stat(join(target, 'tabel/pengguna.jsonl'))).mode & 0o777).toBe(0o600);
  const [farmer] = (await readFile(join(target, 'tabel/pengguna.jsonl'), 'utf8')).trimEnd().split('\n');
  expect(JSON.parse(farmer!)).toMatchObject({ nama_lengkap: TRICKY, password_hash: 'x', aktif: 1 });
  await db.destroy();
});

test('pictures that are gone or changed are named, and the rest is kept', async () => {
  const { place, db } = await filled();
  const name = (await pictures(place))[0]![0];
  await filesOnDisk(mediaPath(place.dataDir)).write(name, new Uint8Array([1]));
  expect(await backUp(db, place, await newFolder())).toMatchObject({ foto: 0, hilang: [name] });
  await rm(mediaPath(place.dataDir), { recursive: true });
  expect(await backUp(db, place, await newFolder())).toMatchObject({ foto: 0, hilang: [name] });
  await db.destroy();
});

test('a folder that holds something is not written into', async () => {
  const { place, db } = await filled();
  const target = await folder();
  await writeFile(join(target, 'catatan.txt'), 'penting');
  await expect(backUp(db, place, target)).rejects.toThrow('tidak kosong');
  expect(await readdir(target)).toEqual(['catatan.txt']);
  await db.destroy();
});

test('a place without a region has nothing to back up, and no half of a backup stays', async () => {
  const { place, db } = await filled();
  await db.deleteFrom('keterangan').where('nama', '=', 'wilayah').execute();
  const around = await folder();
  await expect(backUp(db, place, join(around, 'cadangan'))).rejects.toThrow('belum berisi');
  expect(await readdir(around)).toEqual([]);
  await db.destroy();
});
