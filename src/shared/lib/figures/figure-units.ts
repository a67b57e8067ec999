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
];

export const unitOf = (word: string): string => {
  const lower = word.trim().toLowerCase();
  return UNITS.find((words) => words.includes(lower))?.[0] ?? lower;
};

/** By which prices are quoted everywhere: said behind a price, they change nothing. */
export const isUnit = (word: string): boolean => ['kg', 'liter'].includes(unitOf(word));

/** A unit of weight, volume or area: behind a figure it may mean another amount. */
export const isKnownUnit = (word: string): boolean => UNITS.some((words) => words.includes(word.toLowerCase()));
