import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Log } from '../../ports.ts';
import { prepareDataFolder } from '../database/data-folder.ts';
import { openPorts } from '../process/open-ports.ts';
import { type Mode, readConfig } from './config.ts';
import { openDoors } from './guard-settings.ts';
import type { Env } from './place.ts';

test('each guard that is off is a sentence that names its setting', () => {
  expect(openDoors({ robotCheck: { jenis: 'altcha' }, rateLimit: true })).toEqual([]);
  expect(openDoors({ robotCheck: { jenis: 'off' }, rateLimit: false })).toEqual([
    expect.stringMatching(/^ROBOT_CHECK=off: .*\.$/),
    expect.stringMatching(/^RATE_LIMIT=off: .*\.$/),
  ]);
});

/** The errors that a start logs. */
async function errorsOf(mode: Mode, env: Env): Promise<unknown[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumbung-penjaga-'));
  try {
    await prepareDataFolder(dataDir);
    const errors: unknown[] = [];
    const log: Log = { info: () => undefined, error: (event, facts) => errors.push([event, facts]) };
    const config = readConfig({ DATA_DIR: dataDir, BASE_URL: 'https://pangan.example.go.id', ...env }, mode);
    const { close } = await openPorts(config, log, async () => undefined);
    await close();
    return errors;
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

const warned = (sentence: string) => ['peringatan', { peringatan: expect.stringContaining(sentence) }];

test('production is warned at start, of open doors and of a site without accounts; the trial is not', async () => {
  const off = { ROBOT_CHECK: 'off', RATE_LIMIT: 'off' };
  const empty = warned('belum berisi satu akun pun');
  expect(await errorsOf('produksi', off)).toEqual([warned('ROBOT_CHECK=off'), warned('RATE_LIMIT=off'), empty]);
  expect(await errorsOf('produksi', {})).toEqual([empty]);
  expect(await errorsOf('trial', off)).toEqual([]);
});
