import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabaseUrl } from '../../../tests/support/data/database.ts';
import { factsOf } from '../../db/facts.ts';
import type { Log } from '../../ports.ts';
import { prepareDataFolder } from '../database/data-folder.ts';
import { type Mode, readConfig } from '../settings/config.ts';
import type { Env } from '../settings/place.ts';
import { openPorts, type SeedDemo } from './open-ports.ts';

let dataDir: string;
let DATABASE_URL: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lumbung-data-'));
  DATABASE_URL = await emptyDatabaseUrl();
});
afterEach(() => rm(dataDir, { recursive: true }));

const silent: Log = { info: () => undefined, error: () => undefined };

const seedAccount: SeedDemo = async ({ db }) => {
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  const contoh = { nama_lengkap: 'Contoh', username: 'petani', email: 'petani@contoh.id', no_hp: '0812', ...times };
  await db
    .insertInto('pengguna')
    .values({ ...contoh, password_hash: '', demo: 1 })
    .execute();
};

async function open(mode: Mode, { env = {}, seed = seedAccount }: { env?: Env; seed?: SeedDemo } = {}) {
  await prepareDataFolder(dataDir);
  const config = readConfig(
    { DATA_DIR: dataDir, DATABASE_URL, BASE_URL: 'https://pangan.example.go.id', ...env },
    mode,
  );
  return openPorts(config, silent, seed);
}

test('an empty database gets the region and, in the trial, the demo, once', async () => {
  const seed = vi.fn(seedAccount);
  const first = await open('trial', { seed });
  expect(first.wilayah).toBe('Kutai Barat');
  expect(await first.ports.db.selectFrom('kecamatan').select('nama_kecamatan').execute()).toHaveLength(16);
  await first.close();
  const second = await open('trial', { seed });
  await second.close();
  expect(seed).toHaveBeenCalledOnce();
});

test('each start begins another history: the file may have been put back by hand', async () => {
  const histories: (string | undefined)[] = [];
  for (let start = 0; start < 2; start += 1) {
    const { ports, close } = await open('produksi');
    histories.push((await factsOf(ports.db)).get('id'));
    await close();
  }
  expect(histories[0]).toBeTruthy();
  expect(histories[1]).not.toBe(histories[0]);
});

test('production seeds the names of its region and no account', async () => {
  const { ports, wilayah, close } = await open('produksi', { env: { WILAYAH: '64.02' } });
  expect(wilayah).toBe('Kutai Kartanegara');
  expect(await ports.db.selectFrom('pengguna').select('id').execute()).toEqual([]);
  await close();
});

test('a demo whose seed was broken off is started over', async () => {
  const brokenOff: SeedDemo = async (ports, wilayah) => {
    await seedAccount(ports, wilayah);
    throw new Error('listrik padam');
  };
  await expect(open('trial', { seed: brokenOff })).rejects.toThrow('listrik padam');
  const { ports, close } = await open('trial');
  expect(await ports.db.selectFrom('pengguna').select('username').execute()).toEqual([{ username: 'petani' }]);
  expect([...(await factsOf(ports.db)).keys()]).toContain('demo');
  await close();
});

test('the trial leaves the data of production as it is', async () => {
  await (await open('produksi')).close();
  const seed = vi.fn(seedAccount);
  await (await open('trial', { seed })).close();
  expect(seed).not.toHaveBeenCalled();
});

test('production refuses the data of the demo, even of half a demo', async () => {
  const { ports, close } = await open('trial');
  await expect(open('produksi')).rejects.toThrow('berisi data dan akun contoh');
  await ports.db.deleteFrom('pengguna').execute();
  await close();
  await expect(open('produksi')).rejects.toThrow('berisi data dan akun contoh');
});

test('an unknown region is refused', async () => {
  await expect(open('trial', { env: { WILAYAH: '64.99' } })).rejects.toThrow("WILAYAH '64.99' bukan kode");
});

test('the data of another region is refused', async () => {
  await (await open('produksi')).close();
  await expect(open('produksi', { env: { WILAYAH: '64.02' } })).rejects.toThrow('berisi wilayah 64.07, bukan 64.02');
});

test('a database of a newer version is refused', async () => {
  const { ports, close } = await open('produksi');
  await sql`insert into kysely_migration (name, timestamp) values ('9999-nanti', '2099-01-01')`.execute(ports.db);
  await close();
  await expect(open('produksi')).rejects.toThrow('dibuat oleh versi Lumbung yang lebih baru');
});
