import { resolve } from 'node:path';
import { defaultKuota } from '../../ports.ts';
import { StartError } from '../faults/start-error.ts';
import { readBucket, readSealKey } from './backup-settings.ts';
import { readLisensi } from './data-settings.ts';
import { readCorsOrigin, readHsts, readRobotCheck, readTrustedProxy } from './guard-settings.ts';
import { readMailFrom, readSmtpUrl } from './mail-settings.ts';
import { type Env, readDatabaseUrl } from './place.ts';
import { isSetTo, originOf, type Reader, type TextOf, wholeNumber } from './readers.ts';

/** `trial`: on this computer, with demo data; `produksi`: for real (rulings 24). */
export type Mode = 'trial' | 'produksi';

export type Config = ReturnType<typeof readConfig>;

const LAST_PORT = 65_535;
const MB = 1_000_000;

const quota = (usual: number) => wholeNumber(usual, { most: 1_000_000 });

/**
 * Reads the settings from the environment; empty ones count as not set.
 *
 * @throws StartError with a sentence for each wrong setting
 */
export function readConfig(env: Env, mode: Mode) {
  const faults: string[] = [];
  const textOf: TextOf = (name) => env[name]?.trim() || undefined;
  const read = <Value>(name: string, reader: Reader<Value>): Value => {
    try {
      return reader(textOf(name), name);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      faults.push(...error.faults);
      // Nobody gets it: the faults are thrown at the end.
      return undefined as Value;
    }
  };
  const config = {
    mode,
    port: read('PORT', wholeNumber(3000, { most: LAST_PORT })),
    /** The port for Prometheus on loopback; null: none. */
    metricsPort: read('METRICS_PORT', wholeNumber(null, { most: LAST_PORT })),
    host: read('HOST', (text = mode === 'trial' ? '127.0.0.1' : '0.0.0.0') => readHost(text)),
    dataDir: resolve(textOf('DATA_DIR') ?? './data'),
    databaseUrl: read('DATABASE_URL', readDatabaseUrl),
    /** Code of the regency, such as 64.07. */
    wilayah: read('WILAYAH', readWilayah),
    /** Origin for absolute addresses; null only in the trial: that of each request (rulings 26). */
    baseUrl: read('BASE_URL', (text) => readBaseUrl(text, mode)),
    demoTerbuka: read('DEMO', isSetTo('terbuka')),
    smtpUrl: read('SMTP_URL', readSmtpUrl),
    mailFrom: read('MAIL_FROM', (text) => readMailFrom(text, textOf('SMTP_URL'))),
    robotCheck: read('ROBOT_CHECK', readRobotCheck(textOf)),
    rateLimit: !read('RATE_LIMIT', isSetTo('off')),
    kuota: {
      produk: read('KUOTA_PRODUK', quota(defaultKuota.produk)),
      foto: read('KUOTA_FOTO', quota(defaultKuota.foto)),
      fotoBytes: read('KUOTA_FOTO_MB', quota(defaultKuota.fotoBytes / MB)) * MB,
      unggahanAkun: read('KUOTA_UNGGAHAN_AKUN', quota(defaultKuota.unggahanAkun)),
      unggahanAlamat: read('KUOTA_UNGGAHAN_ALAMAT', quota(defaultKuota.unggahanAlamat)),
      tulisSemenit: read('KUOTA_TULIS', quota(defaultKuota.tulisSemenit)),
    },
    corsOrigins: read('CORS_ORIGIN', readCorsOrigin),
    /** The HSTS policy, if `baseUrl` has https. */
    hsts: read('HSTS', readHsts),
    jejakHari: read('JEJAK_HARI', wholeNumber(400, { least: 30, most: 9999, unit: 'bilangan hari' })),
    /** Of the public data. */
    lisensiData: read('LISENSI_DATA', readLisensi),
    /** Proxies whose forwarding headers count. */
    trustedProxy: read('TRUSTED_PROXY', readTrustedProxy),
    sealKey: read('CADANGAN_KUNCI', readSealKey),
    bucket: read('CADANGAN_S3_URL', readBucket(textOf)),
  };
  if (faults.length > 0) throw new StartError(...faults);
  return config;
}

function readHost(text: string): string {
  if (/^[a-z0-9:][a-z0-9.:-]*$/i.test(text)) return text;
  throw new StartError(`HOST harus berupa nama atau alamat IP, misalnya 127.0.0.1 atau 0.0.0.0, bukan '${text}'.`);
}

function readWilayah(text = '64.07'): string {
  if (/^\d\d\.\d\d$/.test(text)) return text;
  throw new StartError(`WILAYAH harus berupa kode kabupaten atau kota seperti 64.07, bukan '${text}'.`);
}

function readBaseUrl(text: string | undefined, mode: Mode): string | null {
  const example = 'misalnya https://pangan.example.go.id';
  if (text === undefined) {
    if (mode === 'trial') return null;
    throw new StartError(`BASE_URL wajib diisi untuk produksi dengan alamat situs ini, ${example}.`);
  }
  const origin = originOf(text);
  if (origin !== undefined) return origin;
  throw new StartError(`BASE_URL harus berupa alamat lengkap tanpa jalur di belakangnya, ${example}, bukan '${text}'.`);
}
