import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictures } from './pictures.ts';

let program: ChildProcessByStdio<Writable, Readable, null>;
beforeEach(() => {
  program = spawn(process.execPath, ['tests/support/programs/draws-a-line.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
});
afterEach(() => program.kill('SIGKILL'));

/** Has a picture drawn. @returns the id of the process */
async function drawn(): Promise<number> {
  program.stdin.write('\n');
  await once(program.stdout, 'data');
  const children = await readFile(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8');
  return Number(children.trim());
}

/** A zombie is listed until its parent reads its status. */
const isAlive = (pid: number) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) [ZX] /.test(stat),
    () => false,
  );

test('a program whose work is done ends, though its decoder is there', async () => {
  const decoder = await drawn();
  program.stdin.end();
  expect(await once(program, 'exit')).toEqual([0, null]);
  await expect.poll(() => isAlive(decoder)).toBe(false);
});

test('no decoder outlives its program, however that one ends', async () => {
  const decoder = await drawn();
  expect(await isAlive(decoder)).toBe(true);
  program.kill('SIGKILL');
  await expect.poll(() => isAlive(decoder)).toBe(false);
});

test('signals for all that a terminal or a unit runs leave it to the program when the decoder ends', async () => {
  const decoder = await drawn();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(decoder, signal);
  expect(await drawn()).toBe(decoder);
});

test('an upload that kills the decoder is refused, and the next one is served', async () => {
  const told: string[] = [];
  const log = { info: () => undefined, error: (event: string) => void told.push(event) };
  const dying = new URL('../../../tests/support/programs/dies-at-prepare.ts', import.meta.url);
  const { prepare, rasterise, close } = pictures({ log, program: dying });
  expect(await prepare(new Uint8Array(9), 'jpeg')).toBe('terlalu-berat');
  expect(told).toEqual(['pengolah-gambar-mati']);
  expect(await rasterise('', 'png')).toEqual(new Uint8Array([1]));
  close();
});
