import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Seal } from './manifest.ts';

type Parts = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Writes and syncs a file that only its owner may read. @returns its hash and size */
export async function writeSealed(path: string, parts: Parts): Promise<Seal> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const hashed = async function* () {
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  };
  await pipeline(hashed, file);
  return { sha256: hash.digest('hex'), bita: file.bytesWritten };
}
