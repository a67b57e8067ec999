import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|wasm|webmanifest|xml)$/;
const WORTHWHILE = 1024;

/** Writes `.br` and `.gz` beside each built file that gets smaller by it, so that no request waits for that. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength < WORTHWHILE) return;
  const variants = {
    '.br': promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    '.gz': promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [suffix, compressing] of Object.entries(variants)) {
    const compressed = await compressing;
    if (compressed.byteLength < bytes.byteLength) await writeFile(file + suffix, compressed);
  }
}
