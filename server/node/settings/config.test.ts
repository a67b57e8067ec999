import { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defaultKuota } from '../../ports.ts';
import { StartError } from '../faults/start-error.ts';
import { type Mode, readConfig } from './config.ts';
import type { Env } from './place.ts';

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
    metricsPort: null,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: null,
    wilayah: '64.07',
    baseUrl: null,
    demoTerbuka: false,
    smtpUrl: null,
    mailFrom: 'Lumbung <lumbung@localhost>',
    robotCheck: { jenis: 'altcha' },
    rateLimit: true,
    kuota: defaultKuota,
    corsOrigins: [],
    hsts: 'subdomain',
    jejakHari: 400,
    lisensiData: { nama: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.id' },
    trustedProxy: new BlockList(),
    sealKey: null,
    bucket: null,
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
  ['DATABASE_URL', 'mysql://localhost/lumbung'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['DATABASE_URL', 'lumbung'],
  ['MAIL_FROM', 'Lumbung'],
  ['ROBOT_CHECK', 'ya'],
  ['ROBOT_CHECK', 'recaptcha'],
  ['RATE_LIMIT', 'on'],
  ['KUOTA_PRODUK', '0'],
  ['KUOTA_FOTO', '-1'],
  ['KUOTA_FOTO_MB', '1,5'],
  ['KUOTA_UNGGAHAN_AKUN', 'banyak'],
  ['KUOTA_UNGGAHAN_ALAMAT', '1000001'],
  ['KUOTA_TULIS', '1e3'],
  ['CORS_ORIGIN', '*'],
  ['HSTS', 'on'],
  ['CORS_ORIGIN', 'https://peta.example.go.id/app'],
  ['TRUSTED_PROXY', 'localhost'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['TRUSTED_PROXY', '10.0.0.1, x'],
  ['CADANGAN_KUNCI', 'terlalu pendek'],
  ['CADANGAN_S3_URL', 'https://s3.example.go.id/'],
  ['CADANGAN_S3_URL', 's3://lumbung'],
  ['CADANGAN_S3_URL', 'https://s3.example.go.id/lumbung'],
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
  ['MAIL_FROM', 'Lumbung Kutai Barat <a@b.id>', { mailFrom: 'Lumbung Kutai Barat <a@b.id>' }],
  ['ROBOT_CHECK', 'off', { robotCheck: { jenis: 'off' } }],
  ['RATE_LIMIT', 'off', { rateLimit: false }],
  ['KUOTA_FOTO_MB', '50', { kuota: { ...defaultKuota, fotoBytes: 50_000_000 } }],
  ['KUOTA_TULIS', '2000', { kuota: { ...defaultKuota, tulisSemenit: 2000 } }],
  ['HSTS', 'situs', { hsts: 'situs' }],
  ['JEJAK_HARI', '90', { jejakHari: 90 }],
  ['CORS_ORIGIN', 'https://a.id/, http://localhost:5173', { corsOrigins: ['https://a.id', 'http://localhost:5173'] }],
  ['DATABASE_URL', 'postgresql://a@b:5433/lumbung', { databaseUrl: 'postgresql://a@b:5433/lumbung' }],
])('%s=%s is understood', (name, value, expected) => {
  expect(readConfig({ [name]: value }, 'trial')).toMatchObject(expected);
});

test('letters that leave need a sender', () => {
  const SMTP_URL = 'smtp://lumbung:rahasia@mail.example.go.id:587';
  expect(faultsOf({ SMTP_URL })).toEqual([expect.stringContaining('MAIL_FROM wajib diisi')]);
  expect(faultsOf({ SMTP_URL, MAIL_FROM: 'a@b.id\nBcc: c@d.id' })).toHaveLength(1);
  expect(faultsOf({ SMTP_URL: 'mail.example.go.id', MAIL_FROM: 'a@b.id' })).toEqual([
    expect.stringMatching(/^SMTP_URL .*\.$/),
  ]);
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'a@b.id' }, 'trial')).toMatchObject({
    smtpUrl: SMTP_URL,
    mailFrom: 'a@b.id',
  });
});

test('reCAPTCHA needs its two keys', () => {
  const env = { ROBOT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'situs', RECAPTCHA_SECRET_KEY: 'rahasia' };
  expect(readConfig(env, 'trial').robotCheck).toEqual({ jenis: 'recaptcha', siteKey: 'situs', secretKey: 'rahasia' });
  expect(faultsOf({ ...env, RECAPTCHA_SECRET_KEY: '' })).toHaveLength(1);
});

test('a bucket is named by the address of its service, and may hold others beside us', () => {
  const keys = { CADANGAN_S3_KEY_ID: 'kunci', CADANGAN_S3_SECRET: 'rahasia' };
  const bucketOf = (CADANGAN_S3_URL: string, more: Env = {}) =>
    readConfig({ CADANGAN_S3_URL, ...keys, ...more }, 'trial').bucket;
  const whole = { origin: 'https://s3.example.go.id', bucket: 'cadangan', keyId: 'kunci', secret: 'rahasia' };
  expect(bucketOf('https://s3.example.go.id/cadangan/')).toEqual({ ...whole, prefix: '', region: 'us-east-1' });
  expect(bucketOf('https://s3.example.go.id/cadangan/kubar/a', { CADANGAN_S3_REGION: 'id-1' })).toEqual({
    ...whole,
    prefix: 'kubar/a/',
    region: 'id-1',
  });
});

test('trusted proxies are addresses and networks of both kinds', () => {
  const { trustedProxy } = readConfig({ TRUSTED_PROXY: '127.0.0.1, 10.1.0.0/16,fd00::/8' }, 'trial');
  const trusted = ['127.0.0.1', '127.0.0.2', '10.1.2.3', '10.2.0.1'].map((address) => trustedProxy.check(address));
  expect(trusted).toEqual([true, false, true, false]);
  expect(trustedProxy.check('fd12::1', 'ipv6')).toBe(true);
});

test('all that is wrong is said at once', () => {
  expect(faultsOf({ PORT: 'x', WILAYAH: 'y', BASE_URL: 'z' })).toHaveLength(3);
});
