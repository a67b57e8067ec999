import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { isKnown, isSaid, quotesOf, withoutComments } from './screen-sentences.ts';

test('quotes are read across the ends of lines, and neither in code nor where a word is shortened', () => {
  const markdown =
    "- **Home**: 'Tidak ada\n  produk' (*Ke\n  beranda*), `'code'`, the officer's, officers' *Tutup*.\n- 'Error: {message}'";
  expect(quotesOf(markdown)).toEqual({
    sentences: ['Tidak ada produk', 'Error: {message}'],
    words: ['Ke beranda', 'Tutup'],
  });
});

test.each([
  ['Tidak ada produk', "says('Tidak ada produk');", "says('Tidak ada produk lagi');"],
  ['Tidak ada produk', '<p>\n  Tidak ada\n  produk\n</p>', '<p>Maaf. Tidak ada produk</p>'],
  ['Error: {message}', 'return <p>Error: {error.message}</p>;', "return 'Error: none';"],
  ['{n} dari {m} data', `\`\${rows.length} dari \${all({ of: 1 })} data\``, "'3 dari 4 data'"],
  ['Berapa? (kg)', '"Berapa? (kg)"', '"Berap (kg)"'],
])('%s is said by %s and not by %s', (sentence, saying, silent) => {
  expect(isSaid(sentence, saying)).toBe(true);
  expect(isSaid(sentence, silent)).toBe(false);
});

test('what only a comment says is not said', () => {
  const code = "/** Says 'Tidak ada produk'. */\n  // 'Tidak ada produk'\nsay('Ada');";
  expect(isSaid('Tidak ada produk', withoutComments(code))).toBe(false);
  expect(isSaid('Ada', withoutComments(code))).toBe(true);
});

const texts = globSync('docs/spesifikasi/*.md', { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'));
const pages = texts.map(quotesOf);
const code = globSync('{src,contract,server,demo}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => withoutComments(readFileSync(join(ROOT, path), 'utf8')))
  .join('\n');

test('every sentence of the specification is said by the product, and quoted once', () => {
  const sentences = pages.flatMap((page) => page.sentences);
  expect(sentences.length).toBeGreaterThan(250);
  expect(sentences.filter((sentence) => !isSaid(sentence, code))).toEqual([]);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  // On one line, where a search finds it.
  expect(sentences.filter((sentence) => !texts.some((text) => text.includes(`'${sentence}'`)))).toEqual([]);
});

test('every word that the specification has from the screen is in the product', () => {
  const words = pages.flatMap((page) => page.words);
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word) => !isKnown(word, code))).toEqual([]);
});
