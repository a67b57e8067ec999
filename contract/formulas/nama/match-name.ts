import { typedText } from './typed-text.ts';

/** Which candidates a name may mean, by their places: one is meant; several, or one that says less, are asked about. */
export type NameMatch = { is: 'one'; at: number } | { is: 'asked'; asks: readonly number[] } | { is: 'none' };

/** What a candidate is called: one name, or all by which it is known. */
export type Candidate = string | readonly string[];

/** No name is longer. */
const LONGEST = 200;

/** Units and little words, which say nothing about what is meant. */
const NOISE = new Set(
  'rp rupiah per di dan yang yg dalam satuan kg kilogram l lt ltr liter ton ha hektar orang anak jiwa'.split(' '),
);

/** Words as they sound, so that spellings of one word are one: 'cabe' is 'cabai', 'telor' is 'telur'. */
const wordsOf = (name: string): string[] => {
  const plain = typedText(name)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’.]/gu, '');
  const words = plain.match(/\p{L}+|\d+/gu) ?? [];
  const told = words.filter((word) => !NOISE.has(word));
  return (told.length > 0 ? told : words).map(sound);
};
/** 'I', 'II' and 'VIII' are numbers of villages, and none of them another one misspelt. */
const isRoman = (word: string): boolean => /^[ivx]+$/.test(word);
const sound = (word: string): string =>
  /[aeiou]/.test(word) && !isRoman(word)
    ? word
        .replace(/^di(?=.{4})/, '')
        .replace(/ai/g, 'e')
        .replace(/oe|o/g, 'u')
        .replace(/tj/g, 'c')
        .replace(/dj/g, 'j')
        .replace(/(.)\1/g, '$1')
    : word;

/** 'hrg' for 'harga', 'mnyk' for 'minyak': the same beginning, letters left out, consonants above all. */
function abbreviates(short: string, word: string): boolean {
  if (short.length < 2 || short.length >= word.length || short[0] !== word[0] || /\d/.test(short)) return false;
  if (isRoman(short) && isRoman(word)) return false;
  if (word.startsWith(short)) return short.length >= 3;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length && short.length >= 3 && !/[aeiu]/.test(short.slice(1));
}

/** At most one letter more, less, or other, or two letters in the wrong order. */
function isSlip(a: string, b: string): boolean {
  if (Math.max(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0] || /\d/.test(a + b))
    return false;
  let front = 0;
  while (front < a.length && a[front] === b[front]) front += 1;
  const [restA, restB] = [a.slice(front), b.slice(front)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

/** A name's words as they sound: 'Cabe Rawit' and 'Cabai rawit' are one. */
export const soundOf = (name: string): readonly string[] => wordsOf(name);

/** Equal but for its spelling, the order of its words, or one typing error; abbreviations and words left out are not. */
export function closeName(name: string, other: string): boolean {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  if (words.join('') === others.join('')) return true;
  if (words.length !== others.length) return false;
  const left = [...others];
  const odd = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const [said = '', meant = ''] = [odd[0], left[0]];
  return odd.length === 0 || (odd.length === 1 && isSlip(said, meant));
}

type Same = (said: string, word: string) => boolean;
const equal: Same = (said, word) => said === word;
const short: Same = (said, word) => said === word || abbreviates(said, word) || abbreviates(word, said);
const slipped: Same = (said, word) => short(said, word) || isSlip(said, word);

/** How many words of a candidate the name says, or null where it says something else too. 'bb' says 'berat badan'. */
function said(name: readonly string[], candidate: readonly string[], same: Same): number | null {
  const left = [...candidate];
  for (const word of name) {
    const at = left.findIndex((other) => same(word, other));
    if (at >= 0) left.splice(at, 1);
    else {
      const from = same === equal ? -1 : initialsAt(word, left);
      if (from < 0) return null;
      left.splice(from, word.length);
    }
  }
  return candidate.length - left.length;
}

function initialsAt(word: string, words: readonly string[]): number {
  const initials = words.map((each) => each[0]).join('');
  return word.length < 2 ? -1 : initials.indexOf(word);
}

type Fits = (name: readonly string[], candidate: readonly string[]) => boolean;

const saysAll =
  (same: Same): Fits =>
  (name, candidate) =>
    said(name, candidate, same) === candidate.length;

const saysOnly =
  (same: Same): Fits =>
  (name, candidate) =>
    said(name, candidate, same) !== null;

/** From sure to less sure; the first at which any candidate fits decides, and only if it is one. */
const LEVELS: readonly Fits[] = [
  (name, candidate) => name.join(' ') === candidate.join(' '),
  (name, candidate) => name.join('') === candidate.join(''),
  ...[equal, short, slipped].map(saysAll),
  saysOnly(equal),
];
/** Words are left out, and others abbreviated: sure where the first word is said in full. 'Teri' is no 'Tepung Terigu'. */
const PARTIAL_LEVELS: readonly Fits[] = [short, slipped].map(saysOnly);
const saysFirst: Fits = (name, [first = '']) => name.includes(first);

/** Two words that are the same in any way begin alike: most names are told apart by their first letters. */
const beginAlike: Fits = (name, candidate) => name.every((word) => candidate.some((other) => other[0] === word[0]));

/**
 * Finds what a name means among the candidates however it is written: case, punctuation, units, abbreviations, old
 * spelling, one wrong letter, words left out. Never guessed: where two candidates fit equally well, or where the name says
 * more than the candidate ('Beras SPHP' for 'Beras'), they are asked about.
 */
export function nameMatcher(candidates: readonly Candidate[]): (name: string) => NameMatch {
  const known = candidates.map((names) => [names].flat().map(wordsOf));
  const placesOf = (fits: (candidate: readonly string[]) => boolean): number[] =>
    known.flatMap((names, at) => (names.some((words) => words.length > 0 && fits(words)) ? [at] : []));
  const found = new Map<string, NameMatch>();
  const find = (name: string): NameMatch => {
    const words = wordsOf(name);
    if (words.length === 0 || name.length > LONGEST) return { is: 'none' };
    const isNear = placesOf((candidate) => beginAlike(words, candidate) || beginAlike(candidate, words)).length > 0;
    for (const fits of isNear ? [...LEVELS, ...PARTIAL_LEVELS] : []) {
      const asks = placesOf((candidate) => fits(words, candidate));
      const [at] = asks;
      if (at === undefined) continue;
      const isSure =
        LEVELS.includes(fits) ||
        placesOf((candidate) => fits(words, candidate) && saysFirst(words, candidate)).includes(at);
      return asks.length === 1 && isSure ? { is: 'one', at } : { is: 'asked', asks };
    }
    const less = isNear ? placesOf((candidate) => said(candidate, words, short) !== null) : [];
    return less.length > 0 ? { is: 'asked', asks: less } : { is: 'none' };
  };
  return (name) => {
    const before = found.get(name) ?? find(name);
    found.set(name, before);
    return before;
  };
}
