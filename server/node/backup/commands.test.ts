import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../../../tests/support/data/database.ts';
import { places } from '../../../tests/support/data/places.ts';
import { compileCache } from '../../../tests/support/programs/compile-cache.ts';
import type { Db } from '../../ports.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Place } from '../settings/place.ts';

/** The output of a command that fails: one line, without a stack trace. */
const sentence = (text: RegExp) => ({ code: 1, err: expect.stringMatching(new RegExp(`^${text.source}\\n$`)) });

const { folder, empty, filled, remove } = places(emptyDatabaseUrl);
afterEach(remove);

async function command(name: 'cadangkan' | 'pulihkan', { dataDir, databaseUrl }: Place, ...args: string[]) {
  const script = fileURLToPath(new URL(`../cli/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...compileCache, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code };
}

test('a backup and its restore say what they did', async () => {
  const { place, db } = await filled();
  const target = join(await folder(), 'cadangan');
  const made = await command('cadangkan', place, target);
  expect(made).toMatchObject({ err: '', code: 0 });
  expect(made.out).toMatch(
    /^(Folder data|Basis data) .* dicadangkan …\nSelesai dan sudah diperiksa: \d+ baris dari \d+ tabel, 1 foto, .* MB di /,
  );
  const there = await empty();
  const again = await command('pulihkan', there, target);
  expect(again).toMatchObject({ err: '', code: 0 });
  expect(again.out).toMatch(/Semua berkas cocok .*\nDipulihkan: \d+ baris dari \d+ tabel, 1 foto/);
  const restored = await openDatabase(there);
  const acts = (some: Db) => some.selectFrom('jejak').select(['perbuatan', 'alamat']).execute();
  const alamat = expect.stringMatching(/^terminal \(.+\)$/);
  expect(await acts(db)).toEqual([{ perbuatan: 'cadangkan', alamat }]);
  expect(await acts(restored)).toEqual([{ perbuatan: 'pulihkan', alamat }]);
  await restored.destroy();
  await db.destroy();
});

test('what cannot be done is said in a sentence', async () => {
  const place = await empty();
  const nothing = await command('cadangkan', place, join(await folder(), 'cadangan'));
  expect(nothing).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^(Folder data|Basis data) .* belum berisi.*\n$/),
  });
  expect(await command('pulihkan', place, await folder())).toMatchObject({
    code: 1,
    err: expect.stringContaining('Tidak ada cadangan di'),
  });
  expect(await command('pulihkan', place)).toMatchObject({
    code: 1,
    err: 'Cara pakai: npm run pulihkan -- <folder> [--tanpa-kunci]\n',
  });
});

test('a database of a newer version is named in a sentence', async () => {
  const { place, db } = await filled();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-nanti', '2099-01-01')`.execute(db);
  await db.destroy();
  expect(await command('cadangkan', place, join(await folder(), 'cadangan'))).toMatchObject(
    sentence(/Basis data .* dibuat oleh versi Lumbung yang lebih baru; jalankan versi itu\./),
  );
});

test('a place that cannot be written is named in a sentence', async () => {
  const { place, db } = await filled();
  const file = join(await folder(), 'berkas');
  await writeFile(file, '');
  expect(await command('cadangkan', place, join(file, 'di dalam', 'cadangan'))).toMatchObject(
    sentence(/(Folder cadangan )?'.*' tidak dapat .*ENOTDIR\)\./),
  );
  const target = join(await folder(), 'cadangan');
  await command('cadangkan', place, target);
  expect(await command('pulihkan', { ...(await empty()), dataDir: join(file, 'data') }, target)).toMatchObject(
    sentence(
      /'.*' tidak dapat dibaca atau ditulis karena ada berkas di tempat folder; pilih tempat lain \(ENOTDIR\)\./,
    ),
  );
  await db.destroy();
});
