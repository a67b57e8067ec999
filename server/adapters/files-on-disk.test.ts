import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredFile } from '../ports.ts';
import { filesOnDisk } from './files-on-disk.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lumbung-berkas-'));
});
afterEach(() => rm(root, { recursive: true }));

const bytes = new TextEncoder().encode('padi');

test('what was written is read again', async () => {
  const files = filesOnDisk(join(root, 'media'));
  await files.write('3fa9c0.w320.webp', bytes);
  expect(Buffer.from((await files.read('3fa9c0.w320.webp')) ?? [])).toEqual(Buffer.from(bytes));
});

test('a name that was never written is null', async () => {
  expect(await filesOnDisk(root).read('3fa9c0.png')).toBeNull();
  expect(await filesOnDisk(root).open('3fa9c0.png')).toBeNull();
});

test('what is opened tells its size, and can be streamed again and again', async () => {
  const files = filesOnDisk(root);
  const large = new Uint8Array(200_000).map((_, at) => at % 251);
  await files.write('3fa9c0.png', large);
  const opened = await files.open('3fa9c0.png');
  expect(opened?.size).toBe(200_000);
  for (const _again of [1, 2]) {
    const streamed = Buffer.from(await new Response(opened?.stream()).arrayBuffer());
    expect(streamed.equals(large)).toBe(true);
  }
  expect((await readFile(opened?.path ?? '')).equals(large)).toBe(true);
});

test('files are spread over subfolders and leave no unfinished ones', async () => {
  await filesOnDisk(root).write('3fa9c0.png', bytes);
  await filesOnDisk(root).write('a.png', bytes);
  expect((await readdir(root, { recursive: true })).sort()).toEqual([
    '3f',
    '3f/a9',
    '3f/a9/3fa9c0.png',
    'a_',
    'a_/pn',
    'a_/pn/a.png',
  ]);
});

test('two writers of one name leave one whole file', async () => {
  const files = filesOnDisk(root);
  await Promise.all([files.write('3fa9c0.png', bytes), files.write('3fa9c0.png', bytes)]);
  expect(await readdir(join(root, '3f', 'a9'))).toEqual(['3fa9c0.png']);
});

test.each(['', '..', '../rahasia', 'a/b', 'a\\b', 'a..b', '.env', 'a.', 'A.png', 'a\0b', 'a%2fb', 'x'.repeat(151)])(
  'the name %j is neither read nor written',
  async (name) => {
    await writeFile(join(root, 'rahasia'), 'rahasia');
    const files = filesOnDisk(join(root, 'media'));
    expect(await files.read(name)).toBeNull();
    expect(await files.open(name)).toBeNull();
    await expect(files.write(name, bytes)).rejects.toThrow('Not a name for a file');
  },
);

test('a write that fails leaves nothing behind', async () => {
  const files = filesOnDisk(root);
  await writeFile(join(root, '3f'), 'a file where a folder must be');
  await expect(files.write('3fa9c0.png', bytes)).rejects.toThrow();
  expect(await readdir(root)).toEqual(['3f']);
});

test('a removed file is gone, and one that never was is removed without a word', async () => {
  const files = filesOnDisk(root);
  await files.write('3fa9c0.png', bytes);
  await files.remove('3fa9c0.png');
  await files.remove('3fa9c0.png');
  await files.remove('../rahasia');
  expect(await files.read('3fa9c0.png')).toBeNull();
});

test('the list names every file with the time when it was written', async () => {
  const files = filesOnDisk(join(root, 'media'));
  const listed = async () => {
    const all: StoredFile[] = [];
    for await (const file of files.list()) all.push(file);
    return all;
  };
  expect(await listed()).toEqual([]);
  await files.write('3fa9c0.png', bytes);
  await files.write('3fa9c0-png-320.webp', bytes);
  await files.write('a.png', bytes);
  await writeFile(join(root, 'media', '3f', 'catatan'), 'a file where a folder is looked for');
  const old = new Date('2026-01-02T03:04:05Z');
  await utimes(join(root, 'media', 'a_', 'pn', 'a.png'), old, old);
  const all = await listed();
  expect(all.map(({ name }) => name).sort()).toEqual(['3fa9c0-png-320.webp', '3fa9c0.png', 'a.png']);
  expect(all.find(({ name }) => name === 'a.png')?.writtenAt).toEqual(old);
});
