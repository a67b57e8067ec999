import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../../scripts/run.ts';
import { tableNames } from '../../server/db/tables.ts';
import { touch } from '../../server/http/revision.ts';
import type { Db } from '../../server/ports.ts';
import { firstScripts } from '../halaman/first-scripts.ts';
import { asked } from '../lib/asked.ts';
import { kilobytes, median } from '../lib/figures.ts';
import { type Column, table } from '../lib/table.ts';

/** A public page as readers get it. */
export interface Page {
  route: string;
  /** Of the HTML, as transferred. */
  bytes: number;
  /** Of the scripts of the first load, as transferred. */
  firstJs: number;
  /** Drawn with all that it reads, as after a write, and compressed. */
  drawn: number;
  /** As it is kept until the next write. */
  kept: number;
}

/** Asks pages in turn, so that whatever else the machine does meets all of them. */
export async function measurePages(origin: string, db: Db, routes: readonly string[], times: number): Promise<Page[]> {
  const of = routes.map((route) => ({ route, bytes: 0, firstJs: 0, drawn: [] as number[], kept: [] as number[] }));
  const manifest = JSON.parse(await readFile(join(ROOT, 'dist', 'client', '.vite', 'manifest.json'), 'utf8'));
  // The first turn compiles what pages run, and does not count.
  for (let turn = 0; turn <= times; turn += 1) {
    for (const page of of) {
      const ask = (path = page.route) => asked(new URL(path, origin), { 'Accept-Encoding': 'br' });
      await touch(db, ...tableNames);
      const [drawn, kept] = [await ask(), await ask()];
      if (drawn.encoding !== 'br') throw new Error(`${page.route} is not compressed`);
      page.bytes = drawn.body.byteLength;
      if (turn === 0) {
        const scripts = firstScripts(brotliDecompressSync(drawn.body).toString(), manifest);
        for (const file of scripts) page.firstJs += (await ask(`/${file}`)).body.byteLength;
        continue;
      }
      page.drawn.push(drawn.ms);
      page.kept.push(kept.ms);
    }
  }
  return of.map(({ drawn, kept, ...page }) => ({ ...page, drawn: median(drawn), kept: median(kept) }));
}

/** @param measured home first */
export function pageTable(measured: readonly Page[]): string {
  const [home] = measured;
  const columns: Column<Page>[] = [
    ['route', ({ route }) => route],
    ['HTML kB', ({ bytes }) => kilobytes(bytes)],
    ['JS, first load kB', ({ firstJs }) => kilobytes(firstJs)],
    ['drawn ms', ({ drawn }) => drawn.toFixed(1)],
    ['of home', ({ drawn }) => (drawn / (home?.drawn ?? Number.NaN)).toFixed(2)],
    ['kept ms', ({ kept }) => kept.toFixed(2)],
  ];
  return table(columns, measured);
}
