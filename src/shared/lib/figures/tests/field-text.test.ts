import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editText, readField, shownText } from '../field-text';
import type { FigureKind } from '../reading';
import { figureText } from '../write-figure';
import { outcome } from './outcome';

/** Types keys into a field, one after the other, from where its caret stands. '←' and '→' move it, '⌫' and '⌦' delete. */
function typeKeys(keys: string, begin = ''): { text: string; shown: string } {
  let text = begin;
  let caret = shownText(begin).length;
  for (const key of keys) {
    const shown = shownText(text);
    if (key === '←' || key === '→') caret = Math.min(Math.max(0, caret + (key === '←' ? -1 : 1)), shown.length);
    else {
      const [from, to] = [key === '⌫' ? caret - 1 : caret, key === '⌦' ? caret + 1 : caret];
      const sign = '⌫⌦'.includes(key) ? '' : key;
      if (from < 0) continue;
      const after = shown.slice(0, from) + sign + shown.slice(to);
      const edited = editText(text, { after, caret: from + sign.length, isForward: key === '⌦' });
      [text, caret] = [edited.text, edited.caret];
    }
  }
  return { text, shown: shownText(text) };
}

const paste = (content: string) => editText('', { after: content, caret: content.length }).text;

function resultOf(text: string, kind: FigureKind, unit?: string) {
  const reading = readField(text, kind, unit);
  if (reading.is === 'figure') return reading.value;
  if (reading.is === 'asked') return reading.asks;
  return reading.is === 'blank' ? '' : reading.sentence;
}

const WHOLE = 'Isi bilangan bulat';
const ONE = 'Isi satu angka saja';
type Result = number | readonly number[] | string;

/** How people write a price, what a field shows of it, and what it is read as. */
const prices: readonly (readonly [string, string, Result])[] = [
  ['14500', '14.500', 14500],
  ['14.500', '14.500', 14500],
  ['14.500,00', '14.500,00', 14500],
  ['14500,00', '14.500,00', 14500],
  ['1.000,00', '1.000,00', 1000],
  ['1.500.000', '1.500.000', 1_500_000],
  ['14,500', '14,500', [14500]],
  ['14,500.00', '14,500.00', [14500]],
  ['14.5', '14.5', [145, 14500]],
  ['14.5000', '14.5000', [145_000]],
  ['14 500', '14 500', 14500],
  ['14500 ', '14500 ', 14500],
  ["14'500", "14'500", [14500]],
  ['Rp14500', '14.500', 14500],
  ['Rp 14.500', '14.500', 14500],
  ['Rp. 14.500,-', '14.500,-', 14500],
  ['25.000,-', '25.000,-', 25000],
  ['25rb', '25', [25000]],
  ['14 rb', '14 ', [14000]],
  ['14ribu', '14', [14000]],
  ['14,5 ribu', '14,5 ', [14500]],
  ['1,2jt', '1,2', [1_200_000]],
  ['14k', '14', [14000]],
  ['15 rban', '15 ', [15000]],
  ['14rbu', '14', [14000]],
  ['14rbperkg', '14', [14000]],
  ['14kperkg', '14', [14000]],
  ['5jta', '5', [5_000_000]],
  ['2 juta 500', '2  500', 'Isi angka saja, tanpa huruf'],
  ['minus 5', '5', 'Isi angka saja, tanpa huruf'],
  ['l4500', '4.500', [14500]],
  ['I4500', '4.500', [14500]],
  ['4000m2', '4.000', [4000]],
  ['4000 m²', '4000 ', [4000]],
  ['40m3', '40', 40],
  ['1e3', '13', [1000]],
  ['15O', '15', [150]],
  ['1l5', '15', [115]],
  ['14500/kg', '14500/', 14500],
  ['14.500 per kg', '14.500  ', 14500],
  ['12a', '12', 12],
  ['1q2', '12', 12],
  ['12🌾', '12', 12],
  ['014', '014', 14],
  ['0', '0', 0],
  ['-5', '-5', 'Angka tidak boleh kurang dari 0'],
  ['14500-15000', '14500-15000', ONE],
  ['14500/15000', '14500/15000', ONE],
  ['14dan15', '1.415', ONE],
  ['3 x 5', '3  5', ONE],
  ['1/2', '1/2', ONE],
  ['½', '½', WHOLE],
  ['٤٥٫٥', '٤٥٫٥', WHOLE],
  ['١٤٥٠٠', '١٤٥٠٠', 14500],
  ['１４５００', '１４５００', 14500],
  ['१४५००', '१४५००', 14500],
  ['\u200f14.500', '14.500', 14500],
  ['0,5', '0,5', WHOLE],
  ['50%', '50%', 'Isi angka, bukan persen'],
  ['abc', '', ''],
  ['', '', ''],
];

/** The same in a field of tons. */
const tons: readonly (readonly [string, string, Result])[] = [
  ['95,5', '95,5', 95.5],
  ['1234,5', '1.234,5', 1234.5],
  ['1.234,5', '1.234,5', 1234.5],
  ['1.5', '1.5', [1.5, 15]],
  ['1,500', '1,500', [1.5, 1500]],
  ['5 kg', '5 ', [0.005]],
  ['500 kg', '500 ', [0.5]],
  ['2 borong', '2 ', [2]],
  ['5,5 ton', '5,5 ', 5.5],
  ['٤٥٫٥', '٤٥٫٥', 45.5],
  ['0,125', '0,125', 0.125],
  ['1/2', '1/2', ONE],
  ['2rb', '2', [2000]],
];

/** The same in fields of land. */
const hektar: readonly (readonly [string, string, Result])[] = [
  ['2,5 ha', '2,5 ', 2.5],
  ['2,7534', '2,7534', 2.7534],
  ['4000m2', '4.000', [0.4]],
  ['4000 m²', '4000 ', [0.4]],
  ['25 are', '25 ', [0.25]],
  ['2 borong', '2 ', [2]],
  ['3 kg', '3 ', 'Isi dalam ha'],
];
const meter: readonly (readonly [string, string, Result])[] = [
  ['4000m2', '4.000', 4000],
  ['4000 m2', '4000 ', 4000],
  ['4000 m²', '4000 ', 4000],
  ['4.000 m2', '4.000 ', 4000],
  ['4000m25', '400.025', [400_025]],
  ['2 ha', '2 ', [20_000]],
  ['25 are', '25 ', [2_500]],
];

describe.each([
  ['a price', 'whole', 'Rp. ', prices],
  ['tons', 'decimal', 'Ton', tons],
  ['hectares', 'decimal', 'ha', hektar],
  ['square metres', 'whole', 'm²', meter],
] as const)('%s', (_name, kind, unit, ways) => {
  test.each(ways)('%j shows %j and is %j, by keys and pasted', (written, shown, result) => {
    const typed = typeKeys(written);
    expect([typed.shown, resultOf(typed.text, kind, unit)]).toEqual([shown, result]);
    expect(resultOf(paste(written), kind, unit)).toEqual(result);
  });

  test.each(ways)('%j, mended in its middle, is what it was', (written, _shown, result) => {
    const { text } = typeKeys(`${written}`);
    const mended = typeKeys('←7⌫', text);
    // A deletion at the end takes letters along that the field does not show.
    if (shownText(text) === text) expect(resultOf(mended.text, kind, unit)).toEqual(result);
    const retyped = typeKeys(`${'⌫'.repeat(shownText(text).length)}${written}`, text);
    expect(resultOf(retyped.text, kind, unit)).toEqual(result);
  });
});

/** Every figure field of the app, by what it is read as. */
const FIELDS = [
  ['harga eceran, grosir, produk, acuan', 'whole', 'Rp. '],
  ['stok, jumlah panen, the five counts of a weighing', 'whole', undefined],
  ['penduduk', 'whole', 'Jiwa'],
  ['luas tanam, luas puso', 'whole', 'Hektar'],
  ['luas tanam of a plot', 'decimal', 'ha'],
  ['luas tanam of a plot in square metres', 'whole', 'm²'],
  ['harga rata-rata', 'decimal', 'Rp. '],
  ['kebutuhan, ketersediaan', 'decimal', 'Ton'],
] as const;
const WAYS = [...new Set([...prices, ...tons, ...hektar, ...meter].map(([written]) => written))];

describe.each(FIELDS)('%s', (_name, kind, unit) => {
  test.each(WAYS)('%j is the same by keys, pasted, mended, undone and from a file', (written) => {
    const byKeys = resultOf(typeKeys(written).text, kind, unit);
    expect(resultOf(paste(written), kind, unit)).toEqual(byKeys);
    expect(resultOf(typeKeys(`7⌫${written}`).text, kind, unit)).toEqual(byKeys);
    expect(resultOf(typeKeys(`${written}3⌫`).text, kind, unit)).toEqual(byKeys);
    const inFile = outcome(written, kind, unit);
    // A file has room to refuse letters that a field drops; two figures never differ.
    if (typeof byKeys === 'number' && typeof inFile === 'number') expect(byKeys).toBe(inFile);
    if (typeof byKeys === 'number' && typeof inFile !== 'number') expect(written).toMatch(/[\p{L}\p{So}]/u);
  });
});

test.each([
  ['three to the left, one back, another', '14500←←←⌫5', '15.500'],
  ['behind the grouping dot', '14500←←←→→5', '145.050'],
  ['delete in front of the grouping dot', '14500←←←←⌦', '1.400'],
  ['delete a grouping dot forwards', '14500←←←←→⌦6', '14.600'],
  ['a nought in front stays until the field is left', '14500←←←←←←0', '014500'],
  ['a blank in the middle, then a digit', '14500←← 6', '145 600'],
  ['a letter in the middle, then a digit', '14500←←q6', '145.600'],
  ['a digit before all', '4500←←←←←1', '14.500'],
  ['a comma behind grouped digits', '14500,5', '14.500,5'],
])('the caret stays: %s', (_name, keys, shown) => {
  expect(typeKeys(keys).shown).toBe(shown);
});

const SIGNS = [...'0123456789.,-/ +', 'Rp ', ' kg', '/kg', ' ton', '000', '١', '٢', '٫', '１', '５', '’'];
const writings = fc.array(fc.constantFrom(...SIGNS), { maxLength: 10 }).map((parts) => parts.join(''));
const fields = fc.constantFrom(['whole', 'Rp. '], ['whole', 'Hektar'], ['decimal', 'Ton'] as const);

test('any writing is the same by keys and pasted, and shown as what it is read as', () => {
  fc.assert(
    fc.property(writings, fields, (written, [kind, unit]) => {
      const { text, shown } = typeKeys(written);
      expect(text).toBe(written);
      const [typed, inFile] = [
        resultOf(text, kind as FigureKind, unit),
        resultOf(paste(written), kind as FigureKind, unit),
      ];
      expect(typed).toEqual(inFile);
      if (typeof typed === 'number' && !/\p{L}/u.test(written))
        expect(resultOf(shown, kind as FigureKind, unit)).toBe(typed);
    }),
    { numRuns: 3000 },
  );
});

test('a figure that is left shows itself, and is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 4 }), (digits, places) => {
      const value = Number(`${digits}e-${places}`);
      expect(resultOf(shownText(figureText(value)), 'decimal', 'Ton')).toBe(value);
    }),
  );
});
