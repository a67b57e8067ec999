/**
 * What digits with separators can mean. `value` is there where they are written as Indonesian writes them and no other
 * way of writing gives another number; otherwise `asks` holds all that they may mean.
 */
export type Numeral = { value: number } | { asks: readonly number[] } | null;

const GROUPED = /^\d{1,3}(\.\d{3})+$/;
const GROUPED_WITH_COMMAS = /^\d{1,3}(,\d{3})+$/;
const isZero = (digits: string) => /^0*$/.test(digits);
const without = (text: string, sign: string) => text.replaceAll(sign, '');

const one = (text: string): Numeral => ({ value: Number(text) });
const ask = (...texts: readonly string[]): Numeral => ({
  asks: [...new Set(texts.map(Number))].sort((a, b) => a - b),
});

/**
 * @param text digits, dots and commas alone
 * @param isPrice a short part behind a dot may have lost its noughts
 */
export function numeralOf(text: string, isPrice = false): Numeral {
  if (!/\d/.test(text)) return null;
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots === 0) return withCommas(text, commas);
  if (commas === 0) return withDots(text, dots, isPrice);
  return withBoth(text, dots, commas);
}

function withDots(text: string, dots: number, isPrice: boolean): Numeral {
  const [head = '', tail = ''] = text.split('.');
  // '0.500' groups nothing.
  if (GROUPED.test(text) && !isZero(head)) return one(without(text, '.'));
  if (dots > 1) {
    const cut = text.lastIndexOf('.');
    const front = text.slice(0, cut);
    const back = text.slice(cut + 1);
    const joined = without(text, '.');
    // '1.2.3' counts parts of a text.
    if (!/\d{3}/.test(text)) return null;
    // 'Rp 1.500.00': dots throughout, where the last stands for a comma.
    return GROUPED.test(front) && back.length < 3 ? ask(`${without(front, '.')}.${back}`, joined) : ask(joined);
  }
  if (tail === '') return ask(head);
  if (isZero(head)) return ask(`0.${tail}`);
  const point = `${head}.${tail}`;
  const joined = `${head}${tail}`;
  // A spreadsheet in English makes 14.5 of '14.500' that was typed into it.
  const mayLackNoughts = isPrice && tail.length < 3 && head.length < 4;
  return mayLackNoughts ? ask(point, joined, `${point}e3`) : ask(point, joined);
}

function withCommas(text: string, commas: number): Numeral {
  if (commas === 0) return one(text);
  if (commas > 1) return GROUPED_WITH_COMMAS.test(text) ? ask(without(text, ',')) : null;
  const [head = '', tail = ''] = text.split(',');
  if (head === '' || tail === '') return ask(`${head || 0}.${tail || 0}`);
  const isGrouping = GROUPED_WITH_COMMAS.test(text) && !isZero(head);
  return isGrouping ? ask(`${head}.${tail}`, head + tail) : one(`${head}.${tail}`);
}

function withBoth(text: string, dots: number, commas: number): Numeral {
  const cut = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const front = text.slice(0, cut);
  const back = text.slice(cut + 1) || '0';
  if (text[cut] === ',') {
    if (commas > 1) return null;
    const decimal = `${without(front, '.')}.${back}`;
    return GROUPED.test(front) && cut < text.length - 1 && !isZero(front.split('.')[0] ?? '')
      ? one(decimal)
      : ask(decimal);
  }
  return dots === 1 && GROUPED_WITH_COMMAS.test(front) ? ask(`${without(front, ',')}.${back}`) : null;
}
