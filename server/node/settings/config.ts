import type { BlockList } from 'node:net';
import { resolve } from 'node:path';
import type { Guards } from '../../ports.ts';
import { StartError } from '../faults/start-error.ts';
import { type BackupSettings, readBucket, readSealKey } from './backup-settings.ts';
import {
  type Hsts,
  readCorsOrigin,
  readHsts,
  readJejakHari,
  readRateLimit,
  readRobotCheck,
  readTrustedProxy,
} from './guard-settings.ts';
import { type MailSettings, readMailFrom, readSmtpUrl } from './mail-settings.ts';
import { type Env, type Place, readDatabaseUrl } from './place.ts';
import { readKuota } from './quota-settings.ts';

/** `trial`: on this computer, with demo data; `produksi`: for real (rulings 24). */
export type Mode = 'trial' | 'produksi';

export interface Config extends Place, MailSettings, BackupSettings, Guards {
  mode: Mode;
  port: number;
  /** The port for Prometheus on loopback; null: none. */
  metricsPort: number | null;
  host: string;
  /** Code of the regency, such as 64.07. */
  wilayah: string;
  /** Origin for absolute addresses; null only in the trial: that of each request (rulings 26). */
  baseUrl: string | null;
  /** The HSTS policy, if `baseUrl` has https. */
  hsts: Hsts;
  /** Proxies whose forwarding headers count. */
  trustedProxy: BlockList;
}

/**
 * Reads the settings from the environment; empty ones count as not set.
 *
 * @throws StartError with a sentence for each wrong setting
 */
export function readConfig(env: Env, mode: Mode): Config {
  const faults: string[] = [];
  const read = <Value>(name: string, reader: (text: string | undefined) => Value): Value | undefined => {
    try {
      return reader(env[name]?.trim() || undefined);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  };
  const config = {
    mode,
    port: read('PORT', (text = '3000') => readPort('PORT', text)),
    metricsPort: read('METRICS_PORT', (text) => (text === undefined ? null : readPort('METRICS_PORT', text))),
    host: read('HOST', (text) => readHost(text ?? (mode === 'trial' ? '127.0.0.1' : '0.0.0.0'))),
    dataDir: resolve(env['DATA_DIR']?.trim() || './data'),
    databaseUrl: read('DATABASE_URL', readDatabaseUrl),
    wilayah: read('WILAYAH', readWilayah),
    baseUrl: read('BASE_URL', (text) => readBaseUrl(text, mode)),
    demoTerbuka: read('DEMO', readDemo),
    smtpUrl: read('SMTP_URL', readSmtpUrl),
    mailFrom: read('MAIL_FROM', (text) => readMailFrom(text, env['SMTP_URL']?.trim() || undefined)),
    robotCheck: read('ROBOT_CHECK', (text) => readRobotCheck(text, env)),
    rateLimit: read('RATE_LIMIT', readRateLimit),
    kuota: readKuota(read),
    corsOrigins: read('CORS_ORIGIN', readCorsOrigin),
    hsts: read('HSTS', readHsts),
    jejakHari: read('JEJAK_HARI', readJejakHari),
    trustedProxy: read('TRUSTED_PROXY', readTrustedProxy),
    sealKey: read('CADANGAN_KUNCI', readSealKey),
    bucket: read('CADANGAN_S3_URL', (text) => readBucket(text, env)),
  };
  if (faults.length > 0) throw new StartError(...faults);
  return config as Config;
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`${name} harus berupa bilangan dari 1 sampai 65535, bukan '${text}'.`);
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
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url && isWeb && url.href === `${url.origin}/`) return url.origin;
  throw new StartError(`BASE_URL harus berupa alamat lengkap tanpa jalur di belakangnya, ${example}, bukan '${text}'.`);
}

function readDemo(text: string | undefined): boolean {
  if (text === undefined || text === 'terbuka') return text === 'terbuka';
  throw new StartError(`DEMO hanya dapat dikosongkan atau diisi 'terbuka', bukan '${text}'.`);
}
