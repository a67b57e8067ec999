import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orExplain, StartError } from '../server/node/faults/start-error.ts';
import { BUILD_MARK } from '../server/node/web/pages/read-build.ts';
import { weighPrecache } from './build/precache.ts';
import { precompress } from './build/precompress.ts';
import { hashOf, PROGRAM_SOURCES, sourceHash } from './build/source-hash.ts';
import { ROOT, runTool } from './run.ts';

const CLIENT = join(ROOT, 'dist', 'client');
const MARK = join(ROOT, 'dist', BUILD_MARK);
const PROGRAM_MARK = join(ROOT, 'dist', 'program', BUILD_MARK);

/** The built server, as Node is given it in the project's folder. */
export const PROGRAM = 'dist/program/serve.js';

/** Builds app and server, unless their last build was made from the very same sources. @throws StartError */
export async function buildIfChanged(): Promise<void> {
  if ((await marked(MARK)) !== (await sourceHash(ROOT, process.env))) await buildApp();
  await buildProgramIfChanged();
}

/** Builds the server, unless the last build was made from the very same sources. @throws StartError */
export async function buildProgramIfChanged(): Promise<void> {
  if ((await marked(PROGRAM_MARK)) !== (await hashOf(ROOT, PROGRAM_SOURCES))) await buildProgram();
}

const marked = (mark: string): Promise<string | null> => readFile(mark, 'utf8').catch(() => null);

/** Builds the server. @throws StartError */
async function buildProgram(): Promise<void> {
  const hash = await hashOf(ROOT, PROGRAM_SOURCES);
  await vite('build', '--config', 'vite.server.config.ts');
  await writeFile(PROGRAM_MARK, hash);
}

/** Builds the browser's half and the page renderer. @throws StartError */
async function buildApp(): Promise<void> {
  console.log('Membangun aplikasi …');
  const begun = performance.now();
  const hash = await sourceHash(ROOT, process.env);
  await rm(MARK, { force: true });
  await vite('build');
  await vite('build', '--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server');
  await precompress(CLIENT);
  const { files, kB } = await weighPrecache(CLIENT);
  console.log(`Untuk dipakai tanpa sinyal: ${files} berkas, ${kB} kB.`);
  await writeFile(MARK, hash);
  console.log(`Aplikasi selesai dibangun dalam ${Math.round((performance.now() - begun) / 1000)} detik.`);
}

async function vite(...args: string[]): Promise<void> {
  const code = await runTool('vite/bin/vite.js', [...args, '--logLevel', 'warn'], { NODE_ENV: 'production' });
  if (code !== 0) throw new StartError('Aplikasi gagal dibangun; sebabnya tertulis di atas.');
}

if (import.meta.main) {
  await orExplain(async () => {
    await buildApp();
    await buildProgram();
  });
}
