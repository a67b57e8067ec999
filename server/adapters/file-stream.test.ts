import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStream } from './file-stream.ts';

let folder: string;
let opened: FileHandle[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-arus-'));
  await writeFile(join(folder, 'berkas'), new Uint8Array(200_000));
  opened = [];
});
afterEach(() => rm(folder, { recursive: true }));

const stream = () =>
  fileStream(async () => {
    const file = await open(join(folder, 'berkas'));
    opened.push(file);
    return file;
  });

/** A closed handle has -1. */
const closed = () => opened.map(({ fd }) => fd === -1);

test('a file that nobody reads is never opened', async () => {
  stream();
  await new Response(stream()).arrayBuffer();
  expect(opened).toHaveLength(1);
});

test('it is closed when all of it was read', async () => {
  expect(await new Response(stream()).arrayBuffer()).toHaveProperty('byteLength', 200_000);
  expect(closed()).toEqual([true]);
});

test('it is closed when who reads goes away', async () => {
  const reader = stream().getReader();
  const { value } = await reader.read();
  expect(value?.byteLength).toBe(65_536);
  await reader.cancel();
  expect(closed()).toEqual([true]);
});

test('it is closed when it cannot be read on', async () => {
  const reader = stream().getReader();
  await reader.read();
  const [file] = opened;
  if (file) file.read = () => Promise.reject(new Error('EIO'));
  await expect(reader.read()).rejects.toThrow('EIO');
  expect(closed()).toEqual([true]);
});
