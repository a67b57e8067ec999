import { expect, test } from 'vitest';
import { bernomor, daftar, subjudul, tautan, tebal } from './tanda';

type Mark = typeof tebal;

/** The text and the selection in it, between '<' and '>', or a caret '|'. */
function parts(drawn: string): [text: string, from: number, to: number] {
  const from = drawn.search(/[<|]/);
  const text = drawn.replace(/[<>|]/g, '');
  return [text, from, drawn.includes('|') ? from : drawn.indexOf('>') - 1];
}

const drawn = (text: string, [from, to]: readonly [number, number]) =>
  from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}<${text.slice(from, to)}>${text.slice(to)}`;

test.each<[string, Mark, string, string]>([
  ['bold', tebal, 'di <Melak>', 'di <**Melak**>'],
  ['bold without the blanks around', tebal, 'di< Melak >x', 'di <**Melak**> x'],
  ['bold again: no more', tebal, 'di **<Melak>**', 'di <Melak>'],
  ['bold again with its marks', tebal, 'di <**Melak**>', 'di <Melak>'],
  ['a word to be typed over', tebal, 'di |', 'di **<kata>**'],
  ['bold in each line of a list', tebal, '<- a\n- b>', '<- **a**\n- **b**>'],
  ['a subtitle', subjudul, 'Sya|rat\nKTP', '## Syarat|\nKTP'],
  ['a subtitle no more', subjudul, '## Sya|rat', 'Syarat|'],
  ['a list', daftar, 'x\n<a\n\nb>\ny', 'x\n<- a\n\n- b>\ny'],
  ['a list no more', daftar, '<- a\n- b>', '<a\nb>'],
  ['numbers', bernomor, '<a\nb>', '<1. a\n2. b>'],
  ['numbers of a list', bernomor, '<- a\n- b>', '<1. a\n2. b>'],
  ['a list in an empty text', daftar, '|', '- |'],
  ['a list in an empty line', daftar, 'a\n|', 'a\n- |'],
  ['a link', tautan('https://kubar.go.id'), 'lihat <situs kami>.', 'lihat [situs kami](https://kubar.go.id)|.'],
  ['a link without words', tautan(' mailto:a@b.id '), 'ke |', 'ke [a@b.id](mailto:a@b.id)|'],
  ['a link with odd letters', tautan('/a b(c)'), '<[x]>', '[x](/a%20b%28c%29)|'],
])('%s', (_name, mark, before, after) => {
  const [text, from, to] = parts(before);
  const change = mark(text, from, to);
  expect(drawn(text.slice(0, change.from) + change.text + text.slice(change.to), change.select)).toBe(after);
});
