import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whoever installs the demo must not take it for the office's app. */
export async function nameAsDemo(site: string): Promise<void> {
  const path = join(site, 'manifest.webmanifest');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  const named = { ...manifest, name: `${manifest.name} (Demo)`, short_name: `${manifest.short_name} Demo` };
  await writeFile(path, JSON.stringify(named));
}
