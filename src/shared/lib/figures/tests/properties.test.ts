import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped, rupiah } from '../../format';
import { placeBlock } from '../place-block';
import { planBlock } from '../plan-block';
import { readBlock } from '../read-block';
import { readFigure } from '../read-figure';
import { writeBlock } from '../write-block';
import { figureText } from '../write-figure';
import { outcome } from './outcome';

const wholes = fc.integer({ min: 0, max: 999_999_999 });
const decimals = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`));
/** What a name may hold, and what could be taken for something else: quotes, tabs, line ends, formulas. */
const names = fc
  .array(
    fc.constantFrom('Beras', 'a', ' ', '"', '""', '\t', '\n', ';', ',', '=', '-', '@', '+', "'", '14', '.5', 'é', '🌾'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

test('a whole number is the same however it is grouped and labelled', () => {
  fc.assert(
    fc.property(wholes, (value) => {
      const shapes = [String(value), grouped(value), rupiah(value), `Rp. ${grouped(value)},-`, `${grouped(value)},00`];
      const spaced = grouped(value).replaceAll('.', ' ');
      for (const text of [...shapes, spaced]) {
        expect([text, outcome(text, 'whole'), outcome(text, 'decimal')]).toEqual([text, value, value]);
      }
    }),
  );
});

test('a figure is read as it was written', () => {
  fc.assert(
    fc.property(decimals, (value) => {
      expect(outcome(figureText(value), 'decimal')).toBe(value);
      expect(outcome(value, 'decimal')).toBe(value);
    }),
  );
});

test('no number comes of a text that whoever writes in English reads as another', () => {
  const english = (text: string) =>
    /^(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : null;
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,4}([.,]\d{1,4}){0,2}$/), fc.constantFrom('whole', 'decimal'), (text, kind) => {
      const reading = readFigure(text, kind);
      const other = english(text);
      // The ruling decides one case: a dot before three digits groups.
      const isDecided = /^[1-9]\d{0,2}\.\d{3}$|^0\d+\.\d{3}$/.test(text);
      if (reading.is !== 'figure' || other === null || isDecided) return;
      expect([text, other]).toEqual([text, reading.value]);
    }),
    { numRuns: 2000 },
  );
});

test('any text is read or refused, in words; what is asked about has answers that fit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const reading = readFigure(text, 'whole');
      if (reading.is === 'figure') expect(Number.isSafeInteger(reading.value) && reading.value >= 0).toBe(true);
      if (reading.is === 'asked') expect(reading.asks.length > 0 && reading.asks.every(Number.isInteger)).toBe(true);
      if (reading.is === 'asked' || reading.is === 'refused') expect(reading.sentence).toMatch(/\S/);
    }),
    { numRuns: 2000 },
  );
});

test('a block that is copied out and pasted again is the same', () => {
  const lines = fc.array(fc.tuple(names, decimals, fc.option(wholes)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lines, (rows) => {
      const read = readBlock(writeBlock(rows)).lines;
      expect(read).toEqual(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : figureText(cell)))));
    }),
    { numRuns: 500 },
  );
});

test('a sheet that is copied out, shuffled and pasted again changes nothing', () => {
  const rows = ['Beras Premium', 'Beras Medium', 'Cabai Rawit Merah', 'Telur', 'Gula Pasir'].map((nama) => ({
    key: nama,
    nama,
  }));
  const columns = [
    { figure: 'a', names: ['Kebutuhan'], kind: 'decimal' as const },
    { figure: 'b', names: ['Ketersediaan'], kind: 'decimal' as const },
  ];
  const values = fc.array(fc.tuple(decimals, decimals), { minLength: 5, maxLength: 5 });
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 });
  fc.assert(
    fc.property(values, order, fc.boolean(), (figures, chosen, isTurned) => {
      const turned = <T>(pair: readonly T[]) => (isTurned ? [...pair].reverse() : pair);
      const body = chosen.map((at) => [rows[at]!.nama, ...turned(figures[at]!)]);
      const text = writeBlock([['Pangan', ...turned(columns.map(({ names }) => names[0]!))], ...body]);
      const sheet = { rows, columns, at: { row: 3, column: 1 } };
      const plan = planBlock(readBlock(text).lines, sheet);
      const { typed, ignored } = placeBlock(plan, sheet, plan.targets);
      const expected = chosen.flatMap((at) =>
        ['a', 'b'].map((figure, to) => [rows[at]!.nama, figure, figures[at]![to]]),
      );
      const got = typed.map(({ key, figure, text }) => [key, figure, outcome(text, 'decimal')]);
      expect([plan.doubt, got.sort(), ignored]).toEqual([null, expected.sort(), []]);
    }),
  );
});
