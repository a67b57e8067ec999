import { afterEach, expect, test } from 'vitest';
import { ChildDied, ChildTooSlow, inChild } from './in-child.ts';

interface Told {
  pid: number;
  env: string[];
}

const NEVER = 3_600_000;
const program = new URL('../../../tests/support/programs/fickle.ts', import.meta.url);

let hands: ReturnType<typeof inChild<{ what: string }, Told>>;
const open = (limits: { idleMs?: number; patienceMs?: number } = {}) => {
  hands = inChild({ program, idleMs: NEVER, patienceMs: NEVER, ...limits });
  return hands.ask;
};
afterEach(() => hands.end());

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('one process does what comes, until it is ended', async () => {
  const ask = open();
  const first = await ask({ what: 'satu' });
  expect((await ask({ what: 'dua' })).pid).toBe(first.pid);
  expect(first.pid).not.toBe(process.pid);
  hands.end();
  await expect.poll(() => isAlive(first.pid)).toBe(false);
  expect((await ask({ what: 'tiga' })).pid).not.toBe(first.pid);
});

test('one that dies takes only its own work along', async () => {
  const ask = open();
  const { pid } = await ask({ what: 'satu' });
  await expect(ask({ what: 'mati' })).rejects.toThrow(ChildDied);
  expect((await ask({ what: 'dua' })).pid).not.toBe(pid);
});

test('one that dies while it has nothing to do is started again', async () => {
  const ask = open();
  const { pid } = await ask({ what: 'satu' });
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  const told = () => ask({ what: 'dua' }).catch(() => null);
  // Others may see the process end before the exit event comes.
  await expect.poll(async () => (await told())?.pid ?? pid).not.toBe(pid);
});

test('one that does not answer is ended', async () => {
  const ask = open({ patienceMs: 1 });
  await expect(ask({ what: 'diam' })).rejects.toThrow(ChildTooSlow);
});

test('one that has nothing to do ends after a while', async () => {
  const ask = open({ idleMs: 1 });
  const { pid } = await ask({ what: 'satu' });
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('it learns none of the settings, which hold passwords', async () => {
  process.env['SMTP_URL'] = 'smtp://lumbung:rahasia@localhost';
  const { env } = await open()({ what: 'satu' });
  delete process.env['SMTP_URL'];
  expect(env).toContain('PATH');
  expect(env).not.toContain('SMTP_URL');
});
