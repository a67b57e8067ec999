export const SQUARE_METRE = 'm²';

/** Writes 'm2' and 'm3' behind a figure as 'm²' and 'm³': their digits are none of the figure's. */
export const withPowerSigns = (text: string): string =>
  text.replace(/(?<=\d ?m)[23](?=\.?$)/i, (power) => (power === '2' ? '²' : '³'));

/** Units as they are abbreviated on price lists, by the one word that they mean. */
const UNITS: readonly (readonly string[])[] = [
  ['kg', 'kilo', 'kilogram', 'kgs'],
  ['liter', 'l', 'lt', 'ltr', 'litre'],
  ['hektar', 'ha', 'hektare'],
  ['ton', 't', 'tons'],
  ['kuintal', 'kw', 'kwintal'],
  ['ons'],
  ['gram', 'g', 'gr'],
  ['are'],
  [SQUARE_METRE, 'm2', 'm', 'meter', 'mtr'],
];

export const unitOf = (word: string): string => {
  const lower = word.trim().toLowerCase();
  return UNITS.find((words) => words.includes(lower))?.[0] ?? lower;
};

/** Known units by what they measure, in kilograms and square metres. */
const SIZES: Readonly<Record<string, readonly [measure: 'berat' | 'luas', size: number]>> = {
  gram: ['berat', 0.001],
  ons: ['berat', 0.1],
  kg: ['berat', 1],
  kuintal: ['berat', 100],
  ton: ['berat', 1_000],
  [SQUARE_METRE]: ['luas', 1],
  are: ['luas', 100],
  hektar: ['luas', 10_000],
};

/** The measure and size of a unit of weight or area; undefined for any other word. */
export const sizeOf = (word: string) => SIZES[unitOf(word)];

/** Converts an amount to another unit of the same measure; undefined where the units measure different things. */
export function convert(value: number, word: string, into: string): number | undefined {
  const [from, to] = [sizeOf(word), sizeOf(into)];
  if (!from || !to || from[0] !== to[0]) return undefined;
  return Number(((value * from[1]) / to[1]).toPrecision(12));
}

/** By which prices are quoted everywhere: said behind a price, they change nothing. */
export const isUnit = (word: string): boolean => ['kg', 'liter'].includes(unitOf(word));

/** A unit of weight, volume or area: behind a figure it may mean another amount. */
export const isKnownUnit = (word: string): boolean => UNITS.some((words) => words.includes(word.toLowerCase()));
