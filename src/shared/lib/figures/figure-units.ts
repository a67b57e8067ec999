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
  [SQUARE_METRE, 'm', 'meter', 'mtr'],
];

export const unitOf = (word: string): string => {
  const lower = word.trim().toLowerCase();
  return UNITS.find((words) => words.includes(lower))?.[0] ?? lower;
};

/** By which prices are quoted everywhere: said behind a price, they change nothing. */
export const isUnit = (word: string): boolean => ['kg', 'liter'].includes(unitOf(word));

/** A unit of weight, volume or area: behind a figure it may mean another amount. */
export const isKnownUnit = (word: string): boolean => UNITS.some((words) => words.includes(word.toLowerCase()));
