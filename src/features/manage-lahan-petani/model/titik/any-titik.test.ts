import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDecimal } from '#contract/format.ts';
import { readTitik } from './read-titik';

const degrees = (most: number) => fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((unit) => unit / 1e7);
const points = fc.record({ lat: degrees(11), lang: fc.integer({ min: 95e7, max: 141e7 }).map((unit) => unit / 1e7) });
const comma = (value: number) => plainDecimal(value).replace('.', ',');
const sexagesimal = (value: number, digits: number) => {
  const seconds = Number((Math.abs(value) * 3600).toFixed(digits));
  const rest = (seconds % 60).toFixed(digits);
  return `${Math.floor(seconds / 3600)}°${Math.floor((seconds % 3600) / 60)}'${rest}"`;
};
const formats: Record<string, (lat: number, lang: number) => string> = {
  'with points': (lat, lang) => `${plainDecimal(lat)}, ${plainDecimal(lang)}`,
  'without a blank': (lat, lang) => `${plainDecimal(lat)},${plainDecimal(lang)}`,
  'with commas': (lat, lang) => `${comma(lat)}; ${comma(lang)}`,
  'with a line each': (lat, lang) => `${comma(lat)}\n${comma(lang)}`,
  'with sides': (lat, lang) => `${comma(Math.abs(lat))} ${lat < 0 ? 'LS' : 'LU'}, ${comma(lang)} BT`,
  'with labels': (lat, lang) => `Bujur: ${comma(lang)} Lintang: ${comma(lat)}`,
  'in a link': (lat, lang) => `https://www.google.com/maps/@${plainDecimal(lat)},${plainDecimal(lang)},17z`,
  'in a geo link': (lat, lang) => `geo:${plainDecimal(lat)},${plainDecimal(lang)}?z=15`,
  'in WKT': (lat, lang) => `POINT(${plainDecimal(lang)} ${plainDecimal(lat)})`,
  'in minutes and seconds': (lat, lang) => `${sexagesimal(lat, 5)} ${lat < 0 ? 'S' : 'N'} ${sexagesimal(lang, 5)} E`,
};

test.each(Object.keys(formats))('any point of Indonesia is read as it was written: %s', (name) => {
  fc.assert(
    fc.property(points, ({ lat, lang }) => {
      // '0,95' is one number to whoever reads it.
      fc.pre(name !== 'without a blank' || !Number.isInteger(lat));
      const reading = readTitik(formats[name]?.(lat, lang) ?? '');
      expect(reading.is).toBe('titik');
      if (reading.is !== 'titik') return;
      expect(Math.abs(Number(reading.titik.lat) - lat)).toBeLessThan(1e-7);
      expect(Math.abs(Number(reading.titik.lang) - lang)).toBeLessThan(1e-7);
      expect(reading.titik.lat + reading.titik.lang).toMatch(/^[-\d.]+$/);
    }),
  );
});

test('no text whatever ends in an error or in a coordinate that is no plain decimal', () => {
  const pieces = fc.constantFrom(
    '-',
    '0',
    '115',
    '.',
    ',',
    ' ',
    '°',
    "'",
    '"',
    'S',
    'BT',
    'lat',
    'geo:',
    'e-7',
    'https://',
    '%',
    '+',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
      ),
      (text) => {
        const reading = readTitik(text);
        const texts = reading.is === 'titik' ? [reading.titik.lat, reading.titik.lang] : ['0', '0'];
        for (const value of texts) expect(value).toMatch(/^-?\d+(\.\d*)?$/);
      },
    ),
  );
});

test('a geo link at the equator parts its degrees by the comma', () => {
  expect(readTitik('geo:0,95?z=15')).toEqual({ is: 'titik', titik: { lat: '0', lang: '95' } });
});
