import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Env, type Mode, readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const faultsOf = (env: Env, mode: Mode = 'trial'): readonly string[] => {
  try {
    readConfig(env, mode);
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.faults;
    throw error;
  }
};

test('without settings the trial listens on this computer only', () => {
  expect(readConfig({}, 'trial')).toEqual({
    mode: 'trial',
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    wilayah: '64.07',
    baseUrl: null,
    demoTerbuka: false,
  });
});

test('production listens everywhere and needs its address', () => {
  expect(readConfig({ BASE_URL: 'https://pangan.example.go.id/' }, 'produksi')).toMatchObject({
    host: '0.0.0.0',
    baseUrl: 'https://pangan.example.go.id',
  });
  expect(faultsOf({}, 'produksi')).toEqual([expect.stringContaining('BASE_URL wajib diisi')]);
});

test('an empty setting is one that is not set', () => {
  expect(readConfig({ PORT: '', WILAYAH: ' ', DATABASE_URL: '', DEMO: '' }, 'trial')).toMatchObject({ port: 3000 });
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '0x50'],
  ['PORT', 'abc'],
  ['HOST', 'dua kata'],
  ['HOST', 'http://localhost'],
  ['WILAYAH', '6407'],
  ['WILAYAH', '64.07.01'],
  ['BASE_URL', 'pangan.example.go.id'],
  ['BASE_URL', 'ftp://pangan.example.go.id'],
  ['BASE_URL', 'https://pangan.example.go.id/app'],
  ['BASE_URL', 'https://pangan.example.go.id?a=1'],
  ['BASE_URL', 'https://saya:rahasia@pangan.example.go.id'],
  ['DEMO', 'ya'],
  ['DATABASE_URL', 'postgres://localhost/lumbung'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} .*\\.$`));
});

test.each([
  ['PORT', '65535', { port: 65_535 }],
  ['HOST', '::1', { host: '::1' }],
  ['HOST', 'kantor.local', { host: 'kantor.local' }],
  ['WILAYAH', '64.02', { wilayah: '64.02' }],
  ['BASE_URL', 'http://192.168.1.5:8080', { baseUrl: 'http://192.168.1.5:8080' }],
  ['DATA_DIR', '/srv/lumbung', { dataDir: '/srv/lumbung' }],
  ['DEMO', 'terbuka', { demoTerbuka: true }],
])('%s=%s is understood', (name, value, expected) => {
  expect(readConfig({ [name]: value }, 'trial')).toMatchObject(expected);
});

test('all that is wrong is said at once', () => {
  expect(faultsOf({ PORT: 'x', WILAYAH: 'y', BASE_URL: 'z' })).toHaveLength(3);
});
