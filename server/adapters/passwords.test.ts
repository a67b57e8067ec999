import { expect, test } from 'vitest';
import { passwords } from './passwords.ts';

test('a password is kept as an argon2id hash of 19 MiB and two passes', async () => {
  expect(await passwords.hash('lumbung-demo')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the same password is recognised, letters beyond ASCII included', async () => {
  const stored = await passwords.hash('päddi 日本 🌾');
  expect(await passwords.verify(stored, 'päddi 日本 🌾')).toBe(true);
  expect(await passwords.verify(stored, 'paddi 日本 🌾')).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await passwords.hash('lumbung-demo')).not.toBe(await passwords.hash('lumbung-demo'));
});
