/** Units as they are abbreviated on price lists, by the one word that they mean. */
const UNITS: readonly (readonly string[])[] = [
  ['kg', 'kilo', 'kilogram', 'kgs'],
  ['liter', 'l', 'lt', 'ltr', 'litre'],
  ['hektar', 'ha', 'hektare'],
  ['ton', 't', 'tons'],
];

export const unitOf = (word: string): string => {
  const lower = word.trim().toLowerCase();
  return UNITS.find((words) => words.includes(lower))?.[0] ?? lower;
};

/** By which prices are quoted everywhere: said behind a price, they change nothing. */
export const isUnit = (word: string): boolean => ['kg', 'liter'].includes(unitOf(word));
