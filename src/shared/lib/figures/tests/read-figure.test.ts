import { describe, expect, test } from 'vitest';
import { readFigure } from '../read-figure';
import { outcome } from './outcome';

const WHOLE = 'Isi bilangan bulat';

describe('rulings 37: dots group, a comma is the decimal sign, Rp and spaces go', () => {
  test.each<readonly [string, number]>([
    ['0', 0],
    ['7', 7],
    ['14500', 14500],
    ['14.500', 14500],
    ['1.234.567', 1_234_567],
    ['14 500', 14500],
    ['14\u00a0500', 14500],
    ['14\u202f500', 14500],
    [' 14.500 ', 14500],
    ['\t14.500\r\n', 14500],
    ['Rp 14.500', 14500],
    ['Rp14.500', 14500],
    ['Rp. 14.500', 14500],
    ['RP.14.500', 14500],
    ['rp\u00a014.500', 14500],
    ['Rp: 14.500', 14500],
    ['Rp14.500,-', 14500],
    ['Rp 14.500,–', 14500],
    ['14.500,-', 14500],
    ['14.500.-', 14500],
    ['14.500,00', 14500],
    ['Rp 1.500.000,00', 1_500_000],
    ['14500,00', 14500],
    ['14,0', 14],
    ['IDR 14.500', 14500],
    ['14.500 rupiah', 14500],
    ['@14.500', 14500],
    ['@ Rp 14.500', 14500],
    ['Rp. 14.500/kg', 14500],
    ['14.500 / kg', 14500],
    ['14.500/Kg.', 14500],
    ['14.500 per kg', 14500],
    ['18.000/ltr', 18000],
    ['18.000 per liter', 18000],
    ['14rb', 14000],
    ['14 ribu', 14000],
    ['14,5 rb', 14500],
    ['Rp 14 rb', 14000],
    ['1,2 jt', 1_200_000],
    ['75rb/kg', 75000],
    ['75 ribu per kg', 75000],
    ['1,25 juta', 1_250_000],
    ['014', 14],
    ['007', 7],
    ['00', 0],
    ['014.500', 14500],
    ['+5', 5],
    ["'14500", 14500],
    ['*14.500*', 14500],
    ['_14.500_', 14500],
    ['１４５００', 14500],
    ['１４．５００', 14500],
    ['١٤٥٠٠', 14500],
    ['१४५००', 14500],
    ['𝟏𝟒𝟓𝟎𝟎', 14500],
    ['١٤٬٥٠٠', 14500],
    ['15 ratus', 1500],
    ['2 miliar', 2_000_000_000],
    ['۱۴۵۰۰', 14500],
    ['\u200e14.500\u200f', 14500],
    ['\ufeff14.500', 14500],
    ['999.999.999', 999_999_999],
    ['999999999999999', 999_999_999_999_999],
  ])('%j is %d, whole or not', (text, value) => {
    expect([outcome(text, 'whole'), outcome(text, 'decimal')]).toEqual([value, value]);
  });

  test.each<readonly [string, number]>([
    ['14,5', 14.5],
    ['0,5', 0.5],
    ['٤٥٫٥', 45.5],
    ['0,125', 0.125],
    ['1.234,5', 1234.5],
    ['1.234,567', 1234.567],
    ['14,50', 14.5],
    ['12,3456', 12.3456],
    ['1,1250', 1.125],
    ['14500,125', 14500.125],
    ['1 500,5', 1500.5],
    ['Rp 14.500,75', 14500.75],
  ])('%j is %d where decimals are', (text, value) => {
    expect([outcome(text, 'decimal'), outcome(text, 'whole')]).toEqual([value, WHOLE]);
  });
});

describe('what can be read in two ways, or is not written as we write, is asked', () => {
  test.each<readonly [string, readonly number[] | string, readonly number[] | string]>([
    ['1.5', [1.5, 15], WHOLE],
    ['14.50', [14.5, 1450], WHOLE],
    ['14.0', [14, 140], [14, 140]],
    ['1,500', [1.5, 1500], [1500]],
    ['14,500', [14.5, 14500], [14500]],
    ['14,000', [14, 14000], [14, 14000]],
    ['1,234,567', [1_234_567], [1_234_567]],
    ['1,234.5', [1234.5], WHOLE],
    ['1,234.00', [1234], [1234]],
    ['1.23,5', [123.5], WHOLE],
    ['1450.000', [1450, 1_450_000], [1450, 1_450_000]],
    ['14.5000', [14.5, 145_000], [145_000]],
    ['1.50.0', 'Isi angka, dengan koma untuk desimal', WHOLE],
    ['14 rb 500', [14500], [14500]],
    ['75rb/ikat', [75000], [75000]],
    ['65-an ribu', [65000], [65000]],
    ['65rb an', [65000], [65000]],
    ['kurleb 65rb', [65000], [65000]],
    ['+/- 65.000', [65000], [65000]],
    ['14.500 naik', [14500], [14500]],
    ['14.500 (baru) 🔺', [14500], [14500]],
    ['Rp 1.500.00', [1500, 150_000], [1500, 150_000]],
    ['0.5', [0.5], WHOLE],
    ['0.500', [0.5], WHOLE],
    ['.5', [0.5], WHOLE],
    [',5', [0.5], WHOLE],
    ['14.', [14], [14]],
    ['14,', [14], [14]],
    ['14.500.', [14500], [14500]],
    ['14. 500', [14500], [14500]],
    ["14'500", [14500], [14500]],
    ['14’500', [14500], [14500]],
    ['14.5rb', [14500], [14500]],
    ['14.500 rb', [14500, 14_500_000], [14500, 14_500_000]],
    ['14k', [14000], [14000]],
    ['15 rban', [15000], [15000]],
    ['15rb-an', [15000], [15000]],
    ['±65rb', [65000], [65000]],
    ['3 ratus rban', 'Isi angka, dengan koma untuk desimal', WHOLE],
    ['14.500 kg', [14500], [14500]],
    ['14.500/ons', [14500], [14500]],
    ['40 balita', [40], [40]],
    ['12 ha', [12], [12]],
    ['14²', [14], [14]],
    ['±35.000', [35000], [35000]],
    ['~35.000', [35000], [35000]],
    ['sekitar 35.000', [35000], [35000]],
    ['14.500?', [14500], [14500]],
    ['14.500*', [14500], [14500]],
    ['nihil', [0], [0]],
    ['08.10', [8.1, 810], WHOLE],
  ])('%j may be %j; where decimals are not, %j', (text, decimals, wholes) => {
    expect([outcome(text, 'decimal'), outcome(text, 'whole')]).toEqual([decimals, wholes]);
  });

  test('the question is put in words', () => {
    expect(readFigure('1.5', 'decimal')).toMatchObject({ sentence: 'Maksudnya 1,5 atau 15?' });
    expect(readFigure('1,500', 'whole')).toMatchObject({ sentence: 'Isi bilangan bulat: maksudnya 1.500?' });
  });

  test("a column's own unit behind a figure says nothing new, and another is converted", () => {
    expect(outcome('12 ha', 'whole', 'Hektar')).toBe(12);
    expect(outcome('5,5 Ton', 'decimal', 'ton')).toBe(5.5);
    expect(outcome('5 kg', 'decimal', 'ton')).toEqual([0.005]);
    expect(outcome('± 500 kg', 'decimal', 'ton')).toEqual([0.5]);
    expect(outcome('500 kg naik', 'decimal', 'ton')).toEqual([0.5]);
    expect(outcome('5 ha', 'decimal', 'ton')).toBe('Isi dalam ton');
  });
});

describe('no question proposes a number a thousand times off', () => {
  test.each<readonly [string | number, readonly number[] | string]>([
    ['42766,67', WHOLE],
    [42766.67, WHOLE],
    [31.5, WHOLE],
    ['31.5', WHOLE],
    ['31,5', WHOLE],
  ])('%j children are refused', (raw, result) => {
    expect(outcome(raw, 'whole', 'anak')).toEqual(result);
  });

  test.each<readonly [string | number, readonly number[] | string]>([
    [14.5, [14500]],
    ['14.5', [145, 14500]],
    ['14.50', [1450, 14500]],
    ['1450.5', WHOLE],
    [42766.67, WHOLE],
    ['42766.67', WHOLE],
    ['42766,67', WHOLE],
  ])('a price of %j may have lost its noughts only below a thousand', (raw, result) => {
    expect(outcome(raw, 'whole', 'Rp. ')).toEqual(result);
  });
});
