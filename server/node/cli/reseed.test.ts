import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../../../tests/support/data/database.ts';
import { factsOf } from '../../db/facts.ts';
import { mediaPath, prepareDataFolder } from '../database/data-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPorts } from '../process/open-ports.ts';
import { type Mode, readConfig } from '../settings/config.ts';
import type { Person } from './ask.ts';
import { reseed } from './reseed.ts';

const silent = { info: () => undefined, error: () => undefined };
const saying = (word: string): Person => ({
  isPresent: true,
  ask: async () => word,
  askSecret: async () => word,
  firstLine: async () => word,
  tell: () => undefined,
});
const nothing = async () => undefined;

let dataDir: string;
let DATABASE_URL: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lumbung-'));
  DATABASE_URL = await emptyDatabaseUrl();
});
afterEach(() => rm(dataDir, { recursive: true }));

const configOf = (mode: Mode) =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL, BASE_URL: mode === 'produksi' ? 'http://localhost' : '' }, mode);
const photo = () => join(mediaPath(dataDir), 'foto.jpg');
const idOf = async () => {
  await using db = await openDatabase(configOf('trial'));
  return (await factsOf(db)).get('id');
};

async function filled(mode: Mode) {
  await prepareDataFolder(dataDir);
  const open = await openPorts(configOf(mode), silent, nothing);
  await writeFile(photo(), 'x');
  return open;
}

test('seeding again makes another database and takes the pictures away', async () => {
  await (await filled('trial')).close();
  const before = await idOf();
  await reseed(configOf('trial'), saying('ulang'), silent, nothing);
  expect(await idOf()).not.toBe(before);
  await expect(access(photo())).rejects.toThrow('ENOENT');
});

test('any other word changes nothing', async () => {
  await (await filled('trial')).close();
  const before = await idOf();
  await expect(reseed(configOf('trial'), saying('ya'), silent, nothing)).rejects.toThrow('tidak ada yang dihapus');
  expect(await idOf()).toBe(before);
  await access(photo());
});

test('real data is refused', async () => {
  await (await filled('produksi')).close();
  await expect(reseed(configOf('trial'), saying('ulang'), silent, nothing)).rejects.toThrow('data sungguhan');
  expect(await idOf()).toBeDefined();
  await access(photo());
});

test('a database that a running server uses is refused', async () => {
  const { close } = await filled('trial');
  await expect(reseed(configOf('trial'), saying('ulang'), silent, nothing)).rejects.toThrow('sedang dipakai');
  await access(photo());
  await close();
});
