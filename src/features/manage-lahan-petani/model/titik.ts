/** A point, in degrees. */
export interface Titik {
  lat: string;
  lang: string;
}

const NUMBER = /^[+-]?\d{1,3}(?:[.,]\d+)?$/;

/** A degree as it is sent; NaN for what is none. A comma is a decimal sign, too. */
export const degreesOf = (text: string): string | number => {
  const written = text.trim().replace('−', '-');
  if (written === '') return '';
  return NUMBER.test(written) ? written.replace(',', '.').replace('+', '') : Number.NaN;
};

/** Between two numbers stand a semicolon or a space; a bare comma only where decimals have points. */
const PAIRS = [/^([^\s,;]+)[\s,;]+([^\s,;]+)$/, /^([^\s;]+?)(?:\s*;\s*|,?\s+)([^\s;]+)$/];

/** Both degrees of a point as maps write them: '-0.23, 115.7', also '-0,23; 115,7'. Null for what is not a pair. */
export function titikOf(text: string): Titik | null {
  // '-0,23' is one number.
  if (degreesOf(text) === '' || !Number.isNaN(degreesOf(text))) return null;
  for (const pair of PAIRS) {
    const [, lat = '', lang = ''] = pair.exec(text.trim().replace(/^\(|\)$/g, '')) ?? [];
    const [one, other] = [degreesOf(lat), degreesOf(lang)];
    if (typeof one === 'string' && typeof other === 'string' && one && other) return { lat: one, lang: other };
  }
  return null;
}
