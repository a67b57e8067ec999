/** Digits and signs around a word. */
const before = /^[\d\p{P}\p{S}\s]+/u;
/** The lookbehind starts the search at the first sign only, not again at each: otherwise it is quadratic. */
const after = /(?<![\d\p{P}\p{S}\s])[\d\p{P}\p{S}\s]+$/u;
const between = /[\p{P}\p{S}\s]+/gu;

/** Signs that stand for letters; `1` stands for two of them. */
const letters: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const spelt = (text: string, one: 'i' | 'l') =>
  text.replace(/[0134457@$!]/g, (sign) => (sign === '1' ? one : (letters[sign] ?? sign)));

/** Without the digits and signs around it. */
export const bare = (text: string): string => text.replace(before, '').replace(after, '');

/** 'sayang' for 'sayangsayang': a text made of repetitions occurs in its own double before the second half. */
const repeated = (text: string) => text.slice(0, (text + text).indexOf(text, 1));

/** The words, in lower case, that a password may be a variant of: 'P4ssword!99' is one of 'password'. */
export function formsOf(password: string): ReadonlySet<string> {
  const plain = password.toLowerCase();
  const cut = [plain, plain.replace(after, ''), bare(plain)];
  const all = cut.flatMap((text) => [text, spelt(text, 'i'), spelt(text, 'l')]);
  const joined = all.map((text) => text.replace(between, ''));
  return new Set([...all, ...joined].flatMap((text) => [text, bare(text), repeated(text)]));
}
