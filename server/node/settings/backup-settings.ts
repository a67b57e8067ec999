import { StartError } from '../faults/start-error.ts';
import type { Env } from './place.ts';

/** An S3-compatible bucket; each backup is a folder in it. */
export interface BucketSettings {
  /** The service's origin. */
  origin: string;
  bucket: string;
  /** Prefix of every name: empty, or ending with a slash. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
}

/** How backups are sealed and where they are copied. */
export interface BackupSettings {
  /** Null: manifests have a plain hash only. */
  sealKey: string | null;
  /** Null: no copies. */
  bucket: BucketSettings | null;
}

const SHORTEST_KEY = 32;
const NAMES = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/;

/** Reads `CADANGAN_KUNCI`. @throws StartError, without the key */
export function readSealKey(text: string | undefined): string | null {
  if (text === undefined || text.length >= SHORTEST_KEY) return text ?? null;
  throw new StartError(
    `CADANGAN_KUNCI harus sedikitnya ${SHORTEST_KEY} huruf, misalnya hasil 'openssl rand -hex 32', bukan ${text.length}.`,
  );
}

/** Reads `CADANGAN_S3_URL` and its keys. @throws StartError, without secrets */
export function readBucket(text: string | undefined, env: Env): BucketSettings | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const path = url?.pathname.replace(/^\/|\/$/g, '') ?? '';
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (!isWeb || !NAMES.test(path)) {
    throw new StartError(
      'CADANGAN_S3_URL harus berupa alamat layanan beserta nama embernya, misalnya https://s3.example.go.id/lumbung-cadangan.',
    );
  }
  const keyId = env['CADANGAN_S3_KEY_ID']?.trim();
  const secret = env['CADANGAN_S3_SECRET']?.trim();
  if (!keyId || !secret) {
    throw new StartError('CADANGAN_S3_URL memerlukan CADANGAN_S3_KEY_ID dan CADANGAN_S3_SECRET dari layanan itu.');
  }
  const [bucket = '', ...folders] = path.split('/');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  return {
    origin: url.origin,
    bucket,
    prefix,
    region: env['CADANGAN_S3_REGION']?.trim() || 'us-east-1',
    keyId,
    secret,
  };
}
