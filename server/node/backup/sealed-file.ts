import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Seal } from './manifest.ts';

/** Rows are buffered: a system call for each would cost more than the row. */
const BLOCK = 64_000;

type Parts = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Writes and syncs a file that only its owner may read. @returns its hash and size */
export async function writeSealed(path: string, parts: Parts): Promise<Seal> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bita = 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    const flush = async () => {
      const block = Buffer.concat(waiting);
      waiting = [];
      waitingBytes = 0;
      hash.update(block);
      bita += block.length;
      await file.writeFile(block);
    };
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= BLOCK) await flush();
    }
    await flush();
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), bita };
}
