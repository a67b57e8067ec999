import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../faults/start-error.ts';
import { readStaticFiles, type StaticFiles } from '../static-files.ts';
import type { CreateRenderer, ViteManifest } from './page-renderer.ts';

/** Written last by the build, with a hash of its sources: without it a build is incomplete. */
export const BUILD_MARK = '.sumber';

export interface Build {
  files: StaticFiles;
  template: string;
  manifest: ViteManifest;
  createRenderer: CreateRenderer;
}

/** Reads the output of `npm run build`. @throws StartError when it is missing */
export async function readBuild(dist: string): Promise<Build> {
  const client = join(dist, 'client');
  try {
    await readFile(join(dist, BUILD_MARK));
  } catch {
    throw new StartError("Aplikasi belum dibangun. Jalankan 'npm run build' dahulu.");
  }
  const renderer: { createRenderer: CreateRenderer } = await import(
    pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  );
  const sheets = await readSheets(client);
  return {
    files: await readStaticFiles(client),
    template: await readFile(join(client, 'index.html'), 'utf8'),
    manifest: JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')),
    createRenderer: (options) => renderer.createRenderer({ sheets, ...options }),
  };
}

async function readSheets(client: string): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for await (const file of glob('assets/*.css', { cwd: client })) {
    sheets.set(file, await readFile(join(client, file), 'utf8'));
  }
  return sheets;
}
