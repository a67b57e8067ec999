import { expect, test } from 'vitest';
import { quickPasswords as passwords } from '../../tests/support/api/ports.ts';
import { hashOf, isPassword } from './password.ts';

const COMPOSED = 'p\u00e4ddi \ufb01ndet';
const DECOMPOSED = 'pa\u0308ddi findet';

test('a password is known again however the keyboard makes its letters', async () => {
  for (const chosen of [COMPOSED, DECOMPOSED]) {
    const hash = await hashOf(passwords, chosen);
    for (const typed of [COMPOSED, DECOMPOSED])
      expect([typed, await isPassword(passwords, hash, typed)]).toEqual([typed, true]);
    expect(await isPassword(passwords, hash, 'paddi findet')).toBe(false);
  }
});

test('a hash of what was typed, as earlier versions made it, is still good', async () => {
  const hash = await passwords.hash(DECOMPOSED);
  expect(await isPassword(passwords, hash, DECOMPOSED)).toBe(true);
  expect(await isPassword(passwords, hash, 'lain')).toBe(false);
});
