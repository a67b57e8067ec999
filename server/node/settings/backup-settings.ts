import { StartError } from '../faults/start-error.ts';
import type { Reader, TextOf } from './readers.ts';

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

const SHORTEST_KEY = 32;
const NAMES = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/;

/** Reads `CADANGAN_KUNCI`; null: manifests have a plain hash only. @throws StartError, without the key */
export function readSealKey(text: string | undefined): string | null {
  if (text === undefined || text.length >= SHORTEST_KEY) return text ?? null;
  throw new StartError(
    `CADANGAN_KUNCI harus sedikitnya ${SHORTEST_KEY} huruf, misalnya hasil 'openssl rand -hex 32', bukan ${text.length}.`,
  );
}

/** Reads `CADANGAN_S3_URL` and its keys; null: no copies. @throws StartError, without secrets */
export const readBucket =
  (textOf: TextOf): Reader<BucketSettings | null> =>
  (text) => {
    if (text === undefined) return null;
    const url = URL.parse(text);
    const path = url?.pathname.replace(/^\/|\/$/g, '') ?? '';
    const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
    if (!isWeb || !NAMES.test(path)) {
      throw new StartError(
        'CADANGAN_S3_URL harus berupa alamat layanan beserta nama embernya, misalnya https://s3.example.go.id/lumbung-cadangan.',
      );
    }
    const keyId = textOf('CADANGAN_S3_KEY_ID');
    const secret = textOf('CADANGAN_S3_SECRET');
    if (!keyId || !secret) {
      throw new StartError('CADANGAN_S3_URL memerlukan CADANGAN_S3_KEY_ID dan CADANGAN_S3_SECRET dari layanan itu.');
    }
    const [bucket = '', ...folders] = path.split('/');
    const prefix = folders.map((folder) => `${folder}/`).join('');
    const region = textOf('CADANGAN_S3_REGION') ?? 'us-east-1';
    return { origin: url.origin, bucket, prefix, region, keyId, secret };
  };
