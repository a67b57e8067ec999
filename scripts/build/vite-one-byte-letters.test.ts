import { expect, test } from 'vitest';
import { withoutWideLetters } from './vite-one-byte-letters.ts';

const value = async (code: string): Promise<unknown> =>
  (await import(`data:text/javascript;base64,${Buffer.from(`export default ${code}`).toString('base64')}`)).default;

test.each([
  ['a string', `'Memuat … “é”'`],
  ['a template', '`× 3 — 🌾`'],
  ['a pattern', `'a…b'.replace(/…/, '')`],
  ['a pattern of code points', `'padi 🌾🌽'.match(/[🌽-🌾]/gu)`],
  ['a name', `(({ né }) => né)({ né: 1 })`],
  ['a tagged template', '((parts) => parts[0])`–`'],
])('%s means the same without letters beyond ASCII', async (_what, code) => {
  const plain = withoutWideLetters(code);
  expect(plain).toMatch(/^[\0-\x7f]+$/);
  expect(await value(plain)).toEqual(await value(code));
});

test('a template of which the raw text is used is refused with such letters', () => {
  expect(withoutWideLetters('String.raw`a-b` + `…`')).toContain('u2026');
  expect(() => withoutWideLetters('String.raw`a…b`')).toThrow('String.raw');
});
