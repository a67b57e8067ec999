import { AwsClient } from 'aws4fetch';
import { StartError } from '../faults/start-error.ts';
import type { BucketSettings } from '../settings/backup-settings.ts';

/** Whether a name can be used in a bucket, where it is part of addresses. */
export const isCopyName = (name: string): boolean => /^[A-Za-z0-9._-]+$/.test(name);

/** The largest object that S3 takes in one request. */
export const LARGEST_BYTES = 5_000_000_000;
const RETRIES = 4;
/** Timeout of an answer, and per byte on a slow line: at least 20 kB a second. */
const PATIENCE_MS = 120_000;
const BYTES_A_MS = 20;

export type Bucket = ReturnType<typeof openBucket>;

/** A client of an S3-compatible bucket. All methods @throws StartError naming the bucket and the reason */
export function openBucket({ origin, bucket, prefix, region, keyId, secret }: BucketSettings) {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const root = `${origin}/${bucket}`;
  const name = `'${root}/${prefix}'`;

  async function ask(address: string, init: RequestInit, bytes = 0): Promise<Response> {
    const signal = AbortSignal.timeout(PATIENCE_MS + Math.ceil(bytes / BYTES_A_MS));
    const answer = await client.fetch(address, { ...init, signal }).catch(({ cause, name: kind }: Error) => {
      const code = cause instanceof Error && 'code' in cause ? cause.code : kind;
      throw new StartError(`Tempat cadangan ${name} tidak dapat dihubungi (${code}).`);
    });
    if (answer.ok || answer.status === 404) return answer;
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
    throw new StartError(`Tempat cadangan ${name} menolak permintaan (${answer.status}${code ? ` ${code}` : ''}).`);
  }

  const addressOf = (path: string) => `${root}/${prefix}${path}`;

  return {
    name,

    /**
     * Uploads a file and checks the size that arrived. The hash is signed: the service refuses bytes that changed on
     * the way.
     */
    async put(path: string, file: Blob, sha256: string): Promise<void> {
      const headers = { 'X-Amz-Content-Sha256': sha256 };
      const put = await ask(addressOf(path), { method: 'PUT', body: file, headers }, file.size);
      if (!put.ok) throw new StartError(`Tempat cadangan ${name} tidak ada (404).`);
      const size = await this.sizeOf(path);
      if (size === file.size) return;
      throw new StartError(`Salinan ${path} di ${name} berukuran ${size ?? 0} bita, bukan ${file.size}.`);
    },

    /** Null: no such file. */
    async sizeOf(path: string): Promise<number | null> {
      const answer = await ask(addressOf(path), { method: 'HEAD' });
      return answer.ok ? Number(answer.headers.get('Content-Length')) : null;
    },

    /** By GET: a refused HEAD has no body that gives the reason. */
    async has(path: string): Promise<boolean> {
      const answer = await ask(addressOf(path), {});
      await answer.body?.cancel();
      return answer.ok;
    },

    /** A file's content as a stream; null: no such file. */
    async get(path: string, bytes = 0): Promise<AsyncIterable<Uint8Array> | null> {
      const answer = await ask(addressOf(path), {}, bytes);
      return answer.ok ? partsOf(answer) : null;
    },

    async folders(): Promise<string[]> {
      const found: string[] = [];
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', ...(prefix ? { prefix } : {}) });
        if (next) query.set('continuation-token', next);
        const answer = await ask(`${root}/?${query}`, {});
        const listed = await answer.text();
        if (!answer.ok) throw new StartError(`Tempat cadangan ${name} tidak ada (404).`);
        for (const [, path = ''] of listed.matchAll(/<CommonPrefixes>\s*<Prefix>([^<]+)\/<\/Prefix>/g)) {
          found.push(path.slice(prefix.length));
        }
        next = /<NextContinuationToken>([^<]+)</.exec(listed)?.[1];
      }
      return found.sort();
    },
  };
}

/** Keeps a reference to the response: if it is collected before its body is read, Node gives an empty body. */
async function* partsOf(answer: Response): AsyncGenerator<Uint8Array> {
  yield* answer.body ?? [];
}
