import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ViteManifest } from '../../server/node/web/pages/page-renderer.ts';
import { ROOT } from '../run.ts';

const client = join(ROOT, 'dist', 'client');
const manifest: ViteManifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));

const partOf = (file: string) => /^assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(file)?.[1] ?? file;

/** Scripts and style sheets of what every page begins with, and of parts with all that they import. */
function filesOf(...parts: string[]): string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    const { file = '', css = [], imports = [] } = manifest[key] ?? {};
    if (found.has(file)) return;
    for (const one of [file, ...css]) found.add(one);
    for (const next of imports) add(next);
  };
  const begins = Object.entries(manifest).filter(([, { file }]) => ['index', ...parts].includes(partOf(file)));
  expect(begins.length).toBeGreaterThan(parts.length);
  for (const [key] of begins) add(key);
  return [...found];
}

/** kB brotli, as the server sends them. */
const weight = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(sent(join(client, file))).size, 0) / 1000;

/** What is hardly smaller compressed is sent as it is. */
const sent = (path: string) => (existsSync(`${path}.br`) ? `${path}.br` : path);

const partsOf = (...parts: string[]) => [...new Set(filesOf(...parts).map(partOf))];

test('the office begins without forms, tables and layers, in at most 300 kB with its page', () => {
  // What the screen needs of whoever is logged in comes beside it.
  const files = filesOf('kantor', 'pengguna');
  expect(
    partsOf('kantor', 'pengguna').filter((part) => /^(akun|dasbor|isian|lapis|pilihan|tenang|kantor-)/.test(part)),
  ).toEqual([]);
  expect(weight(files)).toBeLessThan(296);
});

test('no room of the office comes with another', () => {
  const rooms = Object.values(manifest)
    .map(({ file }) => partOf(file))
    .filter((part) => part.startsWith('kantor-'));
  for (const room of new Set(rooms)) {
    const others = partsOf(room).filter(
      (part) => part.startsWith('kantor-') && part !== 'kantor-isian' && part !== room,
    );
    expect(others, room).toEqual([]);
  }
});

test('nobody else waits for a part of the office', () => {
  const isOffice = (key: string) => /^_?(assets\/)?kantor/.test(key);
  const others = Object.entries(manifest).filter(([, { file }]) => !isOffice(partOf(file)));
  expect(others.filter(([, { imports = [] }]) => imports.some(isOffice)).map(([key]) => key)).toEqual([]);
});

test.each(['home', 'harga-pangan', 'etalase', 'data'])(
  '%s waits for no search that nobody has opened, and for no curve',
  (page) => {
    expect(partsOf(page).filter((part) => /^(cari|geser|kurva|lapis|tenang)$/.test(part))).toEqual([]);
  },
);

test('whoever logs in waits for no tables, springs and layers', () => {
  expect(partsOf('akun').filter((part) => /^(dasbor|isian|lapis|pilihan|tenang)$/.test(part))).toEqual([]);
});

test('figures of officers are kept ahead by nobody else', () => {
  expect(partsOf('pengguna').filter((part) => /^(siap|cari|bentuk|tempat)$/.test(part))).toEqual([]);
});
